import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS accounts (
  id TEXT PRIMARY KEY,
  type INTEGER NOT NULL CHECK (type IN (0, 1, 2)),
  name TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  nationalId TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL,
  nationality TEXT NOT NULL,
  dob TEXT,
  gender TEXT,
  status INTEGER NOT NULL,
  picture TEXT,
  subscription INTEGER NOT NULL,
  guardianName TEXT,
  guardianPhone TEXT,
  city TEXT,
  school TEXT,
  entityType TEXT,
  crNumber TEXT UNIQUE,
  taxId TEXT,
  address TEXT,
  password TEXT,
  skills TEXT NOT NULL,
  education TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS tokens (
  hash BLOB PRIMARY KEY,
  accountId TEXT NOT NULL REFERENCES accounts (id),
  kind TEXT NOT NULL CHECK (kind IN ('access', 'session')),
  expiresAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS pictures (
  accountId TEXT PRIMARY KEY REFERENCES accounts (id),
  bytes BLOB NOT NULL
) STRICT;
`;

/** Opens `steb.db`; what was committed survives a power cut (WAL, synced at every commit). */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'steb.db'));
  // busy_timeout first: several processes may share the file, and switching to WAL takes a lock.
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(SCHEMA);
  return database;
}

/** Runs `work` alone: nobody else writes in between, and all of it is kept or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
