import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { loadRecord } from './load-record.ts';

const refused = (failure: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(failure));
const found = { status: 200, code: 'unknown_error', message: 'No answer' } as const;

test('the page for a new record loads nothing', async () => {
  expect(await loadRecord(undefined, () => expect.unreachable())).toEqual({});
});

test('an id of nothing, and a text that is no id, are pages that do not exist', async () => {
  const nothing = refused({ ...found, status: 404, code: 'not_found' });
  await expect(loadRecord('1', nothing)).rejects.toMatchObject({ init: { status: 404 } });
  const noId = refused({ ...found, status: 422, code: 'invalid_fields', fields: { id: 'No id' } });
  await expect(loadRecord('x', noId)).rejects.toMatchObject({ init: { status: 404 } });
});

test('any other failure is said on the page', async () => {
  expect(await loadRecord('1', refused({ ...found, status: 500 }))).toEqual({ error: 'No answer' });
  expect(await loadRecord('1', async () => ({ faq: 1 }))).toEqual({ answer: { faq: 1 } });
});
