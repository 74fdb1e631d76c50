import { expect } from 'vitest';
import type { Rate } from '#contract/rates.ts';
import { counterOf } from '#server/http/rates.ts';
import type { TestPortal } from './test-portal.ts';

/** The address from which a test portal's calls come. */
const TEST_ADDRESS = '127.0.0.1';

/** Uses up a limit except for this many calls, for a person (by id), or else for the tests' own address. */
export async function leave({ database }: TestPortal, rate: Rate, calls: number, personId?: string): Promise<void> {
  const by = personId ? 'person' : 'address';
  const counter = counterOf(database.pool, rate, by);
  await counter.take(personId ?? TEST_ADDRESS, (rate[by] ?? 0) - calls);
}

/** All stored rows except the counters, to prove that a refusal changed nothing. */
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

/** Asserts that a call changes nothing but the counters of look-ups. */
export async function unchanged<T>(portal: TestPortal, refused: () => Promise<T>): Promise<T> {
  const content = async () => {
    const { look_ups, ...rows } = await allContent(portal);
    return rows;
  };
  const before = await content();
  const answer = await refused();
  expect(await content()).toEqual(before);
  return answer;
}
