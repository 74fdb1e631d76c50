import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/platform/database.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { run, START_TIMEOUT } from '#tests/support/process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';

let folder: string;
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-work-'));
  testDatabase = await createTestDatabase();
  database = await connectDatabase(testDatabase.url, { log: () => {} });
  // Creates the queue's tables.
  await (await openJobs(testDatabase.url, () => {})).stop();
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no schedule today'; end $$;
    create trigger refuse before insert or update on pgboss.schedule for each row execute function refuse()`);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a portal that cannot take up its work ends with a sentence, and does not serve without it', async () => {
  const portal = run('server/main.ts', {
    PAGES: 'none',
    PORT: String(await testPort('localhost')),
    DATA_DIR: folder,
    DATABASE_URL: testDatabase.url,
  });
  const late = setTimeout(() => portal.child.kill('SIGKILL'), START_TIMEOUT);
  const code = await portal.ended;
  clearTimeout(late);
  expect(code, portal.output()).toBe(1);
  expect(portal.output()).toMatch(/^The portal cannot take up its work .*: .*no schedule today$/m);
  expect(portal.output()).not.toContain('The portal is at');
}, 240_000);
