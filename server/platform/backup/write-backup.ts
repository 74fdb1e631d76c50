import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOnce, databaseCodeOf } from '../database.ts';
import type { FileStore } from '../files.ts';
import { TAKING_BACKUP } from '../migrate.ts';
import { StartError } from '../start-error.ts';
import { createArchive, removeUnfinished } from './archive.ts';
import { filePart, type Manifest, tablePart } from './manifest.ts';
import {
  addUp,
  appliedMigrations,
  columnList,
  copiedTables,
  queueVersion,
  type Sums,
  usedSequences,
} from './tables.ts';

/** PostgreSQL's codes of a schema or table that there is not. */
const NOT_THERE = ['3F000', '42P01'];

type Options = {
  url: string;
  files: FileStore;
  /** Where the archive is written; there must be no such file. */
  path: string;
  /** The version of the portal, for people. */
  portal: string;
  sums: Sums;
  now: Date;
};

/**
 * Writes database and files into one archive while the portal runs. The database is read in one snapshot. Files are copied
 * before it, and those that came meanwhile after it: a file is there before its row and goes after it, so that each row of
 * the snapshot has its file. Memory holds one file, or a part of a table, at a time.
 * @throws StartError with a sentence; then there is no archive
 */
export async function writeBackup({ url, files, path, portal, sums, now }: Options): Promise<Manifest> {
  const client = await connectOnce(url, 'turs-backup', { pipeline: false });
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      TAKING_BACKUP,
    ]);
    if (!rows[0]?.locked) throw new StartError('Another backup of this database is being taken.');
    await removeUnfinished(dirname(path));
    const archive = await createArchive(path);
    try {
      const seen = new Set<string>();
      for await (const key of files.keys()) {
        seen.add(key);
        // One that goes before the snapshot has no row in it.
        await addFile(archive, files, key);
      }
      const database = await addDatabase(archive, client, sums);
      for await (const key of files.keys()) {
        if (seen.has(key) || (await addFile(archive, files, key))) continue;
        throw new StartError(`The file ${key} was removed while the backup was taken; take it again.`);
      }
      return await archive.finish({ format: 1, takenAt: now.toISOString(), portal, ...database });
    } catch (error) {
      await archive.abandon();
      throw error;
    }
  } finally {
    await client.end();
  }
}

type Archive = Awaited<ReturnType<typeof createArchive>>;

/** @returns false when the file is gone */
async function addFile(archive: Archive, files: FileStore, key: string): Promise<boolean> {
  const bytes = await files.get(key);
  // Pictures and PDFs are compressed already.
  if (bytes) await archive.add(filePart(key), Readable.from([Buffer.from(bytes)]), { compress: false });
  return bytes !== undefined;
}

async function addDatabase(archive: Archive, client: pg.Client, sums: Sums) {
  await client.query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0');
  await client.query('begin isolation level repeatable read, read only');
  const described = await describe(client, sums).catch((cause: unknown) => {
    if (!NOT_THERE.includes(databaseCodeOf(cause) ?? '')) throw cause;
    throw new StartError('The database is not that of a portal yet. Start the portal once, which prepares it.', {
      cause,
    });
  });
  const tables: Manifest['tables'] = [];
  for (const { sql, ...table } of described.tables) {
    const rows = client.query(copyTo(`copy ${sql} (${columnList(client, table.columns)}) to stdout`));
    await archive.add(tablePart(table), rows, { compress: true });
    tables.push({ ...table, rows: rows.rowCount });
  }
  // After the snapshot was taken: at least what its rows have used.
  const sequences = await usedSequences(client);
  await client.query('commit');
  return { ...described, tables, sequences };
}

async function describe(client: pg.Client, sums: Sums) {
  const tables = await copiedTables(client);
  const migrations = await appliedMigrations(client);
  // No migration changes a table between here and its copy.
  for (const { sql } of tables) await client.query(`lock table ${sql} in access share mode`);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    ...{ tables, migrations, queue: await queueVersion(client), postgres: rows[0]?.server_version ?? '' },
    sums: await addUp(client, sums),
  };
}
