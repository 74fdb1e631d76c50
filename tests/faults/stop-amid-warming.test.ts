import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { run } from '#tests/support/process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';
import { patiently } from '#tests/support/time-limits.ts';

let folder: string;
let testDatabase: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-warming-'));
  testDatabase = await createTestDatabase();
  client = new pg.Client(testDatabase.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

test('a stop while the first answers are prepared waits for the one that is under way, and logs no error', async () => {
  const port = await testPort('localhost');
  await client.query('begin; lock table catalogue_answers in access exclusive mode');
  const portal = run('server/main.ts', {
    PAGES: 'none',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: testDatabase.url,
  });
  try {
    await portal.printed('Data lies in');
    const waiting = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database()) and relation = 'catalogue_answers'::regclass`;
    await vi.waitUntil(async () => (await client.query(waiting)).rowCount, patiently);
  } finally {
    portal.child.kill('SIGTERM');
  }
  const refused = () =>
    fetch(`http://localhost:${port}/robots.txt`).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(refused, patiently);
  await client.query('rollback');
  expect(await portal.ended, portal.output()).toBe(0);
  expect(portal.output()).not.toMatch(/error|cannot|stopping/i);
});
