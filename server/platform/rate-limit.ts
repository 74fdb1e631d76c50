import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts events per key in the database, so that every process of the portal sees the same number. */
export type RateLimit = {
  /**
   * Counts so many events, one unless told otherwise.
   * @returns 0 while there is room for them, else the seconds until there is
   */
  take(key: string, events?: number): Promise<number>;
  /** Takes one event back: it did not count after all. */
  giveBack(key: string): Promise<void>;
};

/**
 * @param prefix what is counted, e.g. `sign-in`
 * @param points how many events may come in `duration` milliseconds
 */
export function rateLimit(pool: Pool, prefix: string, points: number, duration: number): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: prefix,
    points,
    duration: duration / 1000,
  });
  return {
    async take(key, events = 1) {
      try {
        await limiter.consume(key, events);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw refused;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
