import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { composePayments } from './compose-payments.ts';
import type { Config } from './config.ts';
import { contactJob, notifyOffice } from './features/contact/index.ts';
import { forgetLookUps } from './features/lookups/index.ts';
import { receiptJob, reconcilePayments, sendReceipt } from './features/payments/index.ts';
import { confirmationJob, sendConfirmation } from './features/registration/index.ts';
import { forgetExpired, sendWelcome, welcomeJob } from './features/sessions/index.ts';
import { sweepUploads } from './features/uploads/index.ts';
import { type AnswerCache, createAnswerCache } from './http/answer-cache.ts';
import { registerPages } from './http/pages.ts';
import type { OutsideAddresses } from './outside-addresses.ts';
import type { Clock } from './platform/clock.ts';
import { type ContentChanges, watchContentChanges } from './platform/content-changes.ts';
import type { Database } from './platform/database.ts';
import type { FileStore } from './platform/files.ts';
import type { Job, Jobs, Work } from './platform/jobs.ts';
import type { PictureEncoder } from './platform/pictures/encoder.ts';
import { academyCatalogue } from './providers/catalogue/academy.ts';
import type { ProviderLog } from './providers/http-client.ts';
import { stebProvider } from './providers/identity/steb.ts';
import type { Mailer } from './providers/mail/smtp.ts';

/** Answers that are kept, and what this process has heard of changes to them. */
export type Cache = { answers: AnswerCache; caughtUp(): Promise<void>; close(): Promise<void> };

/** What a portal is made of. Each part was opened by the caller, who ends it after the app. */
export type PortalParts = {
  config: Config;
  /** Where this process is reached on its own machine; the portal's address where none is configured. */
  ownAddress: string;
  outside: OutsideAddresses;
  /** Connected and migrated. */
  database: Database;
  clock: Clock;
  jobs: Jobs;
  /** Where the log goes, if not to stdout; `config.logLevel` says how much of it. */
  logTo?: { write(line: string): void };
  files: FileStore;
  pictures: PictureEncoder;
  mailer: Mailer;
  cache: Cache;
  /** What else the app serves: the sandbox. */
  mount?(app: FastifyInstance): Promise<void>;
  /** Milliseconds for which the academy is left alone after it failed repeatedly, if not as many as usual. */
  academyPause?: number;
};

/**
 * Wires a portal, the same for `npm start` and for tests: providers, payments, the app with its pages, and the work of
 * its queues. It opens nothing and starts nothing: the caller listens, and takes up the work.
 */
export async function composePortal(parts: PortalParts) {
  const { config, ownAddress, outside, database, clock, jobs, files, pictures, mailer, cache } = parts;
  const publicUrl = config.publicUrl ?? ownAddress;
  const log: ProviderLog = (event, message) => app.log.warn(event, message);
  const payments = composePayments({ config, ownAddress, gatewayUrl: outside.telr, database, clock, jobs, log });
  const identity = stebProvider({ url: outside.steb, apiKey: config.steb.apiKey, log });
  const app: FastifyInstance = await createApp({
    ...{ database, clock, jobs, payments, identity, files, pictures, cache },
    academy: {
      source: academyCatalogue({ url: outside.academy, pause: parts.academyPause, log }),
      publicUrl: outside.links.academy,
      ticketKey: config.ticketKey,
    },
    secrets: { noticeSecret: config.telr.noticeSecret, authkey: config.telr.authkey },
    publicUrl: config.publicUrl,
    defaultLinks: outside.links,
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    logTo: parts.logTo,
  });
  try {
    await parts.mount?.(app);
    if (config.pages !== 'none') {
      await registerPages(app, {
        clock,
        mode: config.pages,
        // While somebody works on the pages, each is rendered anew.
        ...(config.pages === 'built' && { cache: cache.answers }),
        ...(config.publicUrl && { publicUrl: config.publicUrl }),
        pictureOrigins: [new URL(config.steb.publicUrl ?? publicUrl).origin],
      });
    }
  } catch (error) {
    await app.close();
    throw error;
  }
  const { db } = database;
  const work: Work = {
    [receiptJob]: sendReceipt({ db, files, mailer, publicUrl }),
    [confirmationJob]: sendConfirmation({ db, mailer, publicUrl }),
    [welcomeJob]: sendWelcome({ db, mailer, publicUrl, defaultLinks: outside.links }),
    [contactJob]: notifyOffice({ db, mailer }),
    'reconcile-payments': recurring('* * * * *', () => reconcilePayments(payments)),
    'forget-expired': recurring('17 * * * *', async () => {
      await forgetExpired(db, clock());
      await forgetLookUps(db, clock());
    }),
    'sweep-uploads': recurring('41 * * * *', () => sweepUploads({ db, files }, clock())),
  };
  return { app, payments, identity, work };
}

/**
 * Keeps pages and answers of calls that are the same for everybody, until the database tells of a change to what they
 * are made of. Call `close` when done.
 */
export async function openAnswerCache(databaseUrl: string, maxBytes: number): Promise<Cache> {
  let changes: ContentChanges | undefined;
  const answers = createAnswerCache({ maxBytes, trusted: () => changes?.listening() ?? false });
  changes = await watchContentChanges(databaseUrl, answers.changed);
  return { answers, caughtUp: changes.caughtUp, close: changes.close };
}

/** @param cron when it comes round, in UTC */
const recurring = (cron: string, run: () => Promise<unknown>): Job => ({
  cron,
  run: async () => {
    await run();
  },
});
