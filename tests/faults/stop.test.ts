import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { welcomeJob } from '#server/features/sessions/index.ts';
import { users } from '#server/features/users/index.ts';
import { connectDatabase, type Database } from '#server/platform/database.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { run, START_TIMEOUT } from '#tests/support/process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';

/** More than can be sent before the stop. */
const MAILS = 2_000;

let folder: string;
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-stop-'));
  testDatabase = await createTestDatabase();
  database = await connectDatabase(testDatabase.url, { log: () => {} });
  const people = Array.from({ length: MAILS }, (_, number) => ({
    ...{ id: uuidv7(), stebUserId: uuidv7(), type: 1, name: `Coach ${number}` },
    ...{ email: `coach${number}@school.example`, nationalId: String(1_100_000_000 + number) },
  }));
  await database.db.insert(users).values(people);
  const jobs = await openJobs(testDatabase.url, () => {});
  await database.db.transaction(async (tx) => {
    for (const { id } of people) await jobs.enqueue(tx, welcomeJob, { userId: id });
  });
  await jobs.stop();
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

async function states(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query(
    'select state::text, count(*)::int as jobs from pgboss.job where name = $1 group by state',
    [welcomeJob],
  );
  return Object.fromEntries(rows.map(({ state, jobs }) => [state, jobs]));
}

test(
  'a stop amid a mass of mails ends what the mails need last: none of them fails',
  async () => {
    const portal = run('server/main.ts', {
      PAGES: 'none',
      PORT: String(await testPort('localhost')),
      DATA_DIR: folder,
      DATABASE_URL: testDatabase.url,
    });
    try {
      await vi.waitUntil(async () => (await states()).completed, { timeout: START_TIMEOUT, interval: 20 });
    } finally {
      portal.child.kill('SIGTERM');
    }
    expect(await portal.ended, portal.output()).toBe(0);
    const { completed, created, ...others } = await states();
    expect(others).toEqual({});
    expect(created).toBeGreaterThan(0);
    expect(Number(completed) + Number(created)).toBe(MAILS);
  },
  2 * START_TIMEOUT,
);
