import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens or creates a stand-in's own database. Every commit is synced: what was confirmed to a client
 * survives a `kill -9` and a power cut.
 */
export function openDatabase(dataDir: string, file: string, schema: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  // Readable by its user only; SQLite gives the same mode to the files beside it.
  closeSync(openSync(join(dataDir, file), 'a', 0o600));
  const db = new DatabaseSync(join(dataDir, file));
  // busy_timeout first: several processes may share the file, and switching to WAL takes a lock.
  db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  db.exec(schema);
  return db;
}

/** Runs the work in a write transaction, or in the one that is already open. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work();
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
