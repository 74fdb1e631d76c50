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
    await applyMigrations(drizzle(client), { migrationsFolder: folder }).catch((error: unknown) => {
      throw new StartError(`The database could not be migrated: ${harmless(rootMessage(error))}.`, { cause: error });
    });
    await refuseSkippedMigrations(client, folder);
  } finally {
    await client.end();
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
      `The database was migrated with other files than these: the migration of ${new Date(skipped.folderMillis).toISOString()} was never applied to it. Start the version that made it, or begin with an empty database.`,
    );
  }
}

function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}
