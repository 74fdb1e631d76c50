import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts events per key in the database, so that all processes of the portal share the count. */
export type RateLimit = {
  /**
   * Counts this many events, one by default.
   * @returns 0 while the limit allows them, else the seconds until it does
   */
  take(key: string, events?: number): Promise<number>;
  /** Takes one event back that should not count. */
  giveBack(key: string): Promise<void>;
  /** Whether any were counted within the duration. */
  has(key: string): Promise<boolean>;
};

/**
 * @param prefix what is counted, e.g. `sign-in`
 * @param points how many events are allowed in `duration` milliseconds
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
    async has(key) {
      const counted = await limiter.get(key);
      return counted !== null && counted.consumedPoints > 0;
    },
  };
}
