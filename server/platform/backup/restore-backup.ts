import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectOnce } from '../database.ts';
import type { FileStore } from '../files.ts';
import { openJobs } from '../jobs.ts';
import { migrateAs, RESTORING_BACKUP } from '../migrate.ts';
import { StartError } from '../start-error.ts';
import { type Archive, BackupRefused } from './archive.ts';
import { keyOfPart, type Manifest, tablePart } from './manifest.ts';
import { addUp, columnList, copiedTables, queueVersion, type Sums } from './tables.ts';

type Target = {
  url: string;
  sums: Sums;
  /** Runs in the transaction that brings the rows, after they were compared. */
  before?(client: pg.Client): Promise<void>;
};

/**
 * Restores an archive, whose parts were verified when it was opened, into an empty database and an empty file store: all
 * of it, or nothing.
 * @throws StartError with a sentence when something is there already, or when the rows do not come out as they went in
 */
export async function restoreBackup(
  archive: Archive,
  { files, ...target }: Target & { files: FileStore },
): Promise<void> {
  const client = await connectOnce(target.url, 'turs-restore');
  try {
    // A portal that is started meanwhile waits, and finds a copy that is held.
    await client.query('select pg_advisory_lock($1)', [RESTORING_BACKUP]);
    await refuseUsedDatabase(client);
    await refuseUsedFiles(files);
    await restoreFilesAndRows(archive, { files, ...target });
  } finally {
    await client.end();
  }
}

async function refuseUsedFiles(files: FileStore): Promise<void> {
  for await (const key of files.keys()) {
    throw new StartError(`The file store is not empty (it has ${key}): a backup is restored into an empty one only.`);
  }
}

async function restoreFilesAndRows(archive: Archive, { files, ...target }: Target & { files: FileStore }) {
  const put: string[] = [];
  try {
    for (const { name } of archive.manifest.parts) {
      const key = keyOfPart(name);
      if (key === undefined) continue;
      put.push(key);
      await files.put(key, await buffer(await archive.read(name)));
    }
    await restoreDatabase(archive, target);
  } catch (error) {
    for (const key of put) await files.remove(key).catch(() => {});
    throw error;
  }
}

/**
 * Restores the rows into an empty database, and compares them.
 * @throws StartError as `restoreBackup`; the database is empty again
 */
export async function restoreDatabase(archive: Archive, { url, sums, before }: Target): Promise<void> {
  const { manifest } = archive;
  try {
    await migrateAs(url, manifest.migrations);
    // Makes the queue's tables.
    const jobs = await openJobs(url, () => {});
    await jobs.stop();
    const client = await connectOnce(url, 'turs-restore', { pipeline: false });
    try {
      await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
      await client.query('begin');
      await loadRows(client, archive);
      await compare(client, manifest, sums);
      await before?.(client);
      await client.query('commit');
      await client.query('analyze');
    } finally {
      await client.end();
    }
  } catch (error) {
    await emptyDatabase(url).catch(() => {});
    throw error;
  }
}

async function refuseUsedDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname !~ '^pg_' and schemaname <> 'information_schema' limit 1`);
  if (!rows[0]) return;
  throw new StartError(
    `The database is not empty (it has the table ${rows[0].name}): a backup is restored into an empty one only.`,
  );
}

/** Of a restore that failed: it was empty before. */
async function emptyDatabase(url: string): Promise<void> {
  const client = await connectOnce(url, 'turs-restore');
  try {
    await client.query('drop schema if exists pgboss, drizzle, public cascade; create schema public');
  } finally {
    await client.end();
  }
}

/**
 * Fills the tables. Meanwhile no trigger runs, for the rows are as triggers left them, and foreign keys, which tables in
 * any order would break, are put back afterwards and so are checked over all rows.
 */
async function loadRows(client: pg.Client, { manifest, read }: Archive): Promise<void> {
  const there = await copiedTables(client);
  const wrong = manifest.tables.find(({ schema, name, columns }) => {
    const table = there.find((one) => one.schema === schema && one.name === name);
    return !table || columns.some((column) => !table.columns.includes(column));
  });
  if (wrong || (await queueVersion(client)) !== manifest.queue) {
    throw new BackupRefused(
      `The backup is of a portal with other tables (${wrong ? `${wrong.schema}.${wrong.name}` : 'of the job queue'}): restore it with the version that took it (${manifest.portal}), and upgrade then.`,
    );
  }
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { sql } of there) await client.query(`alter table ${sql} disable trigger user`);
  await client.query(`truncate ${there.map(({ sql }) => sql).join(', ')}`);
  for (const table of manifest.tables) {
    const { sql } = there.find((one) => one.schema === table.schema && one.name === table.name) as (typeof there)[0];
    const rows = client.query(copyFrom(`copy ${sql} (${columnList(client, table.columns)}) from stdin`));
    await pipeline(await read(tablePart(table)), rows);
  }
  for (const { sql } of there) await client.query(`alter table ${sql} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { schema, name, last } of manifest.sequences) {
    await client.query("select setval(format('%I.%I', $1::text, $2::text)::regclass, $3::bigint)", [
      schema,
      name,
      last,
    ]);
  }
}

/** @throws StartError when the restored rows are not as many, or do not add up, as they were when they were copied */
async function compare(client: pg.Client, manifest: Manifest, sums: Sums): Promise<void> {
  const differences: string[] = [];
  for (const { schema, name, rows } of manifest.tables) {
    const { rows: counted } = await client.query<{ count: string }>(
      `select count(*)::text as count from ${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`,
    );
    if (counted[0]?.count !== String(rows)) differences.push(`${name}: ${counted[0]?.count} rows for ${rows}`);
  }
  // A sum that another version did not add up cannot be compared.
  const known = Object.fromEntries(Object.entries(sums).filter(([name]) => name in manifest.sums));
  for (const [name, sum] of Object.entries(await addUp(client, known))) {
    if (sum !== manifest.sums[name]) differences.push(`${name}: ${sum} for ${manifest.sums[name]}`);
  }
  if (differences.length > 0) {
    throw new BackupRefused(`What was restored differs from what was backed up (${differences.join('; ')}).`);
  }
}
