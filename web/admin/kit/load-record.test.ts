import { expect, test } from 'vitest';
import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { ApiError, type Call } from '#web/lib/api.ts';
import { loadRecord } from './load-record.ts';

const failure = { status: 500, code: 'unknown_error', message: 'No answer' } as const;
const lost = { ...failure, status: 404, code: 'not_found' } as const;
const refused = (found: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(found));

/** Loads a record where the two calls answer so. */
const load = (get: () => unknown, history: () => unknown = () => expect.unreachable(), id: string | undefined = '1') =>
  loadRecord(adminFaqs, id, AbortSignal.abort(), (async (endpoint: unknown) =>
    endpoint === adminFaqs.get ? get() : history()) as Call);

test('the page for a new record loads nothing', async () => {
  expect(await loadRecord(adminFaqs, undefined, AbortSignal.abort(), () => expect.unreachable())).toEqual({});
});

test('a record that is not there is gone, and the log says who deleted it', async () => {
  const deleted = { action: 'deleted', by: 'Noura' };
  expect(await load(refused(lost), () => ({ changes: [deleted, { action: 'created' }] }))).toEqual({
    gone: { by: deleted },
  });
});

test('of an id of nothing, a text that is no id, and where the log is not to be read, no more is said', async () => {
  const nothing = { gone: { by: undefined } };
  expect(await load(refused(lost), () => ({ changes: [] }))).toEqual(nothing);
  expect(await load(refused(lost), refused(failure))).toEqual(nothing);
  expect(await load(refused({ ...failure, status: 422, code: 'invalid_fields', fields: { id: 'No id' } }))).toEqual(
    nothing,
  );
});

test('any other failure is said on the page', async () => {
  expect(await load(refused(failure))).toEqual({ error: 'No answer' });
  expect(await load(() => ({ faq: 1 }))).toEqual({ answer: { faq: 1 } });
});
