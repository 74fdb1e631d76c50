import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { dataPathOf, filesPathOf } from './command-database.ts';
import { composePayments } from './compose-payments.ts';
import type { Config } from './config.ts';
import { harmlessAddress } from './describe-config.ts';
import { forgetBatches, issueBatch, issueBatchJob } from './features/certificate-batches/index.ts';
import { certificateIssuedJob, sendCertificateIssued } from './features/certificates/index.ts';
import { contactJob, contactReplyJob, notifyOffice, sendContactReply } from './features/contact/index.ts';
import { forgetOldBuyers } from './features/invoices/index.ts';
import { forgetLookUps } from './features/lookups/index.ts';
import {
  creditNoteJob,
  failedJob,
  heldJob,
  receiptJob,
  reconcilePayments,
  sendCreditNote,
  sendPaymentFailed,
  sendPaymentHeld,
  sendPaymentUnwanted,
  sendReceipt,
  unwantedJob,
} from './features/payments/index.ts';
import { accountChangedJob, healPerson, savePersonJob, sendAccountChanged } from './features/people/index.ts';
import {
  deletionDoneJob,
  deletionRequestJob,
  eraseAgain,
  eraseAgainJob,
  removeErasedFiles,
  removeErasedFilesJob,
  sendDeletionDone,
  sendDeletionRequest,
} from './features/personal-data/index.ts';
import { confirmationJob, sendConfirmation } from './features/registration/index.ts';
import { scoresReceivedJob, sendScoresReceived, sweepScoreDocuments } from './features/scores/index.ts';
import { forgetExpired, sendWelcome, welcomeJob } from './features/sessions/index.ts';
import { backUpDaily, heldCopy, mailerUnlessHeld } from './features/system/index.ts';
import { reissuedJob, sendReissued } from './features/team-entity/index.ts';
import { sendTeamMail, teamMailJob } from './features/team-mailings/index.ts';
import { membershipJob, sendMembership } from './features/team-mails/index.ts';
import { sweepUploads } from './features/uploads/index.ts';
import { type AnswerCache, createAnswerCache } from './http/answer-cache.ts';
import { registerPages } from './http/pages.ts';
import type { OutsideAddresses } from './outside-addresses.ts';
import type { Clock } from './platform/clock.ts';
import { type ContentChanges, watchContentChanges } from './platform/content-changes.ts';
import type { Database } from './platform/database.ts';
import type { FileStore } from './platform/files.ts';
import type { Job, Jobs, Work } from './platform/jobs.ts';
import { settleLostJobs } from './platform/lost-jobs.ts';
import { refuseMissingMigration } from './platform/migrate.ts';
import type { PictureEncoder } from './platform/pictures/encoder.ts';
import { academyCatalogue } from './providers/catalogue/academy.ts';
import type { ProviderLog } from './providers/http-client.ts';
import { stebProvider } from './providers/identity/steb.ts';
import type { Mailer } from './providers/mail/smtp.ts';

/** The answer cache, and what this process has received about changes to its content. */
export type Cache = { answers: AnswerCache; caughtUp(): Promise<void>; close(): Promise<void> };

/** The parts of a portal. The caller opens each of them, and closes them after the app. */
export type PortalParts = {
  config: Config;
  /** The address of this process on its own machine; used as the portal's address if none is configured. */
  ownAddress: string;
  outside: OutsideAddresses;
  /** Connected and migrated. */
  database: Database;
  clock: Clock;
  jobs: Jobs;
  /** Where log lines are written; stdout if not given. `config.logLevel` sets the level. */
  logTo?: { write(line: string): void };
  files: FileStore;
  pictures: PictureEncoder;
  mailer: Mailer;
  cache: Cache;
  /** Registers further routes on the app: the sandbox. */
  mount?(app: FastifyInstance): Promise<void>;
  /** Milliseconds without requests to the academy after repeated failures; a default if not given. */
  academyPause?: number;
};

/**
 * Wires a portal, the same way for `npm start` and for tests: providers, payments, the app with its pages, and the
 * queue's jobs. It opens and starts nothing: the caller listens and starts the jobs.
 */
export async function composePortal(parts: PortalParts) {
  const { config, ownAddress, outside, database, clock, jobs, files, pictures, cache } = parts;
  const isHeld = heldCopy(database.db);
  const mailer = mailerUnlessHeld(parts.mailer, isHeld);
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
    address: publicUrl,
    defaultLinks: outside.links,
    trustProxy: config.trustProxy,
    strictCalls: config.strictCalls,
    maxEventLoopDelay: config.maxEventLoopDelay,
    healthChecks: {
      database: () => database.pool.query('select'),
      migrations: () => refuseMissingMigration(database.pool),
      files: () => files.check(),
      // A held copy has no workers until it is released, and people sign in to look at it.
      queue: async () => (await isHeld()) || jobs.check(),
    },
    about: aboutSystem(config),
    logLevel: config.logLevel,
    accessLog: config.accessLog,
    logTo: parts.logTo,
  });
  try {
    await parts.mount?.(app);
    if (config.pages !== 'none') {
      await registerPages(app, {
        ...{ clock, files },
        mode: config.pages,
        // In development each page is rendered anew.
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
  const work: Omit<Work, 'back-up'> & Partial<Work> = {
    [receiptJob]: sendReceipt({ db, files, mailer, publicUrl }),
    [creditNoteJob]: sendCreditNote({ db, files, mailer, publicUrl }),
    [reissuedJob]: sendReissued({ db, files, mailer, publicUrl }),
    [heldJob]: sendPaymentHeld({ ...payments, db, mailer, publicUrl }),
    [failedJob]: sendPaymentFailed({ ...payments, db, mailer, publicUrl }),
    [unwantedJob]: sendPaymentUnwanted({ ...payments, db, mailer, publicUrl }),
    [confirmationJob]: sendConfirmation({ db, mailer, publicUrl }),
    [welcomeJob]: sendWelcome({ db, mailer, publicUrl, defaultLinks: outside.links }),
    [certificateIssuedJob]: sendCertificateIssued({ db, mailer, publicUrl }),
    [issueBatchJob]: issueBatch({ db, clock, jobs, files, address: publicUrl }),
    [teamMailJob]: sendTeamMail({ db, mailer }),
    [contactJob]: notifyOffice({ db, mailer, publicUrl }),
    [contactReplyJob]: sendContactReply({ db, mailer }),
    [membershipJob]: sendMembership({ db, mailer, publicUrl }),
    [scoresReceivedJob]: sendScoresReceived({ db, mailer, publicUrl }),
    [deletionRequestJob]: sendDeletionRequest({ db, mailer, publicUrl }),
    [deletionDoneJob]: sendDeletionDone({ db, mailer, publicUrl }),
    [removeErasedFilesJob]: removeErasedFiles(files),
    [savePersonJob]: healPerson({ db, jobs, identity, files }),
    [accountChangedJob]: sendAccountChanged({ db, mailer, publicUrl }),
    [eraseAgainJob]: eraseAgain({ db, files }),
    'reconcile-payments': recurring('* * * * *', () => reconcilePayments(payments)),
    'forget-expired': recurring('17 * * * *', async () => {
      await forgetExpired(db, clock());
      await forgetLookUps(db, clock());
      await forgetBatches(db, clock());
      await forgetOldBuyers({ db, files }, clock());
    }),
    'sweep-uploads': recurring('41 * * * *', async () => {
      await sweepUploads({ db, files }, clock());
      await sweepScoreDocuments({ db, files }, clock());
    }),
    'settle-lost-jobs': recurring('*/5 * * * *', () => settleLostJobs(db, work)),
    // A process without a folder for them leaves them to one that has it.
    ...(config.backups && {
      'back-up': recurring(
        '7 0 * * *',
        backUpDaily({ database, files, clock }, config.backups, (line) => app.log.error(line)),
      ),
    }),
  };
  return { app, payments, identity, work };
}

const aboutSystem = (config: Config) => ({
  mode: config.mode,
  isBuilt: config.pages === 'built',
  places: {
    ...{ steb: placeOf(config.steb.url), telr: placeOf(config.telr.url), academy: placeOf(config.catalogueUrl) },
    ...{ mail: placeOf(config.smtpUrl), files: config.s3 ? config.s3.bucket : filesPathOf(config) },
  },
  folders: { data: dataPathOf(config), backups: config.backups?.dir },
});

const placeOf = (address: string | undefined) => (address ? harmlessAddress(address) : null);

/**
 * Caches pages and answers that are the same for everybody, until the database notifies of a change to their content;
 * while it is away, also beyond their time.
 * Call `close` when done.
 */
export async function openAnswerCache(
  databaseUrl: string,
  {
    name,
    ...options
  }: { maxBytes: number; database: Pick<Database, 'isAway' | 'reportAway'>; name?: string | undefined },
): Promise<Cache> {
  let changes: ContentChanges | undefined;
  const answers = createAnswerCache({ ...options, trusted: () => changes?.listening() ?? false });
  changes = await watchContentChanges(databaseUrl, answers.changed, name);
  return { answers, caughtUp: changes.caughtUp, close: changes.close };
}

/** @param cron the schedule, in UTC */
const recurring = (cron: string, run: () => Promise<unknown>): Job => ({
  cron,
  run: async () => {
    await run();
  },
});
