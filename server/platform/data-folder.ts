import { access, chmod, constants, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
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
    await makeFolder(path);
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

/** Node's own recursive mkdir never ends below /proc, where nothing can be made and nothing says so. */
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
 * Makes a folder in the data folder that nobody but the portal's own user may enter, and closes what an earlier version
 * left open. The data folder itself stays open: the embedded database, which has another user, must get past it.
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
    // Last, so that a repair that was cut short is done again.
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
    // What Node says of a folder that cannot be made on a read-only disk.
    ENOENT: 'the disk is read-only, or a link on the way leads nowhere',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'part of the path is a file',
    EEXIST: 'it is a file',
  }[error instanceof Error && 'code' in error ? String(error.code) : ''];
  const detail = reason ?? (error instanceof Error ? error.message : String(error));
  return new StartError(`The ${what} ${path} cannot be written: ${detail}.`, { cause: error });
}
