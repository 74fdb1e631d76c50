import { accountsTable } from './accounts-table.ts';
import { readConfig } from './config.ts';
import { failureOf } from './failure.ts';
import { freePort, listen } from './listen.ts';
import { errorReport } from './platform/log.ts';
import { openPortal, type Portal } from './portal.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

/** After this long a stop is no longer waited for. */
const PATIENCE = 9_000;
/** Signals that come within this time are one: a terminal and npm each send theirs, and so may a supervisor. */
const AT_ONE_MOMENT = 1_000;

function stopOnSignals(portal: Portal): void {
  let stoppingSince: number | undefined;
  // `npm run dev` lets go of the channel to its portal: at a signal Vite ends the process at once, database and all.
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(signal, () => {
      const now = performance.now();
      // A second Ctrl-C means now.
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

// Left to itself, Node prints such an error with all it holds: a failed query's values among it.
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
  // In one piece: the work that begins now must not come between its lines.
  say([`\nThe portal is at ${address}  (${seconds} s)`, ...accounts, `Data lies in ${portal.dataPath}\n`].join('\n'));
} catch (error) {
  complain(failureOf('The portal could not start', error));
  process.exit(1);
}
