import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Content } from '#contract/endpoint.ts';
import { allEndpoints, fileOfEndpoint, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { differences, expectNone, expectSame } from '#tests/support/expect-none.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
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
  season_milestone_competitions: { content: 'seasons' },
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

/** The columns of a trigger that tells of some only; an empty list means all. */
const columnsOf = ({ untold, only }: (typeof told)[string], all: string[]): string[] =>
  only?.toSorted() ?? (untold ? all.filter((column) => !untold.includes(column)) : []);

const said = (columns: string[]) => (columns.length > 0 ? `the columns ${columns.join(', ')}` : 'all columns');

/** What the migration of a table needs whose changes visitors are to see. */
const statementFor = (table: string, content: string) =>
  `to the end of its migration, after a line "--> statement-breakpoint": CREATE TRIGGER "${table}_tell_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('${content}');`;

test('each table of the list tells of every change and column that visitors read, and no other does', async () => {
  const there = await triggers();
  const found = new Map(there.map((trigger) => [trigger.table, trigger]));
  const list = '"told" of server/platform/content-changes.test.ts';
  const mend = 'in a migration, or mend its line there';
  const tables = differences({
    found: found.keys(),
    listed: Object.keys(told),
    missing: (table) =>
      `${table} tells of its changes as '${found.get(table)?.content}', and does not stand in ${list}: add ${table}: { content: '${found.get(table)?.content}' }.`,
    superfluous: (table) =>
      `${table} stands in ${list}, and has no trigger: add ${statementFor(table, told[table]?.content ?? '')} Or take the line out, if nobody reads it any more.`,
  });
  const triggered = [...found.values()].flatMap(({ table, content, when, columns, all }) => {
    const line = told[table];
    if (!line) return [];
    const [events, wanted] = [line.only ? 'update' : 'insert delete update truncate', columnsOf(line, all)];
    return [
      ...(content === line.content
        ? []
        : [
            `${table} tells of '${content}', and ${list} says '${line.content}': give the trigger the other name ${mend}.`,
          ]),
      ...(when === events
        ? []
        : [`${table} tells of ${when}, and by ${list} it must of ${events}: make its trigger anew ${mend}.`]),
      ...(columns.join() === wanted.join()
        ? []
        : [
            `${table} tells of ${said(columns)}, and by ${list} it must of ${said(wanted)}: make its trigger anew ${mend}; a column that no visitor reads belongs in its "untold".`,
          ]),
    ];
  });
  const twice = there
    .filter((trigger) => found.get(trigger.table) !== trigger)
    .map(({ table }) => `${table} has two triggers that tell of its changes: drop one in a migration.`);
  expectNone([...tables, ...triggered, ...twice]);
});

test('what calls read is told of by a table', () => {
  const readers = Map.groupBy(
    allEndpoints().flatMap((call) => (call.reads ?? []).map((content) => ({ content, call }))),
    ({ content }) => content,
  );
  const tables = Object.groupBy(Object.entries(told), ([, { content }]) => content);
  expectSame({
    found: readers.keys(),
    listed: Object.keys(tables),
    missing: (content) =>
      `${readers.get(content as Content)?.map(({ call }) => `${nameOfEndpoint(call)} (${fileOfEndpoint(call)})`)} reads '${content}', of whose changes no table tells. For the table '${content}' (or whatever it is called) add ${content}: { content: '${content}' } to "told" of server/platform/content-changes.test.ts, and ${statementFor(content, content)}`,
    superfluous: (content) =>
      `${tables[content as Content]?.map(([table]) => table)} tells of '${content}', which no call reads: write reads: ['${content}'] into the call for visitors (contract/endpoints), or take line and trigger out.`,
  });
});

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
  await vi.waitFor(() => expect(changes.listening()).toBe(false), 3_000);
  await vi.waitFor(() => expect(changes.listening()).toBe(true), 5_000);
  await database.db.execute(sql`update faqs set position = 1`);
  await changes.caughtUp();
  expect(heard).toEqual(['everything', 'faqs']);
});
