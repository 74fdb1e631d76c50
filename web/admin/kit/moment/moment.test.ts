import { expect, test } from 'vitest';
import { calendarDay, clockTime, joinMoment, leftDay, splitMoment, unfinished } from './moment.ts';

test.each([
  ['', '', ''],
  ['2026-02-01', '2026-02-01', ''],
  ['2026-02-01T19:00', '2026-02-01', '19:00'],
  ['2026-02-01T19:00:00+03:00', '2026-02-01', '19:00'],
  ['T19:00', '', '19:00'],
])('%j is the day %j and the time %j', (moment, day, time) => {
  expect(splitMoment(moment)).toEqual({ day, time });
});

test('a day and a time become a moment again, and a day alone stays one', () => {
  expect(joinMoment('2026-02-01', '19:00')).toBe('2026-02-01T19:00');
  expect(joinMoment('2026-02-01', '')).toBe('2026-02-01');
  expect(joinMoment('', '19:00')).toBe('T19:00');
});

test.each(['', unfinished, '2026-02-30', '2026-13-01', '01/02/2026'])('%j is no day', (text) => {
  expect(calendarDay(text)).toBeUndefined();
});

test('days and times are read as they are written', () => {
  expect(calendarDay('2026-02-01')?.toString()).toBe('2026-02-01');
  expect(clockTime('19:05')?.toString()).toBe('19:05:00');
  expect(clockTime('25:00')).toBeUndefined();
});

test.each([
  ['2026-02-01', true, '2026-02-01'],
  ['', false, ''],
  ['', true, unfinished],
  [unfinished, true, unfinished],
  [unfinished, false, ''],
])('a field that held %j and is left, begun: %j, holds %j', (day, begun, left) => {
  expect(leftDay(day, { begun })).toBe(left);
});
