import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

/*
 * How much one address may have made that is not in the cache, so that one visitor does not keep the one process from
 * the others (decision 173). Counted in memory, because a line in the database would cost more than most answers.
 */

/** Pages that are rendered for one address at a time: they share one thread, and more would only make others wait. */
const PAGES_AT_ONCE = 4;
/** Pages that wait for their turn; of more than these nobody waits for the end. */
const PAGES_WAITING = 100;
/** Answers of the API for each page: a page asks for up to six. */
const ANSWERS_PER_PAGE = 10;
/** Addresses whose turns are remembered; of more, the one that was idle longest begins anew. */
const ADDRESSES = 10_000;

const MINUTE_SECONDS = 60;

/** @returns a function that counts an event of an address; it answers the seconds to wait, 0 while it is allowed */
function perMinute(points: number): (address: string) => Promise<number> {
  const counted = new RateLimiterMemory({ points, duration: MINUTE_SECONDS });
  return async (address) => {
    try {
      await counted.consume(address);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}

export type ComeBack = { retryAfter: number };
/** Makes a page in its address's turn, or says when to come back. */
export type PageTurns = <Made extends object>(address: string, make: () => Promise<Made>) => Promise<Made | ComeBack>;

/** @param pagesPerMinute 600 are three for each of a school of two hundred; guests' pages are mostly kept */
export function pageTurns(pagesPerMinute: number, { atOnce = PAGES_AT_ONCE, waiting = PAGES_WAITING } = {}): PageTurns {
  const count = perMinute(pagesPerMinute);
  const turns = new LRUCache<string, LimitFunction>({ max: ADDRESSES });
  return async (address, make) => {
    const turn = turns.get(address) ?? pLimit(atOnce);
    turns.set(address, turn);
    if (turn.pendingCount >= waiting) return { retryAfter: 1 };
    const retryAfter = await count(address);
    return retryAfter > 0 ? { retryAfter } : turn(make);
  };
}

/** The header of calls that a page makes in this process: no client knows its value. The page itself was counted. */
export const innerCall = { name: 'x-inner-call', value: randomUUID() } as const;

/** Counts an answer that is made anew for an address. @throws Refusal `too_many_requests` */
export type CountAnswer = (request: Pick<FastifyRequest, 'address' | 'headers'>) => Promise<void>;

export function answerLimit(pagesPerMinute: number): CountAnswer {
  const count = perMinute(pagesPerMinute * ANSWERS_PER_PAGE);
  return async ({ address, headers }) => {
    if (headers[innerCall.name] === innerCall.value) return;
    const retryAfter = await count(address);
    if (retryAfter > 0) throw new Refusal('too_many_requests', { retryAfter });
  };
}
