import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Content, contents } from '#contract/content.ts';
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

test('every kind of content has a table that tells of its changes', async () => {
  const { rows } = await database.db.execute<{ arguments: Buffer }>(
    sql`select tgargs as arguments from pg_trigger where tgfoid = 'tell_content_change'::regproc`,
  );
  const told = new Set(rows.map((row) => row.arguments.toString('latin1').replace('\0', '')));
  expect([...told].sort()).toEqual([...contents].sort());
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
  expect(heard).toEqual(['everything']);
  await vi.waitFor(() => expect(changes.listening()).toBe(true), 5_000);
  await database.db.execute(sql`update faqs set position = 1`);
  await changes.caughtUp();
  expect(heard).toEqual(['everything', 'everything', 'faqs']);
});
