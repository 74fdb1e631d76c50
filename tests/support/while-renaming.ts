import { vi } from 'vitest';
import type { TestPortal } from './test-portal.ts';

/**
 * Does something while a team is being renamed: the team is locked until whatever is done waits for it, and its name is
 * written then, with which a trigger of the database writes its results.
 */
export async function whileRenaming<T>({ database }: TestPortal, teamId: string, act: () => Promise<T>): Promise<T> {
  const renaming = await database.pool.connect();
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  try {
    await renaming.query('begin');
    await renaming.query('select from teams where id = $1 for update', [teamId]);
    const acting = act();
    await vi.waitUntil(async () => (await database.pool.query(waiting)).rowCount, { timeout: 20_000 });
    await renaming.query(`update teams set name = name || '!' where id = $1`, [teamId]);
    await renaming.query('commit');
    return await acting;
  } finally {
    await renaming.query('rollback');
    renaming.release();
  }
}
