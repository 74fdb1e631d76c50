import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { ErrorCode } from '#contract/errors.ts';
import type { Rate } from '#contract/rates.ts';
import { type RateLimit, rateLimit } from '#server/platform/rate-limit.ts';
import { Refusal } from './refusal.ts';

/** Makes the check of a declared rate, which counts a call and refuses it with a code above the limit. */
export type RateChecks = (rate: Rate, code: ErrorCode) => (request: FastifyRequest) => Promise<void>;

/** The counter of a rate for persons, by their id, or for addresses. */
export const counterOf = (pool: Pool, { name, window, ...points }: Rate, by: 'person' | 'address'): RateLimit =>
  rateLimit(pool, `${name}-${by}`, points[by] ?? 0, window);

/** @throws Refusal with the code and the seconds to wait, when the limit does not allow so many events */
export async function takeOrRefuse(limit: RateLimit, key: string, code: ErrorCode, events = 1): Promise<void> {
  const retryAfter = await limit.take(key, events);
  if (retryAfter > 0) throw new Refusal(code, { retryAfter });
}

export function rateChecks(pool: Pool): RateChecks {
  return (rate, code) => {
    const byPerson = rate.person && counterOf(pool, rate, 'person');
    const byAddress = rate.address && counterOf(pool, rate, 'address');
    return async ({ person, address }) => {
      // The person first: one person's excess calls must not use up the limit of a whole school's address.
      if (byPerson && person) await takeOrRefuse(byPerson, person.id, code);
      if (byAddress) await takeOrRefuse(byAddress, address, code);
    };
  };
}
