import { expect, it } from 'vitest';
import { matches } from './fold.ts';

it.each([
  ['أحمد الزهراني', 'احمد', true],
  ['المدينة المنورة', 'مدينه', true],
  ['مُسْتَوى', 'مستوي', true],
  ['Jubail Industrial City', 'city jub', true],
  ['São Tomé', 'sao tome', true],
  ['Riyadh', 'jed', false],
  ['Riyadh', '', true],
])('%s, searched for %s', (text, search, found) => {
  expect(matches(text, search)).toBe(found);
});
