import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { createWords, WordsContext } from '#web/lib/words.tsx';
import { DateTime, type DateTimeProps } from './DateTime.tsx';

const textOf = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('\u200e', '');
const render = (lang: Language, props: DateTimeProps) =>
  renderToStaticMarkup(createElement(WordsContext, { value: createWords(lang, {}) }, createElement(DateTime, props)));

const instant = '2026-03-19T21:30:00Z';

test.each<[string, Language, Partial<DateTimeProps>, string]>([
  ['a day', 'ar', {}, '20 مارس 2026 (1 شوال 1447 هـ)'],
  ['a day and its time', 'ar', { time: true }, '20 مارس 2026، 00:30 (1 شوال 1447 هـ)'],
  ['a day in a table', 'ar', { stacked: true }, '20 مارس 2026 1 شوال 1447 هـ'],
  ['a day', 'en', {}, '20 March 2026'],
  ['a day in a table', 'en', { stacked: true }, '20 March 2026'],
])('%s (%s)', (_, lang, props, shown) => {
  const html = render(lang, { iso: instant, ...props });
  expect(textOf(html)).toBe(shown);
  expect(html).toContain(`dateTime="${instant}"`);
});

test.each<[string, Language, DateTimeProps, string]>([
  ['a single day of two', 'en', { iso: '2026-03-05', to: '2026-03-05', weekday: true }, 'Thursday 5 March 2026'],
  [
    'a single day of two',
    'ar',
    { iso: '2026-03-05', to: '2026-03-05', weekday: true },
    'الخميس 5 مارس 2026 (16 رمضان 1447 هـ)',
  ],
  ['days of a month', 'en', { iso: '2026-03-05', to: '2026-03-07' }, '5 to 7 March 2026'],
  [
    'days of a month',
    'ar',
    { iso: '2026-03-05', to: '2026-03-07' },
    'من 5 إلى 7 مارس 2026 (من 16 إلى 18 رمضان 1447 هـ)',
  ],
  ['days of two months', 'en', { iso: '2026-03-30', to: '2026-04-02' }, '30 March to 2 April 2026'],
  [
    'days of two months of ours',
    'ar',
    { iso: '2026-03-18', to: '2026-03-21' },
    'من 18 إلى 21 مارس 2026 (من 29 رمضان إلى 2 شوال 1447 هـ)',
  ],
  ['days of two years', 'en', { iso: '2025-12-31', to: '2026-01-01' }, '31 December 2025 to 1 January 2026'],
  [
    'an evening',
    'en',
    { iso: '2026-01-08T19:00:00+03:00', to: '2026-01-08T20:30:00+03:00', time: true, weekday: true },
    'Thursday 8 January 2026, 19:00 to 20:30',
  ],
  [
    'an evening',
    'ar',
    { iso: '2026-01-08T19:00:00+03:00', to: '2026-01-08T20:30:00+03:00', time: true },
    '8 يناير 2026، 19:00 إلى 20:30 (19 رجب 1447 هـ)',
  ],
])('%s (%s)', (_, lang, props, shown) => {
  expect(textOf(render(lang, props))).toBe(shown);
});
