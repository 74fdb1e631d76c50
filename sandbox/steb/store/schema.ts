export const SCHEMA = `
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
CREATE TABLE IF NOT EXISTS recoveries (
  hash BLOB PRIMARY KEY,
  accountId TEXT NOT NULL REFERENCES accounts (id),
  expiresAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS pictures (
  accountId TEXT PRIMARY KEY REFERENCES accounts (id),
  bytes BLOB NOT NULL
) STRICT;
`;
