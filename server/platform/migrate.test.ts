import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateWithoutLock } from 'drizzle-orm/node-postgres/migrator';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectOnce } from './database.ts';
import { migrate, RESTORING_BACKUP, TAKING_BACKUP } from './migrate.ts';
import { StartError } from './start-error.ts';

/** Slow enough that two concurrent starts overlap in it. */
const TEAMS = 'select pg_sleep(0.3);\n--> statement-breakpoint\ncreate table team (id int primary key);';
const PLAYERS = 'create table player (id int primary key);';

/** A folder as drizzle-kit writes it. The migrations' dates follow the given order. */
async function migrationFolder(...migrations: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turs-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_000 * (idx + 1),
    tag: `000${idx}`,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  await Promise.all(migrations.map((text, idx) => writeFile(join(folder, `000${idx}.sql`), text)));
  return folder;
}

async function emptyDatabase() {
  const database = await createTestDatabase({ empty: true });
  onTestFinished(() => database.drop());
  const tables = async () => {
    const client = await connectOnce(database.url);
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
    await client.end();
    return rows.map((row) => row.tablename);
  };
  return { url: database.url, tables };
}

test('what is new is applied, what was applied stays', async () => {
  const { url, tables } = await emptyDatabase();
  await migrate(url, await migrationFolder(TEAMS));
  expect(await tables()).toEqual(['team']);
  await migrate(url, await migrationFolder(TEAMS, PLAYERS));
  await migrate(url, await migrationFolder(TEAMS, PLAYERS));
  expect(await tables()).toEqual(['player', 'team']);
});

test.each([
  { lock: TAKING_BACKUP, line: 'A backup of the database is being taken', beside: {} },
  { lock: RESTORING_BACKUP, line: 'A backup is being restored', beside: { restoring: true } },
])('what is new waits, and says so: $line', async ({ lock, line, beside }) => {
  const { url, tables } = await emptyDatabase();
  await migrate(url, await migrationFolder(TEAMS));
  const other = await connectOnce(url);
  await other.query('select pg_advisory_lock($1)', [lock]);
  // Where nothing is new, or for the restore itself, nobody waits.
  await migrate(url, await migrationFolder(TEAMS), beside);
  const lines: string[] = [];
  const folder = await migrationFolder(TEAMS, PLAYERS);
  const waiting = migrate(url, folder, { log: (said) => lines.push(said) });
  await vi.waitFor(() => expect(lines).toEqual([expect.stringContaining(line)]));
  expect(await tables()).toEqual(['team']);
  await other.end();
  await waiting;
  expect(await tables()).toEqual(['player', 'team']);
});

test('several starters at once: one migrates, the others wait for it', async () => {
  const { url, tables } = await emptyDatabase();
  const folder = await migrationFolder(TEAMS, PLAYERS);
  await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
  expect(await tables()).toEqual(['player', 'team']);
});

test('control: without the lock, one of two starters fails', async () => {
  const { url } = await emptyDatabase();
  const migrationsFolder = await migrationFolder(TEAMS);
  const starts = [1, 2].map(async () => {
    const client = await connectOnce(url);
    await migrateWithoutLock(drizzle(client), { migrationsFolder }).finally(() => client.end());
  });
  const outcomes = await Promise.allSettled(starts);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a migration that fails leaves nothing behind', async () => {
  const { url, tables } = await emptyDatabase();
  const failing = await migrationFolder(PLAYERS, 'create table half ();\n--> statement-breakpoint\nselect 1/0;');
  await expect(migrate(url, failing)).rejects.toThrow(
    new StartError('The database could not be migrated: division by zero.'),
  );
  expect(await tables()).toEqual([]);
  await migrate(url, await migrationFolder(PLAYERS));
  expect(await tables()).toEqual(['player']);
});

test('a migration that was edited after it ran is refused', async () => {
  const { url, tables } = await emptyDatabase();
  await migrate(url, await migrationFolder(PLAYERS));
  const edited = await migrationFolder(`${PLAYERS}\ncreate table late ();`);
  await expect(migrate(url, edited)).rejects.toThrow(
    'the migration of 1970-01-01T00:00:01.000Z was never applied to it',
  );
  expect(await tables()).toEqual(['player']);
});

test('a database that a newer version has migrated is refused with a clear sentence', async () => {
  const { url, tables } = await emptyDatabase();
  await migrate(url, await migrationFolder(TEAMS, PLAYERS));
  const older = migrate(url, await migrationFolder(TEAMS));
  await expect(older).rejects.toThrow(StartError);
  await expect(older).rejects.toThrow('a newer version');
  expect(await tables()).toEqual(['player', 'team']);
});
