import { describe, expect, it } from 'vitest';
import { latinDigits } from './digits.ts';
import {
  formatAges,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
} from './format.ts';
import { formatDay, formatHijri } from './hijri.ts';

describe('money', () => {
  it.each([
    [40300, 'SAR 403.00', '403.00 ر.س'],
    [5250, 'SAR 52.50', '52.50 ر.س'],
    [0, 'SAR 0.00', '0.00 ر.س'],
    [5, 'SAR 0.05', '0.05 ر.س'],
    [123456789, 'SAR 1,234,567.89', '1,234,567.89 ر.س'],
    [-50, 'SAR \u200e-0.50', '\u200e-0.50 ر.س'],
  ])('%d halalas', (halalas, english, arabic) => {
    expect(formatMoney(halalas, 'en')).toBe(english);
    expect(formatMoney(halalas, 'ar')).toBe(arabic);
  });
});

describe('numbers', () => {
  it('groups thousands with Western digits', () => {
    expect(formatNumber(31178)).toBe('31,178');
    expect(formatNumber(-1234.5)).toBe('-1,234.5');
  });
  it('shows a share as percent', () => {
    expect(formatPercent(0.25)).toBe('25%');
    expect(formatPercent(0.2567)).toBe('25.7%');
  });
});

const hijriMonthNames = [
  ...['Muharram', 'Safar', 'Rabi I', 'Rabi II', 'Jumada I', 'Jumada II'],
  ...['Rajab', 'Shaban', 'Ramadan', 'Shawwal', 'Dhu al-Qidah', 'Dhu al-Hijjah'],
];

describe('dates', () => {
  it('keeps a bare day, wherever the machine stands', () => {
    expect(formatDate('2026-02-01', 'en')).toBe('1 February 2026');
    expect(formatDate('2026-02-01', 'ar')).toBe('1 فبراير 2026');
  });
  it('shows an instant on the clock of Riyadh, into the next day', () => {
    expect(formatDate('2025-12-31T21:00:00Z', 'en')).toBe('1 January 2026');
    expect(formatDateTime('2025-12-31T20:59:59Z', 'en')).toBe('31 December 2025, 23:59');
    expect(formatDateTime(new Date('2025-11-21T11:05:00Z'), 'ar')).toBe('21 نوفمبر 2025، 14:05');
    expect(formatTime('2025-11-21T11:05:00Z')).toBe('14:05');
  });
  // Month starts as the Umm al-Qura calendar printed them.
  it.each([
    ['2025-06-26', '1 محرم 1447 هـ', '1 Muharram 1447 AH'],
    ['2025-03-01', '1 رمضان 1446 هـ', '1 Ramadan 1446 AH'],
    ['2025-11-21', '30 جمادى الأولى 1447 هـ', '30 Jumada I 1447 AH'],
    ['2026-03-20', '1 شوال 1447 هـ', '1 Shawwal 1447 AH'],
  ])('%s in Umm al-Qura', (day, arabic, english) => {
    expect(formatHijri(day, 'ar')).toBe(arabic);
    expect(formatHijri(day, 'en')).toBe(english);
  });
  it('knows every day of Umm al-Qura as ICU does, month ends and leap years included', () => {
    const ofIcu = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      ...{ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' },
    });
    const day = 86_400_000;
    const differing: string[] = [];
    for (let at = Date.UTC(1940, 0, 1); at < Date.UTC(2076, 0, 1); at += day) {
      const iso = new Date(at).toISOString().slice(0, 10);
      const [month, number, year] = ofIcu.format(at).replace(' AH', '').split('/');
      const [shown, ...rest] = formatHijri(iso, 'en').split(' ');
      const name = rest.slice(0, -2).join(' ');
      const named = hijriMonthNames[Number(month) - 1];
      if (shown !== number || name !== named || rest.at(-2) !== year) differing.push(iso);
    }
    expect(differing).toEqual([]);
  });
  it('turns the Umm al-Qura day at midnight in Riyadh', () => {
    expect(formatHijri('2026-03-19T20:59:59Z', 'en')).toBe('30 Ramadan 1447 AH');
    expect(formatHijri('2026-03-19T21:00:00Z', 'en')).toBe('1 Shawwal 1447 AH');
  });
  it('puts the Umm al-Qura day beside the Gregorian in Arabic only', () => {
    expect(formatDay('2025-11-21', 'ar')).toBe('21 نوفمبر 2025 (30 جمادى الأولى 1447 هـ)');
    expect(formatDay('2025-11-21', 'en')).toBe('21 November 2025');
  });
  it('refuses what is no date', () => {
    expect(() => formatDate('soon', 'en')).toThrow(RangeError);
  });
});

it('reads digits of either script', () => {
  expect(latinDigits('٠٥٠ ۱۲۳ 456')).toBe('050 123 456');
});

describe('ages', () => {
  it.each([
    [4, 6, 'ages 4 to 6', 'من 4 إلى 6 سنوات'],
    [8, 10, 'ages 8 to 10', 'من 8 إلى 10 سنوات'],
    [9, 11, 'ages 9 to 11', 'من 9 إلى 11 سنة'],
    [14, 19, 'ages 14 to 19', 'من 14 إلى 19 سنة'],
    [7, 7, 'age 7', '7 سنوات'],
    [18, 18, 'age 18', '18 سنة'],
  ])('%i to %i', (from, to, english, arabic) => {
    const words = (text: string) => text.split('\u00a0').join(' ');
    expect(words(formatAges({ from, to }, 'en'))).toBe(english);
    expect(words(formatAges({ from, to }, 'ar'))).toBe(arabic);
    // It must not contain a place where a line can break.
    for (const language of ['en', 'ar'] as const) expect(formatAges({ from, to }, language)).not.toMatch(/[ \-\u2013]/);
  });
});
