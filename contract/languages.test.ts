import { expect, test } from 'vitest';
import { pickLanguage } from './languages.ts';

test.each([
  ['en', 'ar', 'en'],
  [undefined, undefined, 'ar'],
  [undefined, 'fr', 'ar'],
  [undefined, 'en-GB,en;q=0.9', 'en'],
  [undefined, 'fr, ar;q=0.3, en;q=0.8', 'en'],
  [undefined, 'en;q=0, fr', 'ar'],
  ['de', 'en', 'en'],
  [undefined, ';;,q=', 'ar'],
])('chosen %s, browser asks for %s: %s', (chosen, header, language) => {
  expect(pickLanguage(chosen, header)).toBe(language);
});
