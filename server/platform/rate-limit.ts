import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts events per key in the database, so that every process of the portal sees the same number. */
export type RateLimit = {
  /** Counts one event; answers false once the points are used up. */
  take(key: string): Promise<boolean>;
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
    async take(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}
