import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { clusterOf, homeOf } from './installation.ts';
import { endLeftoverServer } from './leftover.ts';
import { accountWithoutRights, weAreRoot } from './runner.ts';

export interface Starter {
  process: ChildProcess;
  /** The server's address, once it is running. */
  url: Promise<string>;
  /** Resolves when it ends, with its whole error output. */
  end: Promise<{ code: number | null; errors: string }>;
}

export const STARTER = fileURLToPath(new URL('./starter.ts', import.meta.url));

/** A data folder for one test; any server in it is ended after the test. */
export async function dataFolder(options: { onlyRootMayEnter?: boolean } = {}): Promise<string> {
  const { folder, remove } = await makeDataFolder(options);
  onTestFinished(remove);
  return folder;
}

/** The same for consecutive tests that share it. */
export async function makeDataFolder({ onlyRootMayEnter = false } = {}) {
  const outer = await mkdtemp(join(tmpdir(), 'turs-test-'));
  await chmod(outer, onlyRootMayEnter ? 0o700 : 0o755);
  const folder = join(outer, 'data');
  await mkdir(folder);
  const remove = async () => {
    const home = await homeOf(folder);
    await endLeftoverServer(home, () => {});
    await rm(home, { recursive: true, force: true });
    await rm(outer, { recursive: true, force: true });
  };
  return { folder, remove };
}

/** Starts the server in a process of its own, which is killed at the end of the test. */
export function start(folder: string, options: { uid?: number; env?: NodeJS.ProcessEnv } = {}): Starter {
  const child = spawn(process.execPath, [STARTER, folder], {
    uid: options.uid,
    gid: options.uid,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => {
    errors += text;
  });
  const end = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  const firstLine = once(child.stdout, 'data').then(([text]) => String(text).trim());
  const url = Promise.race([
    firstLine,
    end.then(({ code }): string => {
      throw new Error(`The starter ended with ${code}: ${errors}`);
    }),
  ]);
  url.catch(() => {});
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { process: child, url, end };
}

export async function kill({ process, end }: Starter, signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void> {
  process.kill(signal);
  await end;
}

/** Runs one statement over a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** The process number of the database server from its own file; undefined after a clean shutdown. */
export async function serverPid(folder: string): Promise<number | undefined> {
  const noted = await readFile(join(clusterOf(await homeOf(folder)), 'postmaster.pid'), 'utf8').catch(() => undefined);
  return noted === undefined ? undefined : Number.parseInt(noted, 10);
}

/** The number of an ordinary user for tests: only root can switch to one, if that user can reach this folder. */
export async function anOrdinaryUser(): Promise<number | undefined> {
  if (!weAreRoot) return undefined;
  const { uid, gid } = await accountWithoutRights();
  const reached = spawnSync(process.execPath, ['-e', `require('fs').readFileSync(${JSON.stringify(STARTER)})`], {
    uid,
    gid,
  });
  return reached.status === 0 ? uid : undefined;
}
