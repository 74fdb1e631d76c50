import type pg from 'pg';
import { vi } from 'vitest';
import { patiently } from './time-limits.ts';

/**
 * Resolves once so many statements of this database wait for a lock, so that a test knows the order of two changes at once.
 * @param like a pattern of SQL that the statements must match
 */
export const waitingForLocks = (database: pg.Pool | pg.Client, { count = 1, like = '%' } = {}) =>
  vi.waitUntil(async () => {
    const { rows } = await database.query(
      `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [like],
    );
    return rows[0].waiting >= count;
  }, patiently);
