import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { checkBackup } from '#server/platform/backup/check-backup.ts';
import { keyOfPart } from '#server/platform/backup/manifest.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { harmless } from '#server/platform/log.ts';
import { StartError } from '#server/platform/start-error.ts';
import { paymentSums } from './payment-sums.ts';
import { noteBackup, noteCheck } from './portal-state.ts';
import type { TakenBackup } from './table.ts';
import { portalVersion } from './versions.ts';

type Deps = { database: Pick<Database, 'db' | 'url'>; files: FileStore; clock: Clock };

const NAME = /^turs-\d{8}T\d{6}Z\.backup\.zip$/;

/** Their names sort by their age. */
const nameOf = (at: Date) => `turs-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.backup.zip`;

/** Takes a backup into a folder, under a name by the time, or into a file; notes it in the database. */
export async function takeBackup({ database, files, clock }: Deps, to: { folder: string } | { file: string }) {
  const [now, began] = [clock(), performance.now()];
  const path = resolve('file' in to ? to.file : join(to.folder, nameOf(now)));
  const manifest = await writeBackup({
    ...{ url: database.url, files, path, now },
    ...{ portal: await portalVersion(), sums: paymentSums },
  });
  const taken: TakenBackup = {
    at: now.toISOString(),
    name: path.split(/[\\/]/).at(-1) ?? path,
    bytes: (await stat(path)).size,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.parts.filter(({ name }) => keyOfPart(name) !== undefined).length,
    ms: Math.round(performance.now() - began),
  };
  await noteBackup(database.db, taken);
  return { ...taken, path };
}

/**
 * Restores a backup into a scratch database and compares it; notes what came of it.
 * @throws StartError with what is wrong
 */
export async function proveBackup({ database, clock }: Pick<Deps, 'database' | 'clock'>, path: string) {
  const [at, began] = [clock().toISOString(), performance.now()];
  const name = path.split(/[\\/]/).at(-1) ?? path;
  const note = (problem: string | null) =>
    noteCheck(database.db, { at, name, problem, ms: Math.round(performance.now() - began) });
  try {
    const manifest = await checkBackup(path, { url: database.url, sums: paymentSums });
    await note(null);
    return manifest;
  } catch (error) {
    await note(problemOf(error));
    throw error;
  }
}

/** The newest backup of a folder; undefined if it has none. */
export const newestBackup = async (folder: string): Promise<string | undefined> =>
  (await backupsIn(folder)).map((name) => join(folder, name)).at(-1);

const backupsIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).toSorted();

const problemOf = (error: unknown) =>
  error instanceof StartError ? error.message : harmless(error instanceof Error ? error.message : String(error));

/**
 * The daily job: takes a backup, proves it, and removes the oldest beyond so many. What goes wrong is noted, and told by the
 * system page and the log; it is not tried again before the next day, for each try costs a whole backup.
 */
export function backUpDaily(deps: Deps, { dir, keep }: { dir: string; keep: number }, log: (line: string) => void) {
  return async function backUp(): Promise<void> {
    const at = deps.clock().toISOString();
    try {
      const { path } = await takeBackup(deps, { folder: dir }).catch(async (error: unknown) => {
        await noteCheck(deps.database.db, { at, name: null, problem: problemOf(error), ms: 0 });
        throw error;
      });
      await proveBackup(deps, path);
      // Older ones go only when a newer one was proven.
      for (const name of (await backupsIn(dir)).slice(0, -keep)) await rm(join(dir, name));
    } catch (error) {
      log(`The daily backup failed: ${problemOf(error)}`);
    }
  };
}
