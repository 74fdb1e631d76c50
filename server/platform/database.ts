import { DrizzleQueryError, type ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pLimit from 'p-limit';
import pg from 'pg';
import { watchAbsence } from './database-away.ts';
import { errorLine } from './log.ts';
import { StartError } from './start-error.ts';
import { hearSilence, watchedClients } from './watched-clients.ts';

type NoSchema = Record<string, never>;

export type Db = NodePgDatabase<NoSchema> & { $client: pg.Pool };
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;
/** The parameter of query functions: they work alone and inside a transaction. */
export type DbOrTx = Db | Tx;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** For work that needs a connection of its own. */
  url: string;
  /**
   * Returns whether an error means that the database is unreachable, and logs that once, and once more when it is back.
   * The caller logs any other error.
   */
  reportAway(error: unknown): boolean;
  /** Whether the database is known to be unreachable at the moment. */
  isAway(): boolean;
  close(): Promise<void>;
}

/**
 * The share of the connections that transactions may hold at once: they may wait for a row that another one has locked,
 * and must not keep everybody else waiting for a connection (decision 068).
 */
const SHARE_OF_TRANSACTIONS = 0.6;
/** Transactions that wait for their turn. More are refused, and so is one that has waited this many milliseconds. */
const MOST_WAITING = 200;
const LONGEST_WAIT_MS = 10_000;

/** The transactions under way take too long; nothing was done, and it can be tried again. */
class TooManyTransactions extends Error {}

/** Milliseconds that a server which answers may take for a statement; clients give up later than it does. */
const STATEMENT_MS = 30_000;
const STATEMENT_AT_CLIENT_MS = 35_000;
/** Milliseconds in which a server that answers at all has answered the question whether it does. */
const PROBE_MS = 2_000;

const OLDEST_SERVER = 15;
const STARTING_UP = '57P03';
const PATIENCE_WITH_A_STARTING_SERVER_MS = 15_000;

// Drizzle uses the driver's global parsers for raw SQL, so they are set there and not on the pool. count(*) and sums of
// halalas are bigints: parsed as a number if that is exact, else kept as digits.
pg.types.setTypeParser(pg.types.builtins.INT8, (digits) => {
  const value = Number(digits);
  return Number.isSafeInteger(value) ? value : digits;
});
// A date is a day ('2025-09-01'), not a moment in the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/**
 * A pool of at most `max` connections to a server that was checked to be new enough. A transaction must not begin
 * another one: with all turns taken, both would wait for ever.
 * @throws StartError when the server cannot be reached, refuses us, or is older than PostgreSQL 15.
 */
export async function connectDatabase(
  url: string,
  options: { max?: number; log?: (problem: string) => void } = {},
): Promise<Database> {
  const log = options.log ?? ((problem) => process.stderr.write(`${problem}\n`));
  const reach = () => answersInTime(url);
  const absence = watchAbsence({ log, reach, use: () => pool.query('select') });
  const clients = watchedClients(absence.certain);
  const pool = new pg.Pool({
    Client: clients.Client,
    connectionString: readable(url),
    max: options.max ?? 10,
    application_name: 'turs-portal',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Statements of a transaction that do not await each other are sent together, and executed in that order.
    pipeline: true,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_AT_CLIENT_MS,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  const silence = hearSilence({ pool, clients, reach, report: absence.report });
  // A connection can break at any time, also while it is checked out; without a listener the process would exit.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!absence.report(error)) log(`A database connection was lost: ${errorLine(error)}`);
    });
  });
  // The same error for idle connections, which the pool has replaced already.
  pool.on('error', () => {});
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : unreachable(url, error);
  }
  let closing: Promise<void> | undefined;
  return {
    db: drizzleOver(pool),
    pool,
    url,
    reportAway: absence.report,
    isAway: absence.noticed,
    close() {
      absence.close();
      silence.close();
      closing ??= pool.end();
      return closing;
    },
  };
}

function drizzleOver(pool: pg.Pool): Db {
  const db = drizzle(pool);
  const inTurn = turns(Math.max(1, Math.floor(pool.options.max * SHARE_OF_TRANSACTIONS)));
  db.transaction = (work, config) => {
    /** Drizzle does not release a connection on which `begin` failed: after some losses the pool would be empty. */
    const run = async () => {
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction(work, config);
      } finally {
        client.release();
      }
    };
    // One that only reads waits for no row.
    return config?.accessMode === 'read only' ? run() : inTurn(run);
  };
  return db;
}

/** Runs so many at a time, in their order, and refuses what would wait for too long. */
function turns(places: number) {
  const limit = pLimit(places);
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= MOST_WAITING) throw new TooManyTransactions(`${MOST_WAITING} transactions are waiting`);
    const asked = performance.now();
    return limit(() => {
      const waited = performance.now() - asked;
      if (waited > LONGEST_WAIT_MS) throw new TooManyTransactions(`a transaction has waited ${Math.round(waited)} ms`);
      return run();
    });
  };
}

/**
 * Sends statements of a transaction that do not need each other's answers at once; they are executed in their order.
 * Each is given as a function: one that is begun before the list is complete would overtake those that drizzle sends
 * only when they are awaited. Waits for all of them, so that none is sent after the transaction has ended.
 * @throws the error of the first one that failed; those after it only say that the transaction is aborted
 */
export async function together<const T extends readonly (() => unknown)[]>(
  statements: T,
): Promise<{ -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const outcomes = await Promise.allSettled(statements.map(async (begin) => begin()));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value) as never;
}

/**
 * A single connection for work that holds session locks or takes longer than a request may; without `pipeline` for rows
 * that are copied as a stream.
 * @throws StartError when the server cannot be reached or refuses us.
 */
export async function connectOnce(
  url: string,
  applicationName = 'turs-portal',
  { pipeline = true, ...timeouts }: { pipeline?: boolean; connect?: number; query?: number } = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: readable(url),
    application_name: applicationName,
    connectionTimeoutMillis: timeouts.connect ?? 10_000,
    ...(timeouts.query && { query_timeout: timeouts.query }),
    keepAlive: true,
    pipeline,
  });
  // The running query reports a lost connection; without a listener this event would end the process.
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    throw unreachable(url, error);
  });
  return client;
}

/** @throws when a new connection is not answered at once */
async function answersInTime(url: string): Promise<void> {
  const client = await connectOnce(url, 'turs-portal', { connect: PROBE_MS, query: PROBE_MS });
  await client.query('select').finally(() => client.end());
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_WITH_A_STARTING_SERVER_MS;
  for (;;) {
    try {
      const { rows } = await pool.query<{ server_version_num: string; server_version: string }>(
        "select current_setting('server_version_num') as server_version_num, current_setting('server_version') as server_version",
      );
      const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
      if (major >= OLDEST_SERVER) return;
      throw new StartError(
        `The database server is PostgreSQL ${rows[0]?.server_version}; the portal needs PostgreSQL ${OLDEST_SERVER} or newer.`,
      );
    } catch (error) {
      if (codeOf(error) !== STARTING_UP || Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

function readable(url: string): string {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StartError('DATABASE_URL is not an address of the form postgresql://user:password@host:5432/database.');
  }
  try {
    new pg.Client(url);
    // A # would end the address in the middle of the password, and the rest would be taken for the host.
    if (!url.includes('#')) return url;
  } catch {}
  throw new StartError('DATABASE_URL cannot be read as an address; are special characters in its password encoded?');
}

/** The error names host and database, never the password. */
function unreachable(url: string, error: unknown): StartError {
  const { host, port, database } = new pg.Client(url);
  const where = host.startsWith('/') ? `in ${host}` : `at ${host}:${port}`;
  const reason = {
    ECONNREFUSED: 'nothing listens there',
    ENOENT: 'nothing listens there',
    ENOTFOUND: 'no such host',
    EAI_AGAIN: 'no such host',
    ETIMEDOUT: 'no answer',
    '28P01': 'user or password refused',
    '28000': 'user refused',
    '3D000': `it has no database “${database}”`,
    '53300': 'it has no connection left',
  }[codeOf(error)];
  const detail = reason ?? (error instanceof Error && error.message ? error.message : 'no answer');
  return new StartError(`The database ${where} cannot be used: ${detail}. Check DATABASE_URL.`, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  let root = error;
  while (root instanceof Error && root.cause) root = root.cause;
  return root instanceof pg.DatabaseError ? root : undefined;
}

/** The constraint that a query violated; undefined for any other error. */
export const constraintOf = (error: unknown): string | undefined => databaseErrorOf(error)?.constraint;

/** PostgreSQL's own code for an error, e.g. `40P01`; undefined for an error that is not PostgreSQL's. */
export const databaseCodeOf = (error: unknown): string | undefined => databaseErrorOf(error)?.code;

/** PostgreSQL's codes for a statement that another one blocked: no lock in time, a deadlock, a statement that took too long. */
const blockedCodes = ['55P03', '40P01', '57014'];
/** What the pool says when all its connections were in use for too long; one that cannot be opened says another thing. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

/** Whether a query failed because too much is done at once. It was rolled back, and succeeds once the others have ended. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof TooManyTransactions || blockedCodes.includes(databaseCodeOf(error) ?? '')) return true;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && cause.message === NO_FREE_CONNECTION;
}
