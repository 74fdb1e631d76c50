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
/** A table's rows as text, so that any change is detected. */
/** Without the columns that are newer than the rows. */
const textOf = (table: string) =>
  all(
    `select (to_jsonb(t) - array['language', 'agreed_at', 'refused_at', 'answer_link'])::text as text from ${table} t order by 1`,
  );

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
  // A fee was to be asked, and nobody had entered one.
  await client.query(`update competitions set price_halalas = 0 where slug = 'FLLE'`);
  for (const table of [...tables]) before.set(table, await textOf(table));
  before.set('pictures', await all(pictures));
  before.set('entities', await all('select entity from teams order by team_no'));
  before.set('items', await all('select items from orders order by id'));
  before.set('attributes', await all('select attributes from seasons order by slug'));
  before.set('content', await all('select number, content::text from invoices order by number'));
  before.set('amounts', await all('select id, subtotal, tax, rounding, total, paid_at from orders order by id'));
  await migrate(database.url);
});
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

test('coaches, who acted for their teams, have agreed; members are asked on their own pages', async () => {
  expect(
    await all(`select role, bool_and(agreed_at = created_at) as agreed, bool_and(agreed_at is null) as asked
      from team_people group by role order by role`),
  ).toEqual([
    { role: 'coach', agreed: true, asked: false },
    { role: 'member', agreed: null, asked: true },
  ]);
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

test('a competition with a fee that nobody had entered is free and closed, and the others stay as they were', async () => {
  const states = await all(
    'select slug, paid, registration, price_halalas > 0 as priced from competitions order by slug',
  );
  const [unpriced, others] = [
    states.filter(({ slug }) => slug === 'FLLE'),
    states.filter(({ slug }) => slug !== 'FLLE'),
  ];
  expect(unpriced).toEqual([{ slug: 'FLLE', paid: false, registration: false, priced: false }]);
  expect(others.length).toBeGreaterThan(2);
  for (const { paid, priced } of others) expect(paid).toBe(priced);
  expect(others.some(({ paid, registration }) => paid && registration)).toBe(true);
});
