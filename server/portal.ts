import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { warmCatalogue } from './features/catalogue/index.ts';
import { contactJob, tellOffice } from './features/contact/index.ts';
import { forgetLookUps } from './features/lookups/index.ts';
import { type PaymentDeps, receiptJob, reconcilePayments, sendReceipt } from './features/payments/index.ts';
import { ensureRegions } from './features/regions/index.ts';
import { confirmationJob, sendConfirmation, teamPurpose } from './features/registration/index.ts';
import { forgetExpired, sendWelcome, welcomeJob } from './features/sessions/index.ts';
import { ensureSettings } from './features/settings/index.ts';
import { sweepUploads } from './features/uploads/index.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { registerPages } from './http/pages.ts';
import { systemClock } from './platform/clock.ts';
import { type ContentChanges, watchContentChanges } from './platform/content-changes.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { connectDatabase } from './platform/database.ts';
import { documents } from './platform/documents/invoice.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { openFileStore } from './platform/files.ts';
import { type Job, openJobs } from './platform/jobs.ts';
import { errorLine } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { createPictureEncoder } from './platform/pictures/encoder.ts';
import { telrGateway } from './providers/card-gateway/telr.ts';
import { academyCatalogue } from './providers/catalogue/academy.ts';
import type { ProviderLog } from './providers/http-client.ts';
import { stebProvider } from './providers/identity/steb.ts';
import { smtpMailer } from './providers/mail/smtp.ts';
import { type InnerSandbox, needsSandbox, openSandbox, sandboxGateway } from './sandbox.ts';

/** A portal that is ready to listen, and how to end it. */
export type Portal = { app: FastifyInstance; dataPath: string; stop(): Promise<void> };

type Log = (line: string) => void;

const reconcileJob = 'reconcile-payments';
const forgetJob = 'forget-expired';
const sweepJob = 'sweep-uploads';
/** Every kind of work that is put into the queue. */
export const queues = [receiptJob, confirmationJob, welcomeJob, contactJob, reconcileJob, forgetJob, sweepJob] as const;

/**
 * Brings everything up in order: data folder, database, migrations, queue, app. What was started is ended again, in
 * reverse, when a later step fails.
 * @param port where it will listen; the sandbox's own addresses name it
 * @throws StartError with one clear sentence
 */
export async function openPortal(config: Config, port: number, log: Log): Promise<Portal> {
  const endings: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of endings.splice(0).reverse()) {
      await end().catch((error: unknown) => log(`While stopping: ${errorLine(error)}`));
    }
  };
  try {
    const folder = await openDataFolder(config.dataDir);
    endings.push(() => folder.release());
    const databaseUrl = config.databaseUrl ?? (await embedded(folder.path, endings, log));
    const database = await connectDatabase(databaseUrl, { max: 20, log });
    endings.push(() => database.close());
    await migrate(databaseUrl);
    await ensureRegions(database.db);
    await ensureSettings(database.db);
    const files = await openFileStore(join(folder.path, 'files'), config.s3);
    if (config.mode === 'demo') {
      const { loadDemo } = await import('#demo/load.ts');
      await loadDemo(database.db, files);
    }
    endings.push(() => documents.close());
    const pictures = createPictureEncoder();
    endings.push(() => pictures.close());

    const ownAddress = `http://localhost:${port}`;
    const publicUrl = config.publicUrl ?? ownAddress;
    const sandbox = needsSandbox(config) ? await openSandbox(config, folder.path, port) : undefined;
    if (sandbox) endings.push(() => sandbox.stop());
    const outside = outsideAddresses(config, sandbox);
    const mailer = smtpMailer({ url: outside.smtp, from: config.mailFrom });
    endings.push(async () => mailer.close());
    // After all that a job needs: while stopping, jobs end before it.
    const jobs = await openJobs(databaseUrl, queues, (message, error) => {
      if (!database.reportAway(error)) log(`${message}: ${errorLine(error)}`);
    });
    endings.push(() => jobs.stop());
    const providerLog: ProviderLog = (event, message) => app.log.warn(event, message);
    const payments: PaymentDeps = {
      database,
      log: providerLog,
      clock: systemClock,
      jobs,
      purposes: { team: teamPurpose },
      gateway: telrGateway({ ...config.telr, url: outside.telr }),
      // The sandbox in this process reaches us here; a real gateway reaches us at the public address.
      noticeUrl: `${config.telr.url ? publicUrl : ownAddress}/api/telr/notice`,
    };
    const kept = await keepAnswers(databaseUrl, config.cacheMaxBytes);
    endings.push(() => kept.close());

    const app = await createApp({
      payments,
      identity: stebProvider({ url: outside.steb, apiKey: config.steb.apiKey, log: providerLog }),
      files,
      pictures,
      academy: {
        source: academyCatalogue({ url: outside.academy, log: providerLog }),
        publicUrl: outside.links.academy,
        ticketKey: config.ticketKey,
      },
      secrets: { noticeSecret: config.telr.noticeSecret, authkey: config.telr.authkey },
      publicUrl: config.publicUrl,
      defaultLinks: outside.links,
      trustProxy: config.trustProxy,
      logLevel: config.logLevel,
      kept,
    });
    endings.push(() => app.close());
    await sandbox?.mount(app);
    if (config.pages !== 'none') {
      await registerPages(app, {
        mode: config.pages,
        // While somebody works on the pages, each is rendered anew.
        ...(config.pages === 'built' && { kept: kept.answers }),
        ...(config.publicUrl && { publicUrl: config.publicUrl }),
        pictureOrigins: [new URL(config.steb.publicUrl ?? publicUrl).origin],
      });
    }

    const { db } = database;
    const work: Job[] = [
      sendReceipt({ db, files, mailer, publicUrl }),
      sendConfirmation({ db, mailer, publicUrl }),
      sendWelcome({ db, mailer, publicUrl, defaultLinks: outside.links }),
      tellOffice({ db, mailer }),
      recurring(reconcileJob, '* * * * *', () => reconcilePayments(payments)),
      recurring(forgetJob, '17 * * * *', async () => {
        await forgetExpired(db, systemClock());
        await forgetLookUps(db, systemClock());
      }),
      recurring(sweepJob, '41 * * * *', () => sweepUploads({ db, files }, systemClock())),
    ];
    app.addHook('onListen', () => jobs.start(work));
    app.addHook('onListen', async () => {
      warm(app, config.pages === 'built').catch(() => {});
    });
    return { app, dataPath: folder.path, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** In the background: a portal waits neither for the academy nor for its own first page, which takes it the longest. */
async function warm(app: FastifyInstance, pages: boolean): Promise<void> {
  await warmCatalogue(app);
  if (pages) await app.inject('/courses/');
}

/**
 * Keeps pages and answers of calls that are the same for everybody, until the database tells of a change to what they
 * are made of. Call `close` when done.
 */
export async function keepAnswers(databaseUrl: string, maxBytes: number) {
  let changes: ContentChanges | undefined;
  const answers = createKeptAnswers({ maxBytes, trusted: () => changes?.listening() ?? false });
  changes = await watchContentChanges(databaseUrl, answers.changed);
  return { answers, caughtUp: changes.caughtUp, close: changes.close };
}

const recurring = (name: string, cron: string, run: () => Promise<unknown>): Job => ({
  name,
  cron,
  run: async () => {
    await run();
  },
});

async function embedded(dataDir: string, endings: (() => Promise<unknown>)[], log: Log): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  endings.push(() => server.stop());
  return server.url;
}

/** Where the outside world is: as configured, else in the sandbox. Links into the sandbox are relative to any host. */
function outsideAddresses(config: Config, sandbox: InnerSandbox | undefined) {
  const inner = sandbox?.address ?? '';
  const steb = config.steb.publicUrl ?? '/sandbox/steb';
  const academy = config.catalogueUrl ?? '/sandbox/academy';
  return {
    steb: config.steb.url ?? `${inner}/steb`,
    telr: config.telr.url ?? sandboxGateway(inner),
    academy: config.catalogueUrl ?? `${inner}/academy`,
    smtp: config.smtpUrl ?? sandbox?.smtpUrl ?? '',
    links: {
      account: `${steb}/account`,
      business: `${steb}/business`,
      verify: `${steb}/verify`,
      recovery: `${steb}/recovery`,
      popup: `${steb}/popup`,
      academy,
      stream: `${academy}/stream`,
    },
  };
}
