import { once } from 'node:events';
import { accountsTable } from './accounts-table.ts';
import { MOST_STOP_DELAY, readConfig } from './config.ts';
import { failureOf } from './failure.ts';
import { DRAIN_MS } from './http/drain.ts';
import { freePort, listen } from './listen.ts';
import { JOBS_STOP_MS } from './platform/jobs.ts';
import { errorReport } from './platform/log.ts';
import { openPortal } from './portal.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Milliseconds after which a shutdown is no longer waited for: longer than each of its steps may take. */
const PATIENCE = MOST_STOP_DELAY * 1_000 + DRAIN_MS + JOBS_STOP_MS + 10_000;
/**
 * Signals within this many milliseconds count as one: a terminal and npm each send theirs, and a supervisor may, too.
 */
const AT_ONE_MOMENT = 1_000;

/** Aborted at the first signal. The process exits by itself if it is signalled again, or if it takes too long to stop. */
function haltOnSignals(): AbortSignal {
  const halt = new AbortController();
  let since: number | undefined;
  // `npm run dev` disconnects from its portal: at a signal Vite exits at once and would take the database with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      // A second Ctrl-C exits at once.
      if (since !== undefined && now - since > AT_ONE_MOMENT) process.exit(1);
      if (since !== undefined) return;
      since = now;
      setTimeout(() => process.exit(1), PATIENCE).unref();
      halt.abort();
    });
  }
  return halt.signal;
}

// Node's default prints such an error with all its properties, including a failed query's values.
process.on('uncaughtException', (error) => {
  complain(`Nobody has caught this error: ${errorReport(error)}`);
  process.exit(1);
});
// From the beginning: a signal that nobody hears ends the process and leaves its database running.
const halt = haltOnSignals();
try {
  const started = performance.now();
  const config = readConfig();
  const port = await freePort(config.port, config.host);
  const portal = await openPortal(config, port, complain, halt);
  await listen(portal, port, config.host);
  if (!halt.aborted) {
    const address = config.publicUrl ?? `http://localhost:${port}`;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const accounts = config.mode === 'demo' ? [accountsTable(address)] : [];
    // Written at once, so that the output of the work that starts now does not come between its lines.
    say([`\nThe portal is at ${address}  (${seconds} s)`, ...accounts, `Data lies in ${portal.dataPath}\n`].join('\n'));
    await once(halt, 'abort');
  }
  await portal.stop();
} catch (error) {
  // Whatever fails after a signal fails because of it, and everything that was started is stopped.
  if (!halt.aborted) {
    complain(failureOf('The portal could not start', error));
    process.exit(1);
  }
}
process.exit(0);
