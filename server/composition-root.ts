import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import { createApp } from './app.ts';
import { composePayments } from './compose-payments.ts';
import type { Config } from './config.ts';
import { timeoutAfter } from './features/catalogue/index.ts';
import { certificateIssuedJob, sendCertificateIssued } from './features/certificates/index.ts';
import { moderationJob, sendModeration } from './features/community/index.ts';
import {
  contactJob,
  contactReplyJob,
  notifyOffice,
  sendContactReply,
  settleLostReplies,
} from './features/contact/index.ts';
import { forgetOldBuyers } from './features/invoices/index.ts';
import { forgetLookUps } from './features/lookups/index.ts';
import {
  failedJob,
  heldJob,
  receiptJob,
  reconcilePayments,
  sendPaymentFailed,
  sendPaymentHeld,
  sendReceipt,
} from './features/payments/index.ts';
import { accountChangedJob, finishSave, savePersonJob, sendAccountChanged } from './features/people/index.ts';
import {
  deletionRequestJob,
  eraseAgain,
  eraseAgainJob,
  removeErasedFiles,
  removeErasedFilesJob,
  sendDeletionRequest,
} from './features/personal-data/index.ts';
import { confirmationJob, sendConfirmation } from './features/registration/index.ts';
import {
  scoresReceivedJob,
  scoresReopenedJob,
  sendScoresReceived,
  sendScoresReopened,
  sweepScoreDocuments,
} from './features/scores/index.ts';
import { forgetExpired, sendSignUpTried, sendWelcome, signUpTriedJob, welcomeJob } from './features/sessions/index.ts';
import { reissuedJob, sendReissued } from './features/team-entity/index.ts';
import { forgetTeamMails, notedMailer } from './features/team-mails/index.ts';
import { membershipJob, sendMembership } from './features/team-members/index.ts';
import { sweepUploads } from './features/uploads/index.ts';
import { pageTurns } from './http/address-limits.ts';
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
  /** Milliseconds that one call waits for the academy, over all its requests; a default if not given. */
  academyTimeout?: () => number;
};

/**
 * Wires a portal, the same way for `npm start` and for tests: providers, payments, the app with its pages, and the
 * queue's jobs. It opens and starts nothing: the caller listens and starts the jobs.
 */
export async function composePortal(parts: PortalParts) {
  const { config, ownAddress, outside, database, clock, jobs, files, pictures, mailer, cache } = parts;
  const { patience } = config;
  const publicUrl = config.publicUrl ?? ownAddress;
  const log: ProviderLog = (event, message) => app.log.warn(event, message);
  const payments = composePayments({ config, ownAddress, gatewayUrl: outside.telr, database, clock, jobs, log });
  const identity = stebProvider({ url: outside.steb, apiKey: config.steb.apiKey, log, patience });
  const app: FastifyInstance = await createApp({
    ...{ database, clock, jobs, payments, identity, files, pictures, cache },
    academy: {
      source: academyCatalogue({ url: outside.academy, pause: parts.academyPause, log }),
      timeout: timeoutAfter(parts.academyTimeout ?? (() => limits.catalogueTimeout)),
      publicUrl: outside.links.academy,
      ticketKey: config.ticketKey,
    },
    secrets: { noticeSecret: config.telr.noticeSecret, authkey: config.telr.authkey },
    publicUrl: config.publicUrl,
    address: publicUrl,
    defaultLinks: outside.links,
    trustProxy: config.trustProxy,
    patience,
    strictQueries: config.strictQueries,
    pagesPerMinute: config.pagesPerMinute,
    logLevel: config.logLevel,
    logTo: parts.logTo,
  });
  try {
    await parts.mount?.(app);
    if (config.pages !== 'none') {
      await registerPages(app, {
        clock,
        mode: config.pages,
        // In development each page is rendered anew.
        ...(config.pages === 'built' && { cache: cache.answers, turns: pageTurns(config.pagesPerMinute) }),
        ...(config.publicUrl && { publicUrl: config.publicUrl }),
        pictureOrigins: [new URL(config.steb.publicUrl ?? publicUrl).origin],
      });
    }
  } catch (error) {
    await app.close();
    throw error;
  }
  const { db } = database;
  const report = (error: unknown) => {
    if (!database.reportAway(error))
      app.log.warn({ err: error }, 'a mail about a team was sent, and could not be noted');
  };
  const aboutTeams = notedMailer({ db, clock, mailer, report });
  const work: Work = {
    [receiptJob]: sendReceipt({ db, files, mailer: aboutTeams, publicUrl }),
    [reissuedJob]: sendReissued({ db, files, mailer: aboutTeams, publicUrl }),
    [heldJob]: sendPaymentHeld({ ...payments, db, mailer: aboutTeams, publicUrl }),
    [failedJob]: sendPaymentFailed({ ...payments, db, mailer: aboutTeams, publicUrl }),
    [confirmationJob]: sendConfirmation({ db, mailer: aboutTeams, publicUrl }),
    [signUpTriedJob]: sendSignUpTried({ db, mailer, publicUrl }),
    [welcomeJob]: sendWelcome({ db, mailer, publicUrl, defaultLinks: outside.links }),
    [certificateIssuedJob]: sendCertificateIssued({ db, mailer: aboutTeams, publicUrl }),
    [contactJob]: notifyOffice({ db, mailer, publicUrl }),
    [contactReplyJob]: sendContactReply({ db, mailer }),
    [membershipJob]: sendMembership({ db, mailer: aboutTeams, publicUrl }),
    [scoresReceivedJob]: sendScoresReceived({ db, mailer: aboutTeams, publicUrl }),
    [scoresReopenedJob]: sendScoresReopened({ db, mailer: aboutTeams, publicUrl }),
    [deletionRequestJob]: sendDeletionRequest({ db, mailer, publicUrl }),
    [savePersonJob]: finishSave({ db, files, identity, jobs, clock }),
    [accountChangedJob]: sendAccountChanged({ db, mailer, publicUrl }),
    [moderationJob]: sendModeration({ db, mailer, publicUrl }),
    [removeErasedFilesJob]: removeErasedFiles(files),
    [eraseAgainJob]: eraseAgain({ db, files }),
    'reconcile-payments': recurring('* * * * *', () => reconcilePayments(payments)),
    'forget-expired': recurring('17 * * * *', async () => {
      await forgetExpired(db, clock());
      await forgetLookUps(db, clock());
      await forgetOldBuyers({ db, files }, clock());
      await forgetTeamMails(db, clock());
    }),
    'settle-lost-replies': recurring('29 * * * *', () => settleLostReplies(db)),
    'sweep-uploads': recurring('41 * * * *', async () => {
      await sweepUploads({ db, files }, clock());
      await sweepScoreDocuments({ db, files }, clock());
    }),
  };
  return { app, payments, identity, work };
}

/**
 * Caches pages and answers that are the same for everybody, until the database notifies of a change to their content.
 * Call `close` when done.
 * @param patience how many times as long as usual it waits for the database before it takes the connection for lost
 */
export async function openAnswerCache(databaseUrl: string, maxBytes: number, patience = 1): Promise<Cache> {
  let changes: ContentChanges | undefined;
  const answers = createAnswerCache({ maxBytes, trusted: () => changes?.listening() ?? false });
  changes = await watchContentChanges(databaseUrl, answers.changed, patience);
  return { answers, caughtUp: changes.caughtUp, close: changes.close };
}

/** @param cron the schedule, in UTC */
const recurring = (cron: string, run: () => Promise<unknown>): Job => ({
  cron,
  run: async () => {
    await run();
  },
});
