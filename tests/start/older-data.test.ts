import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER, migrate } from '#server/platform/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/**
 * Rows that the portal wrote with the tables of the migration 0000, through its API: paid, unpaid and withdrawn teams, an
 * invoice with its credit note, certificates, scores, the forum, the office's content and its log, a deletion that waits.
 * They are migrated to today's tables. A migration that changes what is stored says so here.
 */
const rowsOf = async () =>
  (await readFile(new URL('older-data/0000.jsonl', import.meta.url), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });

let database: TestDatabase;
let client: pg.Client;
/** The rows of each table before the migrations, as texts. */
const before = new Map<string, string[]>();
let columns: { table: string; columns: string[] }[];

/** The columns whose values are in another one today. The last sign-in was `updated_at`, before the office changed people. */
const movedTo: Record<string, Record<string, string>> = { users: { updated_at: 'signed_in_at' } };

/** Columns that the database makes of others, anew since: a team's people are all in its text today, not its coaches alone. */
const madeAnew: Record<string, readonly string[]> = { teams: ['people_text'] };

/** The rows of a table with the columns that it had then. */
const rowsIn = async (
  { table, columns }: { table: string; columns: string[] },
  moved: Record<string, string> = {},
): Promise<string[]> => {
  const { rows } = await client.query<{ text: string }>(
    `select (select jsonb_object_agg(name, to_jsonb(t) -> coalesce($2::jsonb ->> name, name)) from unnest($1::text[]) name)::text as text
     from ${table} t order by 1`,
    [columns, JSON.stringify(moved)],
  );
  return rows.map(({ text }) => text);
};

/** The migrations up to a given one, as a folder of its own. */
async function migrationsUpTo(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turs-test-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const index = journal.entries.findIndex(({ tag }: { tag: string }) => tag.startsWith(last));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index + 1) }));
  return folder;
}

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const folder = await migrationsUpTo('0000');
  await migrate(database.url, folder);
  await rm(folder, { recursive: true });
  client = new pg.Client(database.url);
  await client.connect();
  // In one transaction: an order is paid together with its team and its invoice.
  await client.query('begin');
  const tables = new Set<string>();
  for (const { table, row } of await rowsOf()) {
    const names = Object.keys(row).map((name) => `"${name}"`);
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    );
    tables.add(table);
  }
  await client.query(`update community_topics set status = false where slug = 'topic-2'`);
  await client.query('commit');
  columns = (
    await client.query(
      `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
       where table_schema = 'public' and table_name = any ($1) group by 1 order by 1`,
      [[...tables]],
    )
  ).rows.map((of) => ({ ...of, columns: of.columns.filter((name: string) => !madeAnew[of.table]?.includes(name)) }));
  for (const of of columns) before.set(of.table, await rowsIn(of));
  await migrate(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the rows are of every part of the portal', () => {
  const filled = [...before].filter(([, rows]) => rows.length > 0).map(([table]) => table);
  expect(filled).toEqual(expect.arrayContaining(['teams', 'team_people', 'invoices', 'credit_notes', 'change_log']));
  expect(filled.length).toBeGreaterThan(35);
});

test('no row is lost, and what was stored is stored as it was', async () => {
  for (const of of columns)
    expect([of.table, await rowsIn(of, movedTo[of.table])]).toEqual([of.table, before.get(of.table)]);
});

test('the office finds a team by all of its people', async () => {
  const { rows } = await client.query(
    `select bool_and(position(fold_text(p.name) in t.people_text) > 0) as found, bool_or(p.role = 'member') as members
     from teams t join team_people p on p.team_id = t.id`,
  );
  expect(rows).toEqual([{ found: true, members: true }]);
});

test('a team is paid where its order is, and invoices are of paid orders alone', async () => {
  const { rows } = await client.query<{ team: boolean; paid: boolean; invoices: number }>(
    `select payment_status as team, paid_at is not null as paid,
       (select count(*)::int from invoices where order_id = orders.id) as invoices
     from orders join teams on teams.id = purpose_id`,
  );
  expect(rows.filter(({ paid }) => paid)).toHaveLength(1);
  for (const { team, paid, invoices } of rows) expect([team, invoices > 0]).toEqual([paid, paid]);
});

test('results that visitors saw go on being seen, and are searched by what their teams are called', async () => {
  const { rows } = await client.query(
    `select r.updated_at = r.created_at as unchanged, b.published, b.changed_by,
       (r.search_text, r.city_key) is not distinct from (t.search_text, t.city_key) as found
     from results r join teams t on t.id = r.team_id
     left join result_boards b on b.competition_id = r.competition_id and b.age_level = r.age_level`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ unchanged: true, published: true, changed_by: null, found: true });
  const { rows: empty } = await client.query(
    `select from result_boards b where not exists (select from results r
       where r.competition_id = b.competition_id and r.age_level = b.age_level)`,
  );
  expect(empty).toEqual([]);
});

test('posts that were reported or hidden are in the list of the office', async () => {
  const { rows } = await client.query(
    `select slug, state, open_reports from community_cases join community_topics topic on topic.id = topic_id order by slug`,
  );
  expect(rows).toEqual([
    { slug: 'topic-2', state: 'hidden', open_reports: 0 },
    { slug: 'topic-3', state: 'waiting', open_reports: 1 },
  ]);
});
