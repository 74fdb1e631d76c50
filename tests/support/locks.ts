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

/**
 * Does something while a team is being changed: the team is locked until whatever is done waits for it, and the change is
 * written then.
 * @param change what is set, as SQL: `status = false`
 */
export async function whileChangingTeam<T>(
  pool: pg.Pool,
  { teamId, change }: { teamId: string; change: string },
  act: () => Promise<T>,
): Promise<T> {
  const changing = await pool.connect();
  try {
    await changing.query('begin');
    await changing.query('select from teams where id = $1 for update', [teamId]);
    const acting = act();
    await waitingForLocks(pool);
    await changing.query(`update teams set ${change} where id = $1`, [teamId]);
    await changing.query('commit');
    return await acting;
  } finally {
    await changing.query('rollback');
    changing.release();
  }
}
