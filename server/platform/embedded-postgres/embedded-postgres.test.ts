import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';
import { isAlive } from './leftover.ts';
import { clusterOf } from './place.ts';
import { weAreRoot } from './runner.ts';
import { dataFolder, makeDataFolder, query, serverPid } from './test-support.ts';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove } = await makeDataFolder());
});
afterAll(() => remove());

/** In this process and without fsync, which is all that most of these tests need. */
async function startHere(dataDir: string, transport?: 'port') {
  const lines: string[] = [];
  const server = await startEmbeddedPostgres({ dataDir, durable: false, transport, log: (line) => lines.push(line) });
  onTestFinished(() => server.stop());
  return { ...server, lines };
}

test('the first start makes a database, and a later one finds what was written', async () => {
  const first = await startHere(folder);
  await query(first.url, 'create table team (name text)');
  await query(first.url, "insert into team values ('ياقوت'), ('أسد'), ('zebra'), ('Apple'), ('باز')");
  await first.stop();
  await first.stop();
  expect(await serverPid(folder)).toBeUndefined();

  const second = await startHere(folder);
  const rows = await query<{ name: string }>(second.url, 'select name from team order by name');
  expect(rows.map((row) => row.name)).toEqual(['Apple', 'zebra', 'أسد', 'باز', 'ياقوت']);
});

test('the server is for the portal alone: no port, a closed folder, no superuser', async () => {
  const { url } = await startHere(folder);
  const [settings] = await query(
    url,
    `select current_setting('listen_addresses') as addresses, current_setting('data_checksums') as checksums,
       (select rolsuper from pg_roles where rolname = current_user) as superuser`,
  );
  expect(settings).toEqual({ addresses: '', checksums: 'on', superuser: false });
  expect((await stat(join(folder, 'postgres'))).mode & 0o077).toBe(0);
  await expect(query(url, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
  await query(url, 'create extension pg_trgm');
});

test('its log keeps the values of rows to itself', async () => {
  const { url, stop } = await startHere(folder);
  await query(url, 'create table person (national_id text primary key)');
  await query(url, "insert into person values ('1098765432')");
  await expect(query(url, 'insert into person select national_id from person')).rejects.toThrow(/duplicate key/);
  await stop();
  const logs = join(folder, 'postgres', 'log');
  const texts = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')));
  expect(texts.join()).toContain('duplicate key');
  expect(texts.join()).not.toContain('1098765432');
});

test('a data folder with a very long path has its socket elsewhere', async () => {
  const deepFolder = join(await dataFolder(), 'بيانات'.repeat(12));
  await mkdir(deepFolder);
  const { url } = await startHere(deepFolder);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socketFolder = new URL(url).searchParams.get('host') ?? '';
  expect(Buffer.byteLength(socketFolder)).toBeLessThan(90);
  expect((await stat(socketFolder)).mode & 0o077).toBe(0);
  onTestFinished(() => rm(socketFolder, { recursive: true }));
});

test('over a port (as on Windows) it asks for a password', async () => {
  const windowsFolder = await dataFolder();
  const { url, stop } = await startHere(windowsFolder, 'port');
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(query(url.replace(/:[^:@]+@/, ':guessed@'), 'select 1')).rejects.toThrow(/password authentication/);
  await stop();
  const again = await startHere(windowsFolder, 'port');
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server that is killed is started again', async () => {
  const { url, lines } = await startHere(folder);
  await query(url, 'create table kept as select 7 as n');
  process.kill((await serverPid(folder)) ?? 0, 'SIGKILL');
  await expect.poll(() => query(url, 'select n from kept').catch(() => []), { timeout: 15_000 }).toEqual([{ n: 7 }]);
  expect(lines).toEqual(['The database server ended unexpectedly; starting it again.']);
});

test('a process that has the number of a server from before a crash is left alone', async () => {
  const first = await startHere(folder);
  const pidFile = join(clusterOf(join(folder, 'postgres')), 'postmaster.pid');
  const noted = await readFile(pidFile, 'utf8');
  await first.stop();
  // Of the server's own user, for PostgreSQL pays no heed to a process that it may not signal.
  const { uid, gid } = await stat(pidFile.replace('postmaster.pid', 'PG_VERSION'));
  const stranger = spawn('sleep', ['60'], { stdio: 'ignore', cwd: '/', ...(weAreRoot ? { uid, gid } : {}) });
  onTestFinished(() => {
    stranger.kill();
  });
  await writeFile(pidFile, noted.replace(/^\d+/, String(stranger.pid)));
  await writeFile(join(folder, 'postgres', '.s.PGSQL.5432.lock'), `${stranger.pid}\n`);

  const second = await startHere(folder);
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
});

test('a cluster of another PostgreSQL, or a damaged one, is refused and left as it is', async () => {
  const first = await startHere(folder);
  await first.stop();
  const versionFile = join(clusterOf(join(folder, 'postgres')), 'PG_VERSION');
  await writeFile(versionFile, '17\n');
  await expect(startHere(folder)).rejects.toThrow(/was made by PostgreSQL 17, and this portal brings PostgreSQL 18/);
  await writeFile(versionFile, '');
  await expect(startHere(folder)).rejects.toThrow(/is no PostgreSQL database/);
  await writeFile(versionFile, '18\n');
  await startHere(folder);
});

test('when the server does not start, its own words say why', async () => {
  const first = await startHere(folder);
  await first.stop();
  const accessRules = join(clusterOf(join(folder, 'postgres')), 'pg_hba.conf');
  const rules = await readFile(accessRules);
  await writeFile(accessRules, 'nonsense\n');
  onTestFinished(() => writeFile(accessRules, rules));
  await expect(startHere(folder)).rejects.toThrow('The database server did not start: could not load');
});
