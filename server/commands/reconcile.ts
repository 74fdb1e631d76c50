import { composePayments } from '../compose-payments.ts';
import type { Config } from '../config.ts';
import { reconcilePayments } from '../features/payments/index.ts';
import { heldCopy } from '../features/system/index.ts';
import { systemClock } from '../platform/clock.ts';
import { runningEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { openJobs } from '../platform/jobs.ts';
import { errorLine } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';
import { innerSandbox, sandboxGateway } from '../sandbox.ts';
import { command } from './command.ts';

/** With the sandbox's gateway and no portal there is nobody to ask. */
async function refuseWithoutGateway(config: Config): Promise<void> {
  if (config.databaseUrl || config.telr.url || (await runningEmbeddedPostgres(config.dataDir))) return;
  throw new StartError(
    'The card gateway is the sandbox inside the portal, which is not running: there is nobody to ask. Start the portal, or set TELR_URL.',
  );
}

/** It brings up no portal (decision 018): the receipts wait in the queue until one runs. */
export const reconcile = command({
  summary: 'Asks the payment provider about every open payment of any age, now',
  usage: '',
  options: {},
  failed: 'The payments could not be reconciled',
  async run({ config: read, database: open, say, complain, endings }) {
    const config = read();
    await refuseWithoutGateway(config);
    const database = await open();
    if (await heldCopy(database.db)()) {
      throw new StartError('This is a restored copy, which asks nobody until "npm run portal -- restore --release".');
    }
    const jobs = await openJobs(database.url, (message, error) => {
      if (!database.reportAway(error)) complain(`${message}: ${errorLine(error)}`);
    });
    endings.push(jobs.stop);
    const payments = composePayments({
      ...{ config, database, clock: systemClock, jobs },
      ownAddress: `http://localhost:${config.port}`,
      gatewayUrl: config.telr.url ?? sandboxGateway(innerSandbox(config.port)),
      log: ({ err }, message) => complain(`${message}: ${errorLine(err)}`),
    });
    const { asked, paid, unknown } = await reconcilePayments(payments, { youngest: 0 });
    const silence = unknown > 0 ? `, and of ${unknown} the gateway does not say` : '';
    say(`Asked about ${asked} open payments; ${paid} of them were paid${silence}.`);
    return unknown > 0 ? 1 : 0;
  },
});
