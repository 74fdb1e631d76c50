import { expect, test } from 'vitest';
import { fieldSentence } from './sentences.ts';

test('a sentence beside a field counts as its language does', () => {
  const more = (language: 'ar' | 'en', count: number) =>
    fieldSentence(language, 'changed_since_more', { teams: 'W24-0001', count });
  expect([1, 3].map((count) => more('en', count))).toEqual([
    'Changed or deleted after the import: W24-0001, and 1 more team.',
    'Changed or deleted after the import: W24-0001, and 3 more teams.',
  ]);
  expect([1, 2, 3, 11].map((count) => more('ar', count).split('، ')[1])).toEqual([
    'ونتيجة فريق آخر.',
    'ونتيجتا فريقين آخرين.',
    'ونتائج 3 فرق أخرى.',
    'ونتائج 11 فريقًا آخر.',
  ]);
});

test('a sentence without a number is the one of its code', () => {
  expect(fieldSentence('en', 'team_twice', { row: 7 })).toBe('This team is already in row 7.');
});
