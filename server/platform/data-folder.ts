import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

export interface DataFolder {
  /** Absolute. */
  path: string;
  release(): Promise<void>;
}

/** A lock that nothing refers to would be collected as garbage, and its folder be free. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;
/** Starters that meet get in each other's way for a moment; without patience none of them might win. */
const PATIENCE_MS = 300;

/**
 * Creates the folder when needed and takes it for this process alone.
 * @throws StartError when it cannot be written, or when another portal has it.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const path = resolve(folder);
  const pidFile = join(path, 'portal.pid');
  let lock: DatabaseSync;
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
    lock = new DatabaseSync(join(path, 'portal.lock'), { timeout: PATIENCE_MS });
  } catch (error) {
    throw notWritable(path, error);
  }
  try {
    // Node has no file locks but for the ones of its SQLite. The operating system holds them: one of two starters
    // wins, kill -9 frees the folder, and no process number can be mistaken for another process with the same one.
    lock.exec('begin exclusive');
    // Made anew, for an earlier one may be another user's.
    await rm(pidFile, { force: true });
    await writeFile(pidFile, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) throw await inUse(path, pidFile);
    throw notWritable(path, error);
  }
  held.add(lock);
  let released: Promise<void> | undefined;
  return {
    path,
    release() {
      // The number goes first, so that it never names a process that has let go.
      released ??= rm(pidFile, { force: true }).finally(() => {
        lock.close();
        held.delete(lock);
      });
      return released;
    },
  };
}

async function inUse(path: string, pidFile: string): Promise<StartError> {
  const pid = (await readFile(pidFile, 'utf8').catch(() => '')).trim();
  return new StartError(`The data folder ${path} is in use by another portal${pid ? ` (process ${pid})` : ''}.`);
}

function notWritable(path: string, error: unknown): StartError {
  const reason = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    // What Node says of a folder that cannot be made on a read-only disk.
    ENOENT: 'the disk is read-only, or a link on the way leads nowhere',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EEXIST: 'it is a file',
  }[error instanceof Error && 'code' in error ? String(error.code) : ''];
  const detail = reason ?? (error instanceof Error ? error.message : String(error));
  return new StartError(`The data folder ${path} cannot be written: ${detail}.`, { cause: error });
}
