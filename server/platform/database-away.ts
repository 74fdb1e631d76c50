import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's own words for it: shut down, crashed, starting up, no connection, none left. */
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
/** How the driver's errors begin that have no code. */
const driverWords = [
  'Connection terminated',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
];

/**
 * Whether an error of the database's driver, or of a query, says that the database cannot be reached just now. Causes
 * are followed through queries alone: a provider that refuses a connection is no lost database.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseAway(error.cause);
  // A host name with several addresses, of which none answered.
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', syscall, message = '' } = error as { code?: string; syscall?: string; message?: string };
  // Network errors name the call that failed; one without is of a visitor who went away while sending.
  if (syscall) return networkCodes.has(code) || (code === 'ENOENT' && syscall === 'connect');
  return serverCodes.test(code) || driverWords.some((words) => message.startsWith(words));
}

const PAUSE_MS = 500;

/** Tells once that the database is away and once that it is back, however many notice. */
export function watchAbsence(options: { log: (line: string) => void; reach: () => Promise<unknown> }) {
  let away = false;
  let closed = false;

  async function waitForReturn(): Promise<void> {
    const began = performance.now();
    while (!closed) {
      await sleep(PAUSE_MS, undefined, { ref: false });
      const reached = await options.reach().then(
        () => true,
        () => false,
      );
      if (!reached || closed) continue;
      away = false;
      return options.log(`The database is back after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    }
  }

  return {
    /** @returns whether the error says that the database is away; any other is the caller's to tell */
    report(error: unknown): boolean {
      if (!isDatabaseAway(error)) return false;
      if (away || closed) return true;
      away = true;
      options.log(`The database is away (${reasonOf(error)}); what needs it is refused until it is back.`);
      waitForReturn();
      return true;
    },
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
