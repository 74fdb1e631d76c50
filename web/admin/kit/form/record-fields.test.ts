import { expect, test } from 'vitest';
import { optionalPicture, optionalRichText, optionalText, requiredText, richText } from '#contract/fields.ts';
import { z } from '#contract/zod.ts';
import { fieldsOf, flatErrors, requiring, valuesOf } from './record-fields.ts';

const Input = z.object({
  ...{ name: requiredText(), name_en: requiredText() },
  ...{ text: richText(), note: optionalRichText(), video: optionalText() },
});
const empty = { name: '', name_en: '', text: '', note: '', video: '' };

test('a form reads from the schema what its fields are', () => {
  expect(fieldsOf(Input, empty)).toMatchObject({
    name: { required: true, html: false, language: 'ar' },
    name_en: { required: true, html: false, language: 'en' },
    text: { required: true, html: true, language: undefined },
    note: { required: false, html: true, language: undefined },
    video: { required: false, html: false, language: undefined },
  });
});

test('what the portal asks for in this record is required beside all else, and stays what it is', () => {
  const schema = requiring(Input.extend({ logo: optionalPicture() }), ['logo']);
  const wrong = schema.safeParse({ ...empty, logo: '' }).error?.issues ?? [];
  expect(new Set(wrong.map(({ path, message }) => `${path.join()} ${message}`))).toEqual(
    new Set(['name required', 'name_en required', 'text required', 'logo required']),
  );
  expect(fieldsOf(schema, { ...empty, logo: '' }).logo).toMatchObject({ required: true, picture: true });
  const there = { ...empty, name: 'اسم', name_en: 'Name', text: '<p>x</p>', logo: '/files/pictures/a.webp' };
  expect(schema.safeParse(there).success).toBe(true);
});

test('a field that the call does not take is a mistake of the form', () => {
  expect(() => fieldsOf(Input, { ...empty, titel: '' })).toThrow('titel');
});

test('a form takes the values of its own fields from a record, and no others', () => {
  const record = { _id: '1', revision: 4, name: 'اسم', name_en: 'Name', text: '<p>x</p>', video: null };
  expect(valuesOf(record, empty)).toEqual({ name: 'اسم', name_en: 'Name', text: '<p>x</p>', note: '', video: '' });
  expect(valuesOf(undefined, empty)).toEqual(empty);
});

test('nested errors stand at the paths by which the server names them', () => {
  const title = { type: 'too_small', message: 'required', ref: { message: 'an element' } };
  expect(flatErrors({ name: title, items: [undefined, { title }], root: undefined })).toEqual({
    name: 'required',
    'items.1.title': 'required',
  });
});
