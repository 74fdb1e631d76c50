import type { Rate } from '#contract/limits.ts';
import { counterOf } from '#server/http/rates.ts';
import type { TestPortal } from './test-portal.ts';

/** Where a test portal's calls come from. */
const TEST_ADDRESS = '127.0.0.1';

/** Leaves a person (by their id), or else the tests' own address, so many calls of a rate. */
export async function leave({ database }: TestPortal, rate: Rate, calls: number, personId?: string): Promise<void> {
  const by = personId ? 'person' : 'address';
  const counter = counterOf(database.pool, rate, by);
  await counter.take(personId ?? TEST_ADDRESS, (rate[by] ?? 0) - calls);
}

/** Everything that is kept but the counters themselves, to prove that a refusal changed nothing. */
export async function allContent({ database: { pool } }: TestPortal): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits'`,
  );
  const content = rows.map(async ({ name }) => {
    const kept = await pool.query<{ row: string }>(`select kept::text as row from "${name}" kept order by 1`);
    return [name, kept.rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(content));
}
