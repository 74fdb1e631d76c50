import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import ar from '#locales/ar/admin.ts';
import en from '#locales/en/admin.ts';
import { createWords, WordsContext } from '#web/lib/words.tsx';
import { Difference } from './Difference.tsx';

/** What the log says of a change, without its marks. */
function said(language: Language, before: unknown, after: unknown): string {
  const words = createWords(language, { admin: { ar, en }[language] });
  const difference = createElement(Difference, { before, after, field: undefined });
  return renderToStaticMarkup(createElement(WordsContext, { value: words }, difference)).replaceAll(/<[^>]*>/g, '');
}

it('a switched flag and a moved record read as a change', () => {
  expect(said('en', false, true)).toBe('No → Yes');
  expect(said('ar', false, true)).toBe('من لا إلى نعم');
  expect(said('en', 4, 1)).toBe('4 → 1');
  expect(said('ar', 12, 3)).toBe('من 12 إلى 3');
});

it('a text that was added or removed is marked as such', () => {
  expect(said('en', 'Old', 'New')).toBe('Removed: Old Added: New ');
  // Without the word for nothing, which would read as if it had been a text.
  expect(said('en', '', 'New')).toBe('Added: New ');
  expect(said('en', null, 'New')).toBe('Added: New ');
  expect(said('en', 'Old', '')).toBe('Removed: Old ');
  expect(said('ar', ['أ'], [])).toBe('محذوف: 1. أ ');
});
