import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { SUPERUSER } from './cluster.ts';
import { clusterOf, type Place } from './installation.ts';
import { endServer } from './leftover.ts';
import { program } from './programs.ts';
import { runAs, spawnAs } from './runner.ts';
import type { Transport } from './transport.ts';

export interface Server {
  /** Resolves when the server has ended, for any reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Recovery after a crash runs at the start and can take minutes. */
const START_TIMEOUT_MS = 300_000;

/** For a small machine that also runs the portal; a larger installation has a separate server, and DATABASE_URL. */
const SETTINGS = {
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: 1.1,
  // Containers have little of the shared memory that parallel workers need.
  max_parallel_workers_per_gather: 0,
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file per day of the week. Terse: the details of an error contain values, which may be a national ID.
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/** Several portals of tests share a server, each with connections of its own. */
const FOR_TESTS = { fsync: 'off', full_page_writes: 'off', max_connections: 250 };

/** The rest of the previous server still blocks the start, but only for a short time. */
export class StillInUse extends StartError {}

/** @throws StartError with the server's own message when it does not start. */
export async function launchServer(place: Place, transport: Transport, durable: boolean): Promise<Server> {
  const logs = join(place.home, 'log');
  // Deleted and made anew, because an earlier one may belong to another user.
  await rm(firstWordsOf(place.home), { force: true });
  const firstWords = await open(firstWordsOf(place.home), 'w', 0o600);
  const settings = { ...SETTINGS, ...(durable ? {} : FOR_TESTS), ...transport.settings, log_directory: logs };
  const child = spawnAs(
    place.runner,
    [
      program(place.programs, 'postgres'),
      '-D',
      clusterOf(place.home),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    firstWords.fd,
  );
  await firstWords.close();
  // A server that was not stopped must not keep the portal's process alive; the next start would find and end it.
  child.unref();
  // A portal that exits without a shutdown also ends its server: at once, with recovery from the log at the next start.
  const takeAlong = () => child.kill('SIGQUIT');
  process.once('exit', takeAlong);
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  }).then(() => {
    hasEnded = true;
    process.off('exit', takeAlong);
  });

  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(transport))) {
    if (hasEnded || Date.now() > giveUpAt) {
      const words = await lastWords(place.home);
      const Problem = /lock file|shared memory block/.test(words) ? StillInUse : StartError;
      throw new Problem(`The database server did not start: ${words || 'it said nothing'}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    ended,
    async stop() {
      if (hasEnded || child.pid === undefined) return;
      if (process.platform === 'win32') {
        await runAs(place.runner, [
          program(place.programs, 'pg_ctl'),
          'stop',
          '-m',
          'fast',
          '-D',
          clusterOf(place.home),
        ]);
      }
      child.ref();
      await endServer(child.pid);
      await ended;
    },
  };
}

const firstWordsOf = (home: string) => join(home, 'start.log');

async function answers(transport: Transport): Promise<boolean> {
  const client = new pg.Client(transport.url(SUPERUSER, 'postgres'));
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** What clients that connect too early get as an error, including ours: not the reason for the server's end. */
const saidToClients = /the database system is (?:starting up|shutting down|in recovery mode|not )/;

/** The process that writes the server's log may be behind the server that has ended, by this many milliseconds at most. */
const LOG_BEHIND_MS = 1_000;

/** The reason why the server ended: from its output at first, and from its log once that is open. */
async function lastWords(home: string): Promise<string> {
  const giveUpAt = Date.now() + LOG_BEHIND_MS;
  for (;;) {
    const reason = await reasonIn(home);
    if (reason) return reason;
    if (Date.now() > giveUpAt) return (await readFile(firstWordsOf(home), 'utf8')).trim().split('\n').at(-1) ?? '';
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function reasonIn(home: string): Promise<string | undefined> {
  const folder = join(home, 'log');
  const names = await readdir(folder).catch(() => []);
  const logs = await Promise.all(
    names.map(async (name) => ({ file: join(folder, name), time: (await stat(join(folder, name))).mtimeMs })),
  );
  const newest = logs.sort((a, b) => b.time - a.time)[0]?.file;
  for (const file of [firstWordsOf(home), ...(newest ? [newest] : [])]) {
    const reasons = (await readFile(file, 'utf8')).match(/(?:FATAL|PANIC): +(.*)/g) ?? [];
    const reason = reasons.findLast((line) => !saidToClients.test(line));
    if (reason) return reason.replace(/^\w+: +/, '');
  }
  return undefined;
}
