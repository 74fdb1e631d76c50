import { IslamicUmalquraCalendar } from '@internationalized/date';
import { expect, test } from 'vitest';
import { ummAlQura } from './umm-al-qura.ts';

const calendar = new IslamicUmalquraCalendar();
const julianDayOf1970 = 2_440_588;

/** From 82 years before the table begins. */
test('every day from 1800 to 2172 is the day that the library says', () => {
  const wrong: number[] = [];
  for (let days = -62_091; days < 74_000; days += 1) {
    const { year, month, day } = calendar.fromJulianDay(days + julianDayOf1970);
    const ours = ummAlQura(days);
    if (ours.year !== year || ours.month !== month || ours.day !== day) wrong.push(days);
  }
  expect(wrong).toEqual([]);
});

test.each([-730_000, 80_000, 1_000_000])('the day %d, far from any season, has a month and a day, too', (days) => {
  const { month, day } = ummAlQura(days);
  expect(month >= 1 && month <= 12 && day >= 1 && day <= 30).toBe(true);
});
