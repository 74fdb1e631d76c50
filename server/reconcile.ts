import { commandDatabase, endAll } from './command-database.ts';
import { composePayments } from './compose-payments.ts';
import { type Config, readConfig } from './config.ts';
import { failureOf } from './failure.ts';
import { reconcilePayments } from './features/payments/index.ts';
import { systemClock } from './platform/clock.ts';
import { connectDatabase } from './platform/database.ts';
import { openJobs } from './platform/jobs.ts';
import { errorLine } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import type { ProviderLog } from './providers/http-client.ts';
import { innerSandbox, sandboxGateway } from './sandbox.ts';

/*
 * `npm run reconcile`: checks every open payment attempt of any age at the gateway, now. It needs only the database and
 * the gateway; with DATABASE_URL it can run while a portal is running.
 */
const complain = (line: string) => process.stderr.write(`${line}\n`);
const endings: (() => Promise<unknown>)[] = [];

/** With the sandbox's gateway in a portal that has the embedded database there is nobody to ask. */
async function databaseUrl(config: Config): Promise<string> {
  if (!config.databaseUrl && !config.telr.url) {
    throw new StartError(
      'The card gateway is the sandbox inside the portal, which asks it by itself every minute: there is nothing to do here. This command is for portals with TELR_URL, or with DATABASE_URL.',
    );
  }
  return commandDatabase(config, { log: complain, endings, besidePortal: false });
}

async function reconcile(config: Config) {
  const url = await databaseUrl(config);
  const database = await connectDatabase(url, { max: 2, log: complain, patience: config.patience });
  endings.push(database.close);
  // The receipts wait in the queue until a portal runs.
  const jobs = await openJobs(url, (message, error) => {
    if (!database.reportAway(error)) complain(`${message}: ${errorLine(error)}`);
  });
  endings.push(jobs.stop);
  const ownAddress = `http://localhost:${config.port}`;
  const gatewayUrl = config.telr.url ?? sandboxGateway(innerSandbox(config.port));
  const log: ProviderLog = ({ err }, message) => complain(`${message}: ${errorLine(err)}`);
  const payments = composePayments({ config, ownAddress, gatewayUrl, database, clock: systemClock, jobs, log });
  return reconcilePayments(payments, { youngest: 0 });
}

try {
  const { asked, paid, unknown } = await reconcile(readConfig());
  const silence = unknown > 0 ? `, and of ${unknown} the gateway does not say` : '';
  process.stdout.write(`Asked about ${asked} open payments; ${paid} of them were paid${silence}.\n`);
  process.exitCode = unknown > 0 ? 1 : 0;
} catch (error) {
  complain(failureOf('The payments could not be reconciled', error));
  process.exitCode = 1;
}
await endAll(endings, complain);
process.exit();
