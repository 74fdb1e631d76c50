import type pg from 'pg';
import { vi } from 'vitest';
import { patiently } from './time-limits.ts';

/**
 * Resolves once so many statements of this database wait for a lock; with `like`, statements that are like it in SQL. For
 * tests of two changes at once: the second is known to be waiting for the first.
 */
export const waitingForLocks = (pool: pg.Pool | pg.Client, { count = 1, like = '%' } = {}) =>
  vi.waitUntil(async () => {
    const { rows } = await pool.query(
      `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [like],
    );
    return rows[0].waiting >= count;
  }, patiently);
