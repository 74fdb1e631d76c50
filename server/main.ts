import { accountsTable } from './accounts-table.ts';
import { readConfig } from './config.ts';
import { failureOf } from './failure.ts';
import { freePort, listen } from './listen.ts';
import { errorReport } from './platform/log.ts';
import { openPortal, type Portal } from './portal.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Milliseconds after which a shutdown is no longer waited for. */
const PATIENCE = 9_000;
/**
 * Signals within this many milliseconds count as one: a terminal and npm each send theirs, and a supervisor may, too.
 */
const AT_ONE_MOMENT = 1_000;

function stopOnSignals(portal: Portal): void {
  let stoppingSince: number | undefined;
  // `npm run dev` disconnects from its portal: at a signal Vite exits at once and would take the database with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      // A second Ctrl-C exits at once.
      if (stoppingSince !== undefined && now - stoppingSince > AT_ONE_MOMENT) process.exit(1);
      if (stoppingSince !== undefined) return;
      stoppingSince = now;
      setTimeout(() => process.exit(1), PATIENCE).unref();
      portal.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

// Node's default prints such an error with all its properties, including a failed query's values.
process.on('uncaughtException', (error) => {
  complain(`Nobody has caught this error: ${errorReport(error)}`);
  process.exit(1);
});
try {
  const started = performance.now();
  const config = readConfig();
  const port = await freePort(config.port, config.host);
  const portal = await openPortal(config, port, complain);
  stopOnSignals(portal);
  await listen(portal, port, config.host);
  const address = config.publicUrl ?? `http://localhost:${port}`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const accounts = config.mode === 'demo' ? [accountsTable(address)] : [];
  // Written at once, so that the output of the work that starts now does not come between its lines.
  say([`\nThe portal is at ${address}  (${seconds} s)`, ...accounts, `Data lies in ${portal.dataPath}\n`].join('\n'));
} catch (error) {
  complain(failureOf('The portal could not start', error));
  process.exit(1);
}
