import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseFaqs } from './faqs.ts';
import { readJson } from './files.ts';

test('a file that its schema refuses names itself and the place in it', () => {
  const wrong = z.array(z.strictObject({ file: z.number(), name: z.string(), nameEn: z.string() }));
  expect(() => readJson('partners.json', wrong)).toThrow(/demo\/content\/partners\.json:[\s\S]*\[0\]\.file/);
});

test('a heading of the first level is a question, and what follows is its answer', () => {
  expect(parseFaqs('# One?\n\nYes, **one**.\n\n- a\n\n# Two?\n\nNo.', 'en')).toEqual([
    ['One?', '<p>Yes, <strong>one</strong>.</p>\n<ul>\n<li>a</li>\n</ul>\n'],
    ['Two?', '<p>No.</p>\n'],
  ]);
});

test('an answer names the ages that the competition has', () => {
  const asked = '# ?\n\n{ages FLLC}';
  expect(parseFaqs(asked, 'ar')).toEqual([['?', '<p>من\u00a09\u00a0إلى\u00a016\u00a0سنة</p>\n']]);
  expect(parseFaqs(asked, 'en')).toEqual([['?', '<p>ages\u00a09\u00a0to\u00a016</p>\n']]);
});

test.each([
  ['No question.', 'text before the first question'],
  ['# A question?', 'no answer to “A question?”'],
  ['# ?\n\n{ages FLL}', 'no competition has the slug FLL'],
])('%j is refused: %s', (markdown, problem) => {
  expect(() => parseFaqs(markdown, 'en')).toThrow(problem);
});
