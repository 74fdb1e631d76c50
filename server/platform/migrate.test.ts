import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migrateWithoutLock } from 'drizzle-orm/node-postgres/migrator';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { connectOnce } from './database.ts';
import { migrate } from './migrate.ts';
import { StartError } from './start-error.ts';

/** A test that holds this lock lets no migration get past its first statement. */
const GATE = 4_711;
const TEAMS = `select pg_advisory_xact_lock_shared(${GATE});\n--> statement-breakpoint\ncreate table team (id int primary key);`;
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
  /** Lets the migrations begin, one after the other, and go on once all of them wait: for the gate or for each other. */
  const overlapping = async (...starts: (() => Promise<void>)[]) => {
    const gate = await connectOnce(database.url);
    onTestFinished(() => gate.end());
    await gate.query('select pg_advisory_lock($1)', [GATE]);
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    const begun: Promise<void>[] = [];
    for (const start of starts) {
      begun.push(start());
      await vi.waitUntil(async () => (await gate.query(waiting)).rowCount === begun.length, patiently);
    }
    await gate.query('select pg_advisory_unlock($1)', [GATE]);
    return (await Promise.allSettled(begun)).map(({ status }) => status);
  };
  return { url: database.url, tables, overlapping };
}

test('what is new is applied, what was applied stays', async () => {
  const { url, tables } = await emptyDatabase();
  await migrate(url, await migrationFolder(TEAMS));
  expect(await tables()).toEqual(['team']);
  await migrate(url, await migrationFolder(TEAMS, PLAYERS));
  await migrate(url, await migrationFolder(TEAMS, PLAYERS));
  expect(await tables()).toEqual(['player', 'team']);
});

test('several starters at once: one migrates, the others wait for it', async () => {
  const { url, tables, overlapping } = await emptyDatabase();
  const folder = await migrationFolder(TEAMS, PLAYERS);
  const start = () => migrate(url, folder);
  expect(await overlapping(start, start, start)).toEqual(Array(3).fill('fulfilled'));
  expect(await tables()).toEqual(['player', 'team']);
});

test('control: without the lock, one of two starters fails', async () => {
  const { url, overlapping } = await emptyDatabase();
  const migrationsFolder = await migrationFolder(TEAMS);
  const start = async () => {
    const client = await connectOnce(url);
    await migrateWithoutLock(drizzle(client), { migrationsFolder }).finally(() => client.end());
  };
  expect((await overlapping(start, start)).sort()).toEqual(['fulfilled', 'rejected']);
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
  await expect(migrate(url, edited)).rejects.toThrow('migrated with other files than these');
  expect(await tables()).toEqual(['player']);
});

test('a migration that is older than one that was applied is refused, not skipped', async () => {
  const { url, tables } = await emptyDatabase();
  const folder = await migrationFolder(TEAMS, PLAYERS);
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(1) }));
  await migrate(url, folder);
  await writeFile(path, JSON.stringify(journal));
  await expect(migrate(url, folder)).rejects.toThrow('The migration of 1970-01-01T00:00:01.000Z was never applied');
  expect(await tables()).toEqual(['player']);
});

test('a database of another line of migrations is refused before anything is tried on it', async () => {
  const { url, tables } = await emptyDatabase();
  await migrate(url, await migrationFolder(TEAMS, PLAYERS));
  const folder = await migrationFolder('create table whole ();', PLAYERS, 'create table new ();');
  await expect(migrate(url, folder)).rejects.toThrow('migrated with other files than these');
  expect(await tables()).toEqual(['player', 'team']);
});

test('a database that a newer version has migrated is refused with a clear sentence', async () => {
  const { url, tables } = await emptyDatabase();
  await migrate(url, await migrationFolder(TEAMS, PLAYERS));
  const older = migrate(url, await migrationFolder(TEAMS));
  await expect(older).rejects.toThrow(StartError);
  await expect(older).rejects.toThrow('a newer version');
  expect(await tables()).toEqual(['player', 'team']);
});
