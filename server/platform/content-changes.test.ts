import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Content } from '#contract/endpoint.ts';
import { allEndpoints } from '#tests/support/all-endpoints.ts';
import { expectSame } from '#tests/support/expect-none.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { type ContentChanges, watchContentChanges } from './content-changes.ts';
import { connectDatabase, type Database } from './database.ts';

let database: Database;
let drop: () => Promise<void>;
let changes: ContentChanges;
let heard: (Content | 'everything')[] = [];

beforeAll(async () => {
  const test = await createTestDatabase();
  drop = test.drop;
  database = await connectDatabase(test.url, { log: () => {} });
  changes = await watchContentChanges(test.url, (content) => heard.push(content));
});
afterAll(async () => {
  await changes.close();
  await database.close();
  await drop();
});

/**
 * The tables that notify of changes, and the content that they report. Changes to all rows and columns are reported
 * except those listed in `untold`; if `only` is set, a new column must be added to it when visitors can read it.
 */
const told: Record<string, { content: Content; untold?: string[]; only?: string[] }> = {
  settings: { content: 'settings' },
  // A season's own row contains its counter of teams.
  seasons: {
    content: 'seasons',
    untold: ['id', 'code', 'last_team_number', 'created_at', 'revision', 'updated_at', 'updated_by'],
  },
  competitions: { content: 'competitions' },
  age_levels: { content: 'competitions' },
  competition_files: { content: 'competitions' },
  results: { content: 'results' },
  result_boards: { content: 'results' },
  // The columns that results show of a team. A newly registered team has no result.
  teams: { content: 'results', only: ['name', 'image', 'city', 'school_name', 'payment_status'] },
  regions: { content: 'regions' },
  season_milestones: { content: 'seasons' },
  faqs: { content: 'faqs' },
  gallery_items: { content: 'gallery' },
  partners: { content: 'partners' },
  training_centres: { content: 'training-centres' },
  community_categories: { content: 'community' },
  community_topics: { content: 'community' },
  community_comments: { content: 'community' },
  community_likes: { content: 'community' },
  catalogue_answers: { content: 'catalogue' },
};

type Trigger = { table: string; content: string; when: string; columns: string[]; all: string[] };

const triggers = async () =>
  (
    await database.db.execute<Trigger>(sql`
      select tgrelid::regclass::text as table, convert_from(trim('\\x00'::bytea from tgargs), 'UTF8') as content,
        concat_ws(' ', case when tgtype & 4 > 0 then 'insert' end, case when tgtype & 8 > 0 then 'delete' end,
          case when tgtype & 16 > 0 then 'update' end, case when tgtype & 32 > 0 then 'truncate' end) as when,
        array(select attname::text from pg_attribute where attrelid = tgrelid and attnum = any(tgattr) order by attname) as columns,
        array(select attname::text from pg_attribute where attrelid = tgrelid and attnum > 0 and not attisdropped order by attname) as all
      from pg_trigger where tgfoid = 'tell_content_change'::regproc order by tgrelid::regclass::text collate "C"`)
  ).rows;

test('what a call reads is told of by its tables, and each tells of every change and column that visitors read', async () => {
  const found = await triggers();
  const file = 'server/platform/content-changes.test.ts';
  expectSame({
    found: found.map(({ table }) => table),
    listed: Object.keys(told),
    missing: (table) =>
      `The table ${table} tells of changes: add ${table} to "told" of ${file}, with the content that it tells of.`,
    superfluous: (table) =>
      `${table} is in "told" of ${file} and tells of nothing: end its migration with ${triggerOf(table, told[table]?.content ?? '')}`,
  });
  const expected = Object.entries(told).toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(found.map(({ all: _, ...trigger }) => trigger)).toEqual(
    expected.map(([table, { content, untold, only }]) => ({
      ...{ table, content, when: only ? 'update' : 'insert delete update truncate' },
      // An empty list means all columns.
      columns:
        only?.toSorted() ??
        (untold ? found.find((one) => one.table === table)?.all.filter((column) => !untold.includes(column)) : []),
    })),
  );
  expectSame({
    found: allEndpoints().flatMap(({ reads }) => reads ?? []),
    listed: found.map(({ content }) => content),
    missing: (content) =>
      `A call reads "${content}", and no table tells of it: end the migration of its table with ${triggerOf('…', content)}`,
    superfluous: (content) =>
      `Tables tell of "${content}", which no call reads: name it in "reads" of the public call.`,
  });
});

const triggerOf = (table: string, content: string) =>
  `CREATE TRIGGER "${table}_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('${content}');`;

test('a committed change is heard by the time one has caught up, and one that is rolled back is not', async () => {
  heard = [];
  const insert = sql`insert into faqs (id, question, question_en, answer, answer_en)
    values (gen_random_uuid(), 'س', 'Q', 'ج', 'A')`;
  await database.db
    .transaction(async (tx) => {
      await tx.execute(insert);
      throw new Error('changed my mind');
    })
    .catch(() => {});
  await changes.caughtUp();
  expect(heard).toEqual([]);

  await database.db.execute(insert);
  await changes.caughtUp();
  expect(heard).toEqual(['faqs']);
});

test('counting a season’s teams is no change of content', async () => {
  await database.db.execute(sql`insert into seasons (id, slug, code, name, name_en)
    values (gen_random_uuid(), 'one', 'O1', 'موسم', 'Season')`);
  await changes.caughtUp();
  heard = [];
  await database.db.execute(sql`update seasons set last_team_number = last_team_number + 1`);
  await changes.caughtUp();
  expect(heard).toEqual([]);
});

test('a lost connection is replaced, and everything may have changed meanwhile', async () => {
  heard = [];
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'turs-content' and datname = current_database()`,
  );
  await vi.waitFor(() => expect(changes.listening()).toBe(false), patiently);
  expect(heard).toEqual(['everything']);
  await vi.waitFor(() => expect(changes.listening()).toBe(true), patiently);
  await database.db.execute(sql`update faqs set position = 1`);
  await changes.caughtUp();
  expect(heard).toEqual(['everything', 'everything', 'faqs']);
});
