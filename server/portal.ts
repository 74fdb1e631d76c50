import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { composePortal, openAnswerCache } from './composition-root.ts';
import type { Config } from './config.ts';
import { warmCatalogue } from './features/catalogue/index.ts';
import { ensureRegions } from './features/regions/index.ts';
import { ensureSettings } from './features/settings/index.ts';
import { outsideAddresses } from './outside-addresses.ts';
import { systemClock } from './platform/clock.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { connectDatabase } from './platform/database.ts';
import { documents } from './platform/documents/invoice.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { openFileStore } from './platform/files.ts';
import { openJobs } from './platform/jobs.ts';
import { errorLine } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { createPictureEncoder } from './platform/pictures/encoder.ts';
import { smtpMailer } from './providers/mail/smtp.ts';
import { needsSandbox, openSandbox } from './sandbox.ts';

/** A portal that is ready to listen, and how to end it. */
export type Portal = {
  app: FastifyInstance;
  dataPath: string;
  /** Starts the queue's workers. Call it when the portal listens, because jobs call the portal itself. */
  takeUpWork(): Promise<void>;
  stop(): Promise<void>;
};

type Log = (line: string) => void;

/**
 * Starts everything in order: data folder, database, migrations, queue, app. If a later step fails, the started parts
 * are stopped again in reverse.
 * @param port where it will listen; the sandbox's own addresses contain it
 * @param halt aborted when the portal is to stop although it is still starting: no further step is begun
 * @throws StartError with one clear sentence, or the reason of `halt`
 */
export async function openPortal(config: Config, port: number, log: Log, halt?: AbortSignal): Promise<Portal> {
  const { patience } = config;
  const endings: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const ending of endings.splice(0).reverse()) {
      await ending().catch((error: unknown) => log(`While stopping: ${errorLine(error)}`));
    }
  };
  let stopping: Promise<void> | undefined;
  // Everybody who stops it waits for the same end.
  const stop = () => {
    stopping ??= end();
    return stopping;
  };
  try {
    const folder = await openDataFolder(config.dataDir);
    endings.push(() => folder.release());
    const databaseUrl = config.databaseUrl ?? (await embedded(folder.path, endings, log));
    halt?.throwIfAborted();
    const database = await connectDatabase(databaseUrl, { max: 20, log, patience });
    endings.push(() => database.close());
    await migrate(databaseUrl);
    halt?.throwIfAborted();
    await ensureRegions(database.db);
    await ensureSettings(database.db);
    const files = await openFileStore(join(folder.path, 'files'), config.s3);
    if (config.mode === 'demo') {
      const { loadDemo } = await import('#demo/load.ts');
      await loadDemo(database.db, files);
    }
    halt?.throwIfAborted();
    documents.patience(patience);
    endings.push(() => documents.close());
    const pictures = createPictureEncoder({ patience });
    endings.push(() => pictures.close());

    const ownAddress = `http://localhost:${port}`;
    const sandbox = needsSandbox(config) ? await openSandbox(config, folder.path, port) : undefined;
    if (sandbox) endings.push(() => sandbox.stop());
    const outside = outsideAddresses(config, sandbox);
    const mailer = smtpMailer({ url: outside.smtp, from: config.mailFrom, patience });
    endings.push(async () => mailer.close());
    // After everything that jobs need, so that a stop ends the jobs first.
    const jobFailed = (message: string, error: unknown) => {
      if (!database.reportAway(error)) log(`${message}: ${errorLine(error)}`);
    };
    const jobs = await openJobs(databaseUrl, jobFailed, { patience });
    endings.push(() => jobs.stop());
    const cache = await openAnswerCache(databaseUrl, config.cacheMaxBytes, patience);
    endings.push(() => cache.close());
    halt?.throwIfAborted();

    const { app, work } = await composePortal({
      ...{ config, ownAddress, outside, database, jobs, files, pictures, mailer, cache },
      clock: systemClock,
      mount: sandbox?.mount,
    });
    let warming: Promise<void> | undefined;
    app.addHook('onListen', async () => {
      warming = warm(app, config.pages === 'built').catch(() => {});
    });
    // A closed app answers what it has begun, and begins nothing more.
    endings.push(async () => warming);
    endings.push(async () => {
      await app.drain();
      await app.close();
    });
    return { app, dataPath: folder.path, takeUpWork: () => jobs.start(work), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * In the background: the start waits neither for the academy nor for the first page, which is the slowest to render.
 */
async function warm(app: FastifyInstance, pages: boolean): Promise<void> {
  await warmCatalogue(app);
  if (pages) await app.inject('/courses/');
}

async function embedded(dataDir: string, endings: (() => Promise<unknown>)[], log: Log): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, log });
  endings.push(() => server.stop());
  return server.url;
}
