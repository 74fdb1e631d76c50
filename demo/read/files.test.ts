import { expect, test } from 'vitest';
import { z } from 'zod';
import { paired, parseFaqs } from './faqs.ts';
import { named, readJson } from './files.ts';
import { Papers } from './papers.ts';

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
  ['# One?\n\nYes.\n\n# Who may?\n\nThose of\n{ages FLL}\n\n# Two?', 'no competition has the slug FLL, in “Who may?”'],
])('%j is refused: %s', (markdown, problem) => {
  expect(() => parseFaqs(markdown, 'en')).toThrow(problem);
});

test('a question without its translation is named', () => {
  const asked: [string, string][] = [
    ['One?', 'Yes'],
    ['Two?', 'No'],
  ];
  expect(() => paired(asked.slice(0, 1), asked)).toThrow('“Two?” or one before it lacks its translation');
  expect(() => paired(asked, [])).toThrow('“One?”');
});

test('a paper whose line says more than what is judged and its points names itself and the line', () => {
  const sheet = {
    ...{ title: 't', lead: 'l', fields: [], boxes: [] },
    groups: [{ title: 'g', lines: [['what', 'x']] }],
  };
  const ofLanguage = { rules: [], sheet };
  const { error } = Papers.safeParse({ ar: ofLanguage, en: ofLanguage });
  expect(z.prettifyError(error as z.ZodError)).toMatch(/what is judged[\s\S]*ar\.sheet\.groups\[0\]\.lines\[0\]/);
});

test('a file that cannot be read as JSON names itself', () => {
  expect(() => named('x-papers.json', () => JSON.parse('{,'))).toThrow(/^demo\/content\/x-papers\.json: /);
});
