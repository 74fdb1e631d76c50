import { expect, test } from 'vitest';
import { slugOf, withSuffix } from './slug.ts';

test.each([
  ['How do we start?', 'how-do-we-start'],
  ['كيف نبدأ؟', 'كيف-نبدأ'],
  ['روبوت FLL، موسم ٢٠٢٥!', 'روبوت-fll-موسم-٢٠٢٥'],
  ['مُحَرِّكٌ قويّ', 'محرك-قوي'],
  ['طـــويل', 'طويل'],
  ['  --a__b//c--  ', 'a-b-c'],
  ['Ａ１', 'a1'],
  ['C++ & <b>', 'c-b'],
  ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
  ['👍👍', 'topic'],
  ['؟؟؟', 'topic'],
])('%j is %j in an address', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a long title is cut between words', () => {
  const slug = slugOf('روبوت '.repeat(30));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug).toMatch(/^(روبوت-)+روبوت$/);
  expect(slugOf('a'.repeat(140))).toBe('a'.repeat(80));
  expect(slugOf(`${'a'.repeat(80)} b`)).toBe('a'.repeat(80));
});

test('letters outside the first plane are not cut in half', () => {
  const slug = slugOf(`${'a'.repeat(79)}𞤀𞤀`);
  expect(slug.isWellFormed()).toBe(true);
});

test('suffixes differ', () => {
  const suffixed = new Set(Array.from({ length: 100 }, () => withSuffix('كيف')));
  expect(suffixed.size).toBe(100);
  for (const slug of suffixed) expect(slug).toMatch(/^كيف-[a-z2-9]{5}$/);
});
