import { expect, it } from 'vitest';
import { refusalOf, sizeWords, typeNames } from './file-rules.ts';

const pictures = { accept: ['image/jpeg', 'image/png', 'image/gif'], maxBytes: 5 * 1024 * 1024 };

it.each([
  [{ name: 'logo.png', type: 'image/png', size: 5 * 1024 * 1024 }, undefined],
  [{ name: 'logo.png', type: 'image/png', size: 5 * 1024 * 1024 + 1 }, 'fileTooBig'],
  [{ name: 'logo.png', type: 'image/png', size: 0 }, 'fileEmpty'],
  [{ name: 'logo.svg', type: 'image/svg+xml', size: 10 }, 'fileWrongType'],
  [{ name: 'logo.csv', type: 'text/csv', size: 10 }, 'fileWrongType'],
])('%o among pictures', (file, refusal) => {
  expect(refusalOf(file, pictures)).toBe(refusal);
});

it('takes a CSV from a system that calls it something else', () => {
  const rules = { accept: ['text/csv'], maxBytes: 100 };
  expect(refusalOf({ name: 'Results.CSV', type: 'application/vnd.ms-excel', size: 10 }, rules)).toBeUndefined();
  expect(refusalOf({ name: 'results.xls', type: 'application/vnd.ms-excel', size: 10 }, rules)).toBe('fileWrongType');
});

it('never says that a file one byte too large is as large as the limit', () => {
  expect(sizeWords(5 * 1024 * 1024)).toEqual({ key: 'megabytes', n: '5' });
  expect(sizeWords(5 * 1024 * 1024 + 1)).toEqual({ key: 'megabytes', n: '5.1' });
  expect(sizeWords(300)).toEqual({ key: 'kilobytes', n: '1' });
});

it('calls types by their usual names', () => {
  expect(typeNames(pictures.accept)).toBe('JPG, PNG, GIF');
});
