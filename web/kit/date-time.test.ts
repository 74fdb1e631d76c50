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
