import { once } from 'node:events';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { SUPERUSER } from './cluster.ts';
import { endServer } from './leftover.ts';
import { clusterOf, type Place } from './place.ts';
import { program } from './programs.ts';
import { runAs, spawnAs } from './runner.ts';
import type { Transport } from './transport.ts';

export interface Server {
  /** Resolves when the server has ended, whoever ended it. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** A crash is mended from the log at the start, which can take its time. */
const PATIENCE_MS = 300_000;

/** For a small machine that runs the portal as well; a bigger one has a server of its own, and DATABASE_URL. */
const SETTINGS = {
  max_connections: 100,
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: 1.1,
  max_wal_size: '1GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // One file per day of the week. Terse: the details of an error quote values, which may be a national ID.
  logging_collector: 'on',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: 0,
  log_truncate_on_rotation: 'on',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** @throws StartError with the server's own words when it does not come up. */
export async function launchServer(place: Place, transport: Transport, durable: boolean): Promise<Server> {
  const logs = join(place.home, 'log');
  const firstWords = await open(join(place.home, 'start.log'), 'w', 0o600);
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
  // A forgotten server shall not keep the portal's process alive; the next start would find and end it.
  child.unref();
  const ended = once(child, 'exit').then(() => {});
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  const giveUpAt = Date.now() + PATIENCE_MS;
  while (!(await answers(transport))) {
    if (hasEnded() || Date.now() > giveUpAt) {
      throw new StartError(`The database server did not start: ${await lastWords(place.home)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    ended,
    async stop() {
      if (hasEnded() || child.pid === undefined) return;
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
      await endServer(child.pid);
    },
  };
}

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

/** What the server said before it gave up: on its output first, then in its log. */
async function lastWords(home: string): Promise<string> {
  const logs = await readdir(join(home, 'log')).catch(() => []);
  const texts = await Promise.all(
    [join(home, 'start.log'), ...logs.map((name) => join(home, 'log', name))].map((file) => readFile(file, 'utf8')),
  );
  return (
    texts
      .join('\n')
      .match(/(FATAL|PANIC): .*/g)
      ?.at(-1) ??
    texts[0]?.trim().split('\n').at(-1) ??
    ''
  );
}
