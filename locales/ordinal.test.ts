import { expect, test } from 'vitest';
import { formatOrdinal } from './ordinal.ts';

test.each([
  [1, '1st', 'الأول'],
  [2, '2nd', 'الثاني'],
  [3, '3rd', 'الثالث'],
  [4, '4th', 'الرابع'],
  [10, '10th', 'العاشر'],
  [11, '11th', 'الحادي عشر'],
  [12, '12th', 'الثاني عشر'],
  [13, '13th', 'الثالث عشر'],
  [19, '19th', 'التاسع عشر'],
  [20, '20th', 'العشرين'],
  [21, '21st', 'الحادي والعشرين'],
  [22, '22nd', 'الثاني والعشرين'],
  [33, '33rd', 'الثالث والثلاثين'],
  [40, '40th', 'الأربعين'],
])('%d is %s, %s', (number, english, arabic) => {
  expect(formatOrdinal(number, 'en')).toBe(english);
  expect(formatOrdinal(number, 'ar')).toBe(arabic);
});
