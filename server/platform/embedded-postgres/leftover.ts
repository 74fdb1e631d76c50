import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { clusterOf } from './installation.ts';

/**
 * Ends a server that a killed portal left running on these files. Also makes sure that a process number noted before a
 * crash of the machine, which may now belong to any process, does not prevent the start. Only the holder of the data
 * folder's lock may call this.
 * @throws StartError when the server does not end.
 */
export async function endLeftoverServer(home: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(clusterOf(home), 'postmaster.pid');
  const noted = await readFile(pidFile, 'utf8').catch(() => '');
  const pid = Number.parseInt(noted, 10);
  if (!(pid > 0) || !isAlive(pid)) return;
  if (!(await isServerOf(pid, clusterOf(home)))) {
    // PostgreSQL refuses to start while a process with that number is running, unless it is its own parent: so our
    // number is written. The rest of the file stays, because PostgreSQL uses it to find child processes that survived a
    // dead server.
    await writeFile(pidFile, noted.replace(/^\d+/, String(process.pid)));
    return;
  }
  log(`Ending the database server that a killed portal left behind (process ${pid}).`);
  if (!(await endServer(pid))) {
    throw new StartError(`The database server of an earlier start (process ${pid}) does not end; end it by hand.`);
  }
}

/**
 * Requests a fast shutdown (open transactions are rolled back), then an immediate one (recovery at the next start), and
 * finally kills it.
 * @returns false when even that did not help.
 */
export async function endServer(pid: number): Promise<boolean> {
  for (const [signal, timeout] of [
    ['SIGINT', 8_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 2_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return !isAlive(pid);
    }
    const giveUpAt = Date.now() + timeout;
    while (Date.now() < giveUpAt) {
      if (!isAlive(pid)) return true;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  return !isAlive(pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Exited, but in the process table until its parent reads its status. In a container the first process often never
 * does.
 */
function isZombie(pid: number): boolean {
  try {
    return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** A server's working directory is always its cluster's folder. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      const [folder, file] = await Promise.all([readlink(`/proc/${pid}/cwd`), readlink(`/proc/${pid}/exe`)]);
      return folder === (await realpath(cluster)) && basename(file).startsWith('postgres');
    }
    if (process.platform === 'win32') {
      const { stdout } = await promisify(execFile)('tasklist', ['/FI', `PID eq ${pid}`, '/NH']);
      return stdout.includes('postgres.exe');
    }
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.includes('postgres') && stdout.includes(cluster);
  } catch {
    return false;
  }
}
