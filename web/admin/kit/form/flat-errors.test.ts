import { expect, test } from 'vitest';
import { flatErrors } from './flat-errors.ts';

test('nested errors stand at the paths by which the server names them', () => {
  const title = { type: 'too_small', message: 'required', ref: { message: 'an element' } };
  expect(flatErrors({ name: title, items: [undefined, { title }], root: undefined })).toEqual({
    name: 'required',
    'items.1.title': 'required',
  });
});
