import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { connectOnce, databaseCodeOf } from '../database.ts';
import { StartError } from '../start-error.ts';
import { openArchive } from './archive.ts';
import type { Manifest } from './manifest.ts';
import { restoreDatabase } from './restore-backup.ts';
import type { Sums } from './tables.ts';

const MAY_NOT_CREATE = '42501';
const IN_USE = '55006';
/** One number for all portals: the advisory lock of whoever checks a backup on a database's server. */
const CHECKING_BACKUP = 7_480_232;

/**
 * Proves a backup: reads all of it, restores its rows into a database of its own on the same server, compares counts and
 * sums, and drops that database.
 * @throws StartError with what is wrong
 */
export async function checkBackup(path: string, { url, sums }: { url: string; sums: Sums }): Promise<Manifest> {
  const archive = await openArchive(path);
  const client = await connectOnce(url, 'turs-check');
  try {
    // Of two at a time each would take the other's database for a leftover.
    await client.query('select pg_advisory_lock($1)', [CHECKING_BACKUP]);
    const prefix = `${client.database}_check_`;
    await dropLeftovers(client, prefix);
    const name = prefix + randomBytes(4).toString('hex');
    await createScratch(client, name);
    try {
      const scratch = new URL(url);
      scratch.pathname = `/${name}`;
      await restoreDatabase(archive, { url: scratch.href, sums });
    } finally {
      await drop(client, name);
    }
    return archive.manifest;
  } finally {
    archive.close();
    await client.end();
  }
}

async function createScratch(client: pg.Client, name: string): Promise<void> {
  await client.query(`create database ${client.escapeIdentifier(name)}`).catch((cause: unknown) => {
    if (databaseCodeOf(cause) !== MAY_NOT_CREATE) throw cause;
    const sentence = `The role ${client.user} may not create the database into which a backup is restored to check it. Give it CREATEDB, or check the backup on another server.`;
    throw new StartError(sentence, { cause });
  });
}

/**
 * Without `force`, which is refused while autovacuum, of another role, is at the database. The server ends that itself, and
 * waits five seconds for connections that are about to end.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  const statement = `drop database if exists ${client.escapeIdentifier(name)}`;
  await client.query(statement).catch(async (error: unknown) => {
    if (databaseCodeOf(error) !== IN_USE) throw error;
    await client.query(statement);
  });
}

/** Of checks whose process was killed: a name as `checkBackup` makes it, and no connection. */
async function dropLeftovers(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d where starts_with(datname, $1)
     and substr(datname, length($1) + 1) ~ '^[0-9a-f]{8}$'
     and pg_has_role(datdba, 'member') and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
    [prefix],
  );
  for (const { name } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)}`).catch(() => {});
}
