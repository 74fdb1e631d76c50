import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's own error codes: shut down, crashed, starting up, no connection, too many connections. */
const serverCodes = /^(57P0[123]|08...|53300)$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The beginnings of the driver's errors that have no code. */
const driverWords = [
  'Connection terminated',
  'timeout expired',
  'Client has encountered a connection error',
  'Client was closed',
  'Query read timeout',
  // What is still done in the background while the portal stops.
  'Cannot use a pool after calling end',
];

/** Nothing is asked of a database that is known to be away, so that nobody waits for it again. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/**
 * Whether an error of the database's driver, or of a query, says that the database is unreachable. Causes are followed
 * only through query errors: a provider that refuses a connection is not a lost database.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  if (error instanceof DatabaseAway) return true;
  // A host name with several addresses, none of which answered.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', syscall, message = '' } = error as { code?: string; syscall?: string; message?: string };
  // Network errors name the failed system call; one without comes from a visitor who disconnected while sending.
  if (syscall) return networkCodes.has(code) || (code === 'ENOENT' && syscall === 'connect');
  return serverCodes.test(code) || driverWords.some((words) => message.startsWith(words));
}

const PAUSE_MS = 500;

export type Absence = {
  /** @returns whether the error says that the database is unreachable; the caller logs any other error */
  report(error: unknown): boolean;
  /** From the first error that says so until the database answers again. */
  noticed(): boolean;
  /** The same, once a question of our own was not answered either: one broken connection alone means nothing. */
  certain(): boolean;
  close(): void;
};

/**
 * Logs once that the database is unreachable and once that it is back, however many callers notice.
 * @param options.reach asks the server over a connection of its own
 * @param options.use asks over the connections that everybody uses
 */
export function watchAbsence(options: {
  log: (line: string) => void;
  reach: () => Promise<unknown>;
  use: () => Promise<unknown>;
}): Absence {
  let state: 'there' | 'noticed' | 'certain' = 'there';
  let closed = false;

  async function answers(): Promise<boolean> {
    try {
      await options.reach();
      // They open new connections again.
      state = 'noticed';
      await options.use();
      return true;
    } catch {
      state = 'certain';
      return false;
    }
  }

  async function waitForReturn(): Promise<void> {
    const began = performance.now();
    while (!closed) {
      if (!(await answers())) {
        await sleep(PAUSE_MS, undefined, { ref: false });
        continue;
      }
      state = 'there';
      if (!closed) options.log(`The database is back after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
      return;
    }
  }

  return {
    report(error: unknown): boolean {
      if (!isDatabaseAway(error)) return false;
      if (state !== 'there' || closed) return true;
      state = 'noticed';
      options.log(`The database is away (${reasonOf(error)}); what needs it is refused until it is back.`);
      waitForReturn();
      return true;
    },
    noticed: () => state !== 'there',
    certain: () => state === 'certain',
    close() {
      closed = true;
    },
  };
}

function reasonOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const { code, message } = cause as { code?: string; message?: string };
  return message || code || 'no answer';
}
