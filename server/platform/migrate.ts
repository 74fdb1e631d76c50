import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { connectOnce } from './database.ts';
import { harmless } from './log.ts';
import { StartError } from './start-error.ts';

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));

/** One number for all portals: the advisory lock that a process holds while it migrates a database. */
const MIGRATION_LOCK = 7_480_211;
/** The advisory locks of whoever takes a backup of a database, and of whoever restores one into it. */
export const TAKING_BACKUP = 7_480_231;
export const RESTORING_BACKUP = 7_480_233;

/**
 * Brings the database to the state of the migration files. Several processes may start at once: the first one migrates
 * under an advisory lock, the others wait for it and find nothing left to do. A backup under way is waited for: it reads
 * every table, and each query would queue behind the change of a table that waits for it. So is a restore, whose rows this
 * process would otherwise take for its own: a restored copy is held.
 * @param options.log told that a backup or a restore is waited for
 * @param options.restoring for the restore itself
 * @throws StartError when a migration fails (its transaction is rolled back), or when the files do not continue the
 * migrations that were applied.
 */
export async function migrate(
  url: string,
  folder = MIGRATIONS_FOLDER,
  { log = () => {}, restoring = false }: { log?: (line: string) => void; restoring?: boolean } = {},
): Promise<void> {
  // A separate connection, because the lock belongs to the session, and the pool's time limits are too short for a long
  // migration.
  const client = await connectOnce(url, 'turs-migrate');
  try {
    if (!restoring) {
      const waits = 'A backup is being restored into the database; the portal starts when that is finished.';
      await lock(client, RESTORING_BACKUP, () => log(waits));
    }
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (await isPending(client, folder)) {
      const waits =
        'A backup of the database is being taken; the portal migrates it, and starts, when that is finished.';
      await lock(client, TAKING_BACKUP, () => log(waits));
    }
    await applyMigrations(drizzle(client), { migrationsFolder: folder }).catch((error: unknown) => {
      throw new StartError(`The database could not be migrated: ${harmless(rootMessage(error))}.`, { cause: error });
    });
    await refuseSkippedMigrations(client, folder);
  } finally {
    await client.end();
  }
}

async function isPending(client: pg.Client, folder: string): Promise<boolean> {
  const { rows } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as table",
  );
  // An empty database has no backup.
  if (!rows[0]?.table) return false;
  const applied = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const hashes = new Set(applied.rows.map(({ hash }) => hash));
  return readMigrationFiles({ migrationsFolder: folder }).some(({ hash }) => !hashes.has(hash));
}

/** Takes an advisory lock, beside other starters, until the connection ends; says if it has to wait for it. */
async function lock(client: pg.Client, number: number, waits: () => void): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock_shared($1) as locked', [
    number,
  ]);
  if (rows[0]?.locked) return;
  waits();
  await client.query('select pg_advisory_lock_shared($1)', [number]);
}

/**
 * Brings an empty database to the state after some of the migration files: those that another database had when it was
 * backed up. What came later can then be applied to its rows.
 * @param hashes of the migrations that were applied, in their order
 * @throws StartError when these are not the first of our files
 */
export async function migrateAs(url: string, hashes: readonly string[]): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  if (hashes.length > files.length || hashes.some((hash, at) => files[at]?.hash !== hash)) {
    throw new StartError(
      'The backup is of a database that was migrated with other files than these: restore it with the version of the portal that took it.',
    );
  }
  if (hashes.length === files.length) return migrate(url, undefined, { restoring: true });
  const folder = await mkdtemp(join(tmpdir(), 'turs-migrations-'));
  try {
    const journal = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
    const entries: { tag: string }[] = journal.entries.slice(0, hashes.length);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) await copyFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(url, folder, { restoring: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Drizzle applies migrations with a later date than the last applied one. It would silently skip a file that was edited
 * after it ran or merged with an older date, and it ignores migrations of a newer version.
 */
async function refuseSkippedMigrations(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map((row) => row.hash));
  const files = readMigrationFiles({ migrationsFolder: folder });
  if (files.every(({ hash }) => applied.has(hash)) && applied.size > files.length) {
    throw new StartError(
      'The database was migrated by a newer version of the portal, which this one cannot read. Start that version, or put back the backup from before.',
    );
  }
  const skipped = files.find((migration) => !applied.has(migration.hash));
  if (skipped) {
    throw new StartError(
      `The database was migrated with other files than these: the migration of ${new Date(skipped.folderMillis).toISOString()} was never applied to it.`,
    );
  }
}

let newest: string | undefined;

/**
 * The newest migration of this code is applied: it is not where a backup from before was put back under a running portal.
 * Newer ones are none of its business, for they only add (an upgrade in turns).
 * @throws Error when it is not
 */
export async function refuseMissingMigration(pool: pg.Pool): Promise<void> {
  newest ??= readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.hash;
  const { rowCount } = await pool.query('select from drizzle.__drizzle_migrations where hash = $1', [newest]);
  if (rowCount === 0) throw new Error('the newest migration is not applied');
}

function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}

/**
 * How many migrations a database has and this code expects, and how many of these it lacks: 0 when it is up to date. One
 * that has more was migrated by a newer version (an upgrade in turns).
 */
export async function migrationCounts(client: Pick<pg.Pool, 'query'>) {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map(({ hash }) => hash));
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  return {
    applied: rows.length,
    expected: ours.length,
    pending: ours.filter(({ hash }) => !applied.has(hash)).length,
  };
}
