import { expect, it } from 'vitest';
import { readDraft } from './draft.ts';

const fields = { title: '', description: '' };

it('gives back what was typed', () => {
  expect(readDraft('{"title":"سؤال","description":"<p>text</p>"}', fields)).toEqual({
    title: 'سؤال',
    description: '<p>text</p>',
  });
});

it('takes the fields of this form alone, and texts alone', () => {
  expect(readDraft('{"title":"a","description":7,"role":"admin"}', fields)).toEqual({ title: 'a' });
});

it.each([[null], ['{}'], ['null'], ['[]'], ['"text"'], ['{"title":']])('finds nothing in %j', (kept) => {
  expect(readDraft(kept, fields)).toBeUndefined();
});
