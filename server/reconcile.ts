import { readConfig } from './config.ts';
import { reconcilePayments } from './features/payments/index.ts';
import { errorReport } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { openPortal } from './portal.ts';

/*
 * `npm run reconcile`: asks the gateway about every open payment attempt of any age, now. With the embedded database
 * the portal must be stopped; with DATABASE_URL it may run.
 */
try {
  const config = readConfig();
  const portal = await openPortal({ ...config, pages: 'none' }, config.port, (line) =>
    process.stderr.write(`${line}\n`),
  );
  const { asked, paid } = await reconcilePayments(portal.payments, { youngest: 0 });
  await portal.stop();
  process.stdout.write(`Asked about ${asked} open payments; ${paid} of them were paid.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : errorReport(error)}\n`);
  process.exit(1);
}
