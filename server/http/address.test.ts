import { expect, it } from 'vitest';
import { withoutTrailingSigns } from './address.ts';

it.each([
  ['/signin)', '/signin'],
  ['/signin).', '/signin'],
  ['/signin)/', '/signin/'],
  ['/results/%D8%8C', '/results/'],
  ['/about-us/%D8%8C%C2%BB', '/about-us/'],
  ['/about-us/%22', '/about-us/'],
  ['/about-us%E2%80%A6', '/about-us'],
  ['/about-us/%D8%9F%20', '/about-us/'],
  ['/%D9%85%D8%B3%D8%A7%D8%B1!', '/%D9%85%D8%B3%D8%A7%D8%B1'],
  ['/.', '/'],
  ['/))/)', '/'],
  ['//other.example)', '/other.example'],
  ['/%5Cother.example)', '/%5Cother.example'],
])('of %s the address is %s', (typed, clean) => {
  expect(withoutTrailingSigns(typed)).toBe(clean);
});

it.each(['/', '/signin', '/about-us/', '/community/forums/2025-01-01/a.b', '/seasons/first-2025/', '/a_b-'])(
  '%s ends with none',
  (typed) => {
    expect(withoutTrailingSigns(typed)).toBeUndefined();
  },
);
