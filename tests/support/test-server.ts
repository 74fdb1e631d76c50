import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { connectOnce } from '#server/platform/database.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { MIGRATIONS_FOLDER, migrate } from '#server/platform/migrate.ts';

/** The data with which a test creates a database of its own. */
export interface TestServer {
  /** With a role that may create databases. */
  adminUrl: string;
  /** The migrated database that test databases are cloned from. */
  template: string;
  /** Part of the names of this run's databases. */
  run: string;
}

export interface TestRun extends TestServer {
  /** Drops the run's databases except the template, which the next run reuses. */
  end(): Promise<void>;
}

const TEMPLATE = 'turs_template_';
const TEST = 'turs_test_';
const PREPARING = 7_480_212;
const IN_USE = 7_480_213;

/**
 * Prepares a server for one test run. Several runs may share the server: each holds a session lock on its name and on
 * its template, and anything without a lock was left by a run that died.
 */
export async function prepareTestRun(adminUrl: string, migrations = MIGRATIONS_FOLDER): Promise<TestRun> {
  const run = randomBytes(4).toString('hex');
  // Its connection stays open for the whole run, and with it the locks.
  const admin = await connectOnce(adminUrl, 'turs-tests');
  try {
    const template = `${TEMPLATE}${await fingerprint(migrations, admin.user ?? '')}`;
    await admin.query('select pg_advisory_lock($1)', [PREPARING]);
    for (const name of [template, run]) {
      await admin.query('select pg_advisory_lock_shared($1, hashtext($2))', [IN_USE, name]);
    }
    await dropLeftovers(admin, template);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (!rowCount) await makeTemplate(admin, adminUrl, template, migrations);
    await admin.query('select pg_advisory_unlock($1)', [PREPARING]);
    return { adminUrl, template, run, end: () => endRun(admin, run) };
  } catch (error) {
    await admin.end();
    throw error;
  }
}

async function endRun(admin: pg.Client, run: string): Promise<void> {
  for (const name of await ownDatabases(admin, `${TEST}${run}_`)) await drop(admin, name);
  await admin.end();
}

export const testDatabaseName = (run: string) => `${TEST}${run}_${randomBytes(4).toString('hex')}`;

export function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** It gets its name when it is complete. */
async function makeTemplate(admin: pg.Client, adminUrl: string, template: string, migrations: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  // Sorted as on the embedded server, whatever the collation of this server.
  await admin.query(
    `create database ${unfinished} template template0 encoding utf8 locale_provider icu icu_locale 'und' locale 'C'`,
  );
  if (existsSync(join(migrations, 'meta/_journal.json'))) {
    const url = urlOf(adminUrl, unfinished);
    await migrate(url, migrations);
    // The queues, too: made anew for each portal they took a third of its opening.
    await (await openJobs(url, () => {})).stop();
  }
  await admin.query(`alter database ${unfinished} rename to ${template}`);
  // Connections are forbidden, because a database in use cannot be cloned.
  await admin.query(`alter database ${template} allow_connections false`);
}

async function dropLeftovers(admin: pg.Client, template: string): Promise<void> {
  await drop(admin, `${template}_unfinished`);
  for (const name of await ownDatabases(admin, TEST)) {
    if (await nobodyUses(admin, name.slice(TEST.length).split('_')[0] ?? '')) await drop(admin, name);
  }
  for (const name of await ownDatabases(admin, TEMPLATE)) {
    if (name !== template && (await nobodyUses(admin, name.replace('_unfinished', '')))) await drop(admin, name);
  }
}

/** Checks all locks on the server: another run may be connected to another of its databases. */
async function nobodyUses(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query(
    `select from pg_locks where locktype = 'advisory' and classid = $1
     and objid::bigint = hashtext($2)::bigint & 4294967295`,
    [IN_USE, name],
  );
  return rowCount === 0;
}

async function ownDatabases(admin: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user',
    [prefix],
  );
  return rows.map((row) => row.datname);
}

async function drop(admin: pg.Client, database: string): Promise<void> {
  await admin.query(`drop database if exists ${database} with (force)`);
}

/** What makes the queues. */
const queues = ['../../server/platform/jobs.ts', '../../node_modules/pg-boss/package.json'];

/** A hash of what the template depends on: its migrations, its queues, and the role. */
async function fingerprint(migrations: string, role: string): Promise<string> {
  const hash = createHash('sha256').update(role);
  for (const file of queues) hash.update(await readFile(new URL(file, import.meta.url)));
  const journal = await readFile(join(migrations, 'meta/_journal.json'), 'utf8').catch(() => '{"entries":[]}');
  hash.update(journal);
  for (const { tag } of (JSON.parse(journal) as { entries: { tag: string }[] }).entries) {
    hash.update(await readFile(join(migrations, `${tag}.sql`)));
  }
  return hash.digest('hex').slice(0, 12);
}
