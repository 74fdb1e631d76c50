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

/**
 * Brings the database to the state of the migration files. Several processes may start at once: the first one migrates
 * under an advisory lock, the others wait for it and find nothing left to do.
 * @throws StartError when a migration fails (its transaction is rolled back), or when the files do not continue the
 * migrations that were applied.
 */
export async function migrate(url: string, folder = MIGRATIONS_FOLDER): Promise<void> {
  // A separate connection, because the lock belongs to the session, and the pool's time limits are too short for a long
  // migration.
  const client = await connectOnce(url, 'turs-migrate');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseOtherMigrations(client, folder);
    await applyMigrations(drizzle(client), { migrationsFolder: folder }).catch((error: unknown) => {
      throw new StartError(`The database could not be migrated: ${harmless(rootMessage(error))}.`, { cause: error });
    });
    await refuseSkippedMigrations(client, folder);
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database of other migrations before ours are applied over it. Drizzle would try, and an operator would read that
 * some function exists already.
 */
async function refuseOtherMigrations(client: pg.Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ made: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  );
  if (!rows[0]?.made) return;
  const applied = await appliedMigrations(client);
  const files = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  if ([...applied].every((hash) => files.includes(hash))) return;
  if (files.every((hash) => applied.has(hash))) {
    throw new StartError(
      'The database was migrated by a newer version of the portal, which this one cannot read. Start that version, or put back the backup from before.',
    );
  }
  throw new StartError(
    'The database was migrated with other files than these. Start the version that made it, or begin with an empty database.',
  );
}

/** Drizzle applies migrations with a later date than the last applied one, and silently skips one that was merged later. */
async function refuseSkippedMigrations(client: pg.Client, folder: string): Promise<void> {
  const applied = await appliedMigrations(client);
  const skipped = readMigrationFiles({ migrationsFolder: folder }).find(({ hash }) => !applied.has(hash));
  if (skipped) {
    throw new StartError(
      `The migration of ${new Date(skipped.folderMillis).toISOString()} was never applied to the database, which has a later one already. Make it anew with a later date.`,
    );
  }
}

async function appliedMigrations(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  return new Set(rows.map(({ hash }) => hash));
}

function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}
