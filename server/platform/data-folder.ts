import { access, chmod, constants, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

export interface DataFolder {
  /** An absolute path. */
  path: string;
  release(): Promise<void>;
}

/** A lock without a reference would be garbage-collected, which would release its folder. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;
/** Processes that start at the same moment block each other briefly; without a timeout none of them might succeed. */
const PATIENCE_MS = 300;

/**
 * Creates the folder if needed and locks it for this process.
 * @throws StartError when it cannot be written, or when another portal has it.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const path = resolve(folder);
  const pidFile = join(path, 'portal.pid');
  let lock: DatabaseSync;
  try {
    await makeFolder(path);
    await access(path, constants.W_OK);
    lock = new DatabaseSync(join(path, 'portal.lock'), { timeout: PATIENCE_MS });
  } catch (error) {
    throw notWritable(path, error);
  }
  try {
    // Node has no file locks except those of its SQLite. The operating system holds them: only one of two processes
    // succeeds, kill -9 releases the folder, and no reused process number can be mistaken for the owner.
    lock.exec('begin exclusive');
    // Deleted and made anew, because an earlier one may belong to another user.
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
      // The number is removed first, so that it never names a process that has released the lock.
      released ??= rm(pidFile, { force: true }).finally(() => {
        lock.close();
        held.delete(lock);
      });
      return released;
    },
  };
}

/** Node's own recursive mkdir never returns below /proc, where nothing can be created and no error is reported. */
async function makeFolder(path: string): Promise<void> {
  const make = () =>
    mkdir(path).catch(async (error) => {
      if (error.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error;
    });
  await make().catch(async (error) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  });
}

/**
 * Creates a folder in the data folder that only the portal's own user may enter, and restricts one that an earlier
 * version left open. The data folder itself stays open, because the embedded database runs as another user.
 * @throws StartError when that cannot be done
 */
export async function openPrivateFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700, recursive: true });
    if (((await stat(path)).mode & 0o777) === 0o700) return;
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
      const found = join(entry.parentPath, entry.name);
      if (entry.isDirectory()) await chmod(found, 0o700);
      else if (entry.isFile()) await chmod(found, 0o600);
    }
    // Last, so that an interrupted repair is repeated.
    await chmod(path, 0o700);
  } catch (error) {
    throw notWritable(path, error, 'folder');
  }
}

/** Another portal has the folder. */
export class FolderInUse extends StartError {}

async function inUse(path: string, pidFile: string): Promise<FolderInUse> {
  const pid = (await readFile(pidFile, 'utf8').catch(() => '')).trim();
  return new FolderInUse(`The data folder ${path} is in use by another portal${pid ? ` (process ${pid})` : ''}.`);
}

function notWritable(path: string, error: unknown, what = 'data folder'): StartError {
  const reason = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    // Node's error for a folder that cannot be created on a read-only disk.
    ENOENT: 'the disk is read-only, or a link on the way leads nowhere',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EEXIST: 'it is a file',
  }[error instanceof Error && 'code' in error ? String(error.code) : ''];
  const detail = reason ?? (error instanceof Error ? error.message : String(error));
  return new StartError(`The ${what} ${path} cannot be written: ${detail}.`, { cause: error });
}
