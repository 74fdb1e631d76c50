import { expect, it } from 'vitest';
import { ApiError } from './api.ts';
import { attempt } from './attempt.ts';

it('passes the answer on', async () => {
  expect(await attempt(Promise.resolve(7))).toEqual({ answer: 7 });
});

it('turns a refusal into its sentence', async () => {
  const refusal = new ApiError({ status: 503, code: 'service_unavailable', message: 'Try later' });
  expect(await attempt(Promise.reject(refusal))).toEqual({ error: 'Try later' });
});

it('throws on what is no refusal', async () => {
  await expect(attempt(Promise.reject(new TypeError('a slip of ours')))).rejects.toThrow('a slip of ours');
});
