import { expect, test } from 'vitest';
import { barsOf, roundTop } from './day-spans.ts';

const season = { opened: '2026-11-01', today: '2026-11-05' };

test('a bar for each day from the opening until today, those without registrations too', () => {
  const days = [
    { day: '2026-11-02', value: 3 },
    { day: '2026-11-04', value: 1 },
  ];
  expect(barsOf({ ...season, days }).map(({ from, value }) => [from, value])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 3],
    ['2026-11-03', 0],
    ['2026-11-04', 1],
    ['2026-11-05', 0],
  ]);
});

test('the season before is moved to open on the same day', () => {
  const before = { opened: '2025-10-20', days: [{ day: '2025-10-21', value: 7 }] };
  const bars = barsOf({ ...season, days: [{ day: '2026-11-01', value: 2 }], before });
  expect(bars.slice(0, 2)).toEqual([
    { from: '2026-11-01', to: '2026-11-01', value: 2, before: 0 },
    { from: '2026-11-02', to: '2026-11-02', value: 0, before: 7 },
  ]);
});

test('who registered before the opening is counted; an old season ends with its last registration', () => {
  const bars = barsOf({ opened: '2025-03-03', today: '2026-11-05', days: [{ day: '2025-03-01', value: 1 }] });
  expect(bars.map(({ from }) => from)).toEqual(['2025-03-01', '2025-03-02', '2025-03-03']);
});

test.each([
  [62, 1],
  [63, 7],
  [434, 7],
  [435, 28],
  [4000, 65],
])('%d days are drawn in bars of %d, which leave nothing out', (count, size) => {
  const days = Array.from({ length: count }, (_, at) => ({
    day: new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
    value: 1,
  }));
  const bars = barsOf({ opened: '2020-01-01', today: '2040-01-01', days });
  expect(bars.length).toBe(Math.ceil(count / size));
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBe(count);
  expect([bars[0]?.from, bars.at(-1)?.to]).toEqual(['2020-01-01', days.at(-1)?.day]);
});

test('a chart goes on until the last day of the other', () => {
  const days = [{ day: '2025-03-01', value: 1 }];
  const bars = barsOf({ opened: '2025-03-01', today: '2026-11-05', days, until: '2025-03-03' });
  expect(bars.map(({ from }) => from)).toEqual(['2025-03-01', '2025-03-02', '2025-03-03']);
});

test('without anything there are no bars', () => {
  expect(barsOf({ ...season, days: [] })).toEqual([]);
});

test.each([
  [0, 1],
  [3, 4],
  [10, 10],
  [11, 12],
  [41, 60],
  [10_050, 12_000],
])('an axis for %d ends at %d', (most, top) => expect(roundTop(most)).toBe(top));
