import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Up to 100 characters that every client can send in a header. */
const usableKey = /^[ -~]{1,100}$/;

/**
 * The header `Idempotency-Key`, by which a page marks a request that it may send again when the answer is lost; undefined
 * without one.
 * @throws Refusal `invalid_body` for a key that cannot be stored
 */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (!usableKey.test(key)) throw new Refusal('invalid_body');
  return key;
}
