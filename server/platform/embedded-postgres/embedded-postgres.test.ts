import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { startEmbeddedPostgres } from './index.ts';
import { clusterOf } from './installation.ts';
import { isAlive } from './leftover.ts';
import { weAreRoot } from './runner.ts';
import { dataFolder, makeDataFolder, query, STARTER, serverPid } from './test-support.ts';

/** Only root can mount a disk of a given size, and not on every machine. */
const canMount = weAreRoot && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

let folder: string;
let remove: () => Promise<void>;
beforeAll(async () => {
  ({ folder, remove } = await makeDataFolder());
});
afterAll(() => remove());

/** In this process and without fsync, which is enough for most of these tests. */
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
  await expect.poll(() => query(url, 'select n from kept').catch(() => []), { timeout: 60_000 }).toEqual([{ n: 7 }]);
  expect(lines).toEqual(['The database server ended unexpectedly; starting it again.']);
});

test('one that cannot be started again is told once, and tried until it can', async () => {
  const { url, lines } = await startHere(folder);
  const home = join(folder, 'postgres');
  const accessRules = join(clusterOf(home), 'pg_hba.conf');
  const rules = await readFile(accessRules);
  onTestFinished(() => writeFile(accessRules, rules));
  await writeFile(accessRules, 'nonsense\n');
  const starts = new Set<number>();
  const noteStart = async () =>
    starts.add((await stat(join(home, 'start.log')).catch(() => ({ birthtimeMs: 0 }))).birthtimeMs).size;
  await noteStart();
  process.kill((await serverPid(folder)) ?? 0, 'SIGKILL');
  await expect.poll(noteStart, { interval: 10, timeout: 60_000 }).toBeGreaterThan(3);
  await writeFile(accessRules, rules);
  await expect.poll(() => query(url, 'select 1 as one').catch(() => []), { timeout: 60_000 }).toEqual([{ one: 1 }]);
  expect(lines).toEqual([
    'The database server ended unexpectedly; starting it again.',
    expect.stringMatching(
      /^The database server did not start: could not load .*\. It is tried again every 2 seconds\.$/,
    ),
  ]);
});

test('a process that has the number of a server from before a crash is left alone', async () => {
  const first = await startHere(folder);
  const pidFile = join(clusterOf(join(folder, 'postgres')), 'postmaster.pid');
  const noted = await readFile(pidFile, 'utf8');
  await first.stop();
  // Owned by the server's own user, because PostgreSQL ignores a process that it may not signal.
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

test('when the database cannot be made, the program’s own words say why', async () => {
  const small = await dataFolder();
  const starter = spawn('sh', ['-c', 'ulimit -f 2000; exec "$0" "$@"', process.execPath, STARTER, small]);
  const errors: Buffer[] = [];
  starter.stderr.on('data', (text: Buffer) => errors.push(text));
  const [code] = await once(starter, 'close');
  const home = join(small, 'postgres');
  expect([code, Buffer.concat(errors).toString()]).toEqual([
    1,
    expect.stringMatching(
      new RegExp(`^The database could not be made in ${home}: could not write.*File too large\\.\n$`),
    ),
  ]);
  expect(await readdir(home)).toEqual([]);
});

describe.skipIf(!canMount)('on a small disk', () => {
  /** A data folder on a disk of that many MB. */
  async function disk(megabytes: number): Promise<string> {
    const small = await dataFolder();
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', small]);
    onTestFinished(() => {
      spawnSync('umount', ['-l', small]);
    });
    return small;
  }

  test('a first start is refused while nothing is written', async () => {
    const small = await disk(100);
    await expect(startHere(small)).rejects.toThrow(
      new StartError(`The disk of ${join(small, 'postgres')} has 100 MB left; a new database needs 256 MB.`),
    );
    expect(await readdir(join(small, 'postgres'))).toEqual([]);
  });

  test('a disk that is full at a later moment of the first start is told in a sentence', async () => {
    const small = await disk(300);
    const first = await startHere(small);
    // As if the first start had been interrupted before the database was created.
    const superuser = first.url.replace('portal@', 'postgres@').replace('/portal?', '/postgres?');
    await query(superuser, 'drop database portal');
    await first.stop();
    const { bavail, bsize } = await statfs(small);
    await writeFile(join(small, 'rest'), Buffer.alloc(bavail * bsize - 500_000));
    await expect(startHere(small)).rejects.toThrow(/^The database could not be made: could not extend file .*\.$/);
    expect(await serverPid(small)).toBeUndefined();
    await rm(join(small, 'rest'));
    const again = await startHere(small);
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
