import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS tickets (
  jti TEXT PRIMARY KEY,
  expiresAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  hash BLOB PRIMARY KEY,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  expiresAt INTEGER NOT NULL
) STRICT;
`;

/** Opens `academy.db`; a ticket that was redeemed stays redeemed through a power cut (WAL, synced at every commit). */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'academy.db'));
  // busy_timeout first: several processes may share the file, and switching to WAL takes a lock.
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec(SCHEMA);
  return database;
}
