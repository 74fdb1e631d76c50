import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS_FOLDER, migrate } from '#server/platform/migrate.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/**
 * Rows written by the portal before the migration 0010 (sample content, and a team that was registered and paid through
 * the API), migrated to today's tables.
 */
const rowsOf = async () =>
  (await readFile(new URL('older-data/0009.jsonl', import.meta.url), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });

let database: TestDatabase;
let client: pg.Client;
const tables = new Set<string>();
const before = new Map<string, Record<string, unknown>[]>();

const all = async (statement: string) => (await client.query(statement)).rows;
/** A row as an older version named its columns: the last sign-in of a person has another name since. */
const namedAsBefore = (table: string) =>
  table === 'users'
    ? `case when to_jsonb(t) ? 'signed_in_at'
        then to_jsonb(t) - 'signed_in_at' || jsonb_build_object('updated_at', to_jsonb(t) -> 'signed_in_at') else to_jsonb(t) end`
    : 'to_jsonb(t)';
/** Columns that are newer than the rows. */
const newer = ['language', 'revision', 'updated_by', 'password_set_at', 'search_text', 'earlier'];
const amounts = ['taxable', 'vat', 'total'];
const newerOf: Record<string, string[]> = {
  results: ['updated_at', 'city_key'],
  payment_attempts: ['refund_due'],
  ...{ invoices: amounts, credit_notes: amounts },
};
/** A table's rows as text without them, so that any change is detected. */
const textOf = (table: string) => {
  const columns = [...newer, ...(newerOf[table] ?? [])].map((name) => `'${name}'`);
  return all(`select (${namedAsBefore(table)} - array[${columns}])::text as text from ${table} t order by 1`);
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
  const folder = await migrationsUpTo('0009');
  await migrate(database.url, folder);
  await rm(folder, { recursive: true });
  client = new pg.Client(database.url);
  await client.connect();
  for (const { table, row } of await rowsOf()) {
    const columns = Object.keys(row).join(', ');
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    );
    tables.add(table);
  }
  // The office had renamed a level when that was possible: its team and its result kept the old name.
  await client.query(`update competitions set age_levels =
    (select jsonb_agg(case when level->>'title' = 'Senior' then '{"title": "Youth", "desc": "14-19"}' else level end)
      from jsonb_array_elements(age_levels) level) where id in (select competition_id from results where age_level = 'Senior')`);
  await client.query(`insert into contact_messages (id, name, email, phone_number, message, language, created_at)
    select gen_random_uuid(), days || ' days', 'a@b.example', '+966500000000', 'Hello', 'en', now() - days * interval '1 day'
    from unnest(array[3, 40]) days`);
  for (const table of [...tables]) before.set(table, await textOf(table));
  before.set('pictures', await all(pictures));
  before.set('entities', await all('select entity from teams order by team_no'));
  before.set('items', await all('select items from orders order by id'));
  before.set('attributes', await all('select attributes from seasons order by slug'));
  before.set('content', await all('select number, content::text from invoices order by number'));
  before.set('amounts', await all('select id, subtotal, tax, rounding, total, paid_at from orders order by id'));
  await migrate(database.url);
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** All but the team's name that was typed with it, which is no longer stored. */
const pictures = 'select id, file_name, user_id, width, height, bytes, state, created_at from uploads order by id';

test('no row is lost, and invoices, attempts, results and people stand byte for byte as they did', async () => {
  expect(tables.size).toBe(12);
  for (const table of tables) expect([table, (await textOf(table)).length]).toEqual([table, before.get(table)?.length]);
  for (const table of ['users', 'team_people', 'payment_attempts', 'invoices', 'invoice_series', 'results']) {
    expect(await textOf(table)).toEqual(before.get(table));
  }
  // What visitors saw of results they go on seeing.
  expect(await all('select updated_at = created_at as old, updated_by from results group by 1, 2')).toEqual([
    { old: true, updated_by: null },
  ]);
  expect(
    await all(`select from results r where not exists (select from result_boards b
      where b.published and b.competition_id = r.competition_id and b.age_level = r.age_level)`),
  ).toEqual([]);
  // Nobody of the office has changed the people so far.
  expect(await all('select id from users where updated_at <> created_at or updated_by is not null')).toEqual([]);
  expect(await all(pictures)).toEqual(before.get('pictures'));
  // An unused picture keeps the time at which it is swept.
  expect(await all('select count(*)::int as count from uploads where unused_since = created_at')).toEqual([
    { count: 1 },
  ]);
  expect(await all('select number, content::text from invoices order by number')).toEqual(before.get('content'));
  expect(before.get('content')).toHaveLength(3);
  expect(await all('select id, subtotal, tax, rounding, total, paid_at from orders order by id')).toEqual(
    before.get('amounts'),
  );
});

test('what is kept as JSON has our own names, and says the same', async () => {
  const entities = (await all('select entity from teams order by team_no')).map(({ entity }) => entity);
  const old = before.get('entities')?.map(({ entity }) => entity as Record<string, unknown> | null) ?? [];
  expect(old.filter(Boolean)).toHaveLength(3);
  expect(entities).toEqual(
    old.map((entity) => {
      if (!entity) return null;
      const { national_id, phone_number, steb_user_id, tax_id, ...rest } = entity;
      return { ...rest, nationalId: national_id, phoneNumber: phone_number, stebUserId: steb_user_id, taxId: tax_id };
    }),
  );

  // biome-ignore lint/suspicious/noExplicitAny: the old shape is no longer declared anywhere
  const oldItems = before.get('items')?.map(({ items }) => items as any) ?? [];
  expect((await all('select items from orders order by id')).map(({ items }) => items)).toEqual(
    oldItems.map(({ user, team, schoolName, competition, season }) => ({
      customer: user,
      subject: { number: team.teamNo, name: team.name, organisation: schoolName },
      product: competition,
      period: season,
    })),
  );
  expect(await all('select id from orders where items::text like $$%null%$$')).toEqual([]);

  // biome-ignore lint/suspicious/noExplicitAny: as above
  const oldAttributes = before.get('attributes')?.map(({ attributes }) => attributes as any[]) ?? [];
  expect((await all('select attributes from seasons order by slug')).map(({ attributes }) => attributes)).toEqual(
    oldAttributes.map((list) =>
      list.map(({ title, title_en, desc, desc_en, image }) => ({
        ...{ title, titleEn: title_en, description: desc, descriptionEn: desc_en, image },
      })),
    ),
  );
  expect(oldAttributes.flat()).toHaveLength(6);
});

test('age levels are rows, in their order, under the names that people read', async () => {
  const levels = await all(`select key, name, name_en, description, description_en from age_levels
    where status and competition_id in (select competition_id from results where age_level = 'Senior') order by position`);
  expect(levels).toEqual([
    { key: 'Elementry', name: 'الابتدائي', name_en: 'Elementary', description: '8-12', description_en: '8-12' },
    { key: 'Junior', name: 'الناشئون', name_en: 'Junior', description: '11-15', description_en: '11-15' },
    { key: 'Youth', name: 'Youth', name_en: 'Youth', description: '14-19', description_en: '14-19' },
  ]);
});

test('a team and a result of a level that had been renamed keep it, and it is offered no more', async () => {
  const kept = await all(`select key, age_levels.status from age_levels join results
    on results.competition_id = age_levels.competition_id and results.age_level = key where key = 'Senior'`);
  expect(kept).toEqual([{ key: 'Senior', status: false }]);
});

test('contact messages of the last month wait for the office, older ones are closed', async () => {
  expect(await all('select name, state, updated_at = created_at as same from contact_messages order by name')).toEqual([
    { name: '3 days', state: 'waiting', same: true },
    { name: '40 days', state: 'closed', same: true },
  ]);
});
