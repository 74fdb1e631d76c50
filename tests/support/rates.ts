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

/**
 * All stored rows except the counters, to prove that a refusal changed nothing. Without `answer_link` and `team_mails`, which
 * jobs write some time after a registration, when they mail the people of the team.
 */
export async function allContent({ database: { pool } }: TestPortal): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'team_mails')`,
  );
  // In one statement: each of a hundred tables at once would take all connections of the portal.
  const each = rows.map(
    ({ name }) => `select '${name}' as name, (to_jsonb(kept) - 'answer_link')::text as row from "${name}" kept`,
  );
  const kept = await pool.query<{ name: string; row: string }>(`${each.join(' union all ')} order by name, row`);
  const byTable = Object.groupBy(kept.rows, ({ name }) => name);
  return Object.fromEntries(rows.map(({ name }) => [name, byTable[name]?.map(({ row }) => row) ?? []]));
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
