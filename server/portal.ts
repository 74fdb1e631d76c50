import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { composePortal, openAnswerCache } from './composition-root.ts';
import type { Config } from './config.ts';
import { warmCatalogue } from './features/catalogue/index.ts';
import { ensureRegions } from './features/regions/index.ts';
import { ensureSettings } from './features/settings/index.ts';
import { heldCopy, workUnlessHeld } from './features/system/index.ts';
import { builtAssets } from './http/pages.ts';
import { outsideAddresses } from './outside-addresses.ts';
import { systemClock } from './platform/clock.ts';
import { openDataFolder } from './platform/data-folder.ts';
import { connectDatabase } from './platform/database.ts';
import { documents } from './platform/documents/invoice.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts';
import { filePlace, refuseOtherPlaces } from './platform/file-place.ts';
import { openFileStore } from './platform/files.ts';
import { openJobs } from './platform/jobs.ts';
import { keepAssets } from './platform/kept-assets.ts';
import { errorLine } from './platform/log.ts';
import { migrate } from './platform/migrate.ts';
import { createPictureEncoder } from './platform/pictures/encoder.ts';
import { smtpMailer } from './providers/mail/smtp.ts';
import { type Charged, needsSandbox, openSandbox } from './sandbox.ts';

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
    const database = await connectDatabase(databaseUrl, { max: config.databasePool, log });
    endings.push(() => database.close());
    await migrate(databaseUrl, undefined, { log });
    halt?.throwIfAborted();
    await ensureRegions(database.db);
    await ensureSettings(database.db);
    const filesFolder = join(folder.path, 'files');
    const files = await openFileStore(filesFolder, config.s3);
    let charged: Charged = [];
    if (config.mode === 'demo') {
      const { chargesOfSample, loadDemo } = await import('#demo/load.ts');
      await loadDemo(database.db, files);
      charged = await chargesOfSample(database.db);
    }
    if (config.pages === 'built') await keepAssets(files, databaseUrl, builtAssets());
    halt?.throwIfAborted();
    endings.push(() => documents.close());
    const pictures = createPictureEncoder();
    endings.push(() => pictures.close());

    const ownAddress = `http://localhost:${port}`;
    const sandbox = needsSandbox(config)
      ? await openSandbox(config, { dataPath: folder.path, port, charged })
      : undefined;
    if (sandbox) endings.push(() => sandbox.stop());
    const outside = outsideAddresses(config, sandbox);
    const mailer = smtpMailer({ url: outside.smtp, from: config.mailFrom });
    endings.push(async () => mailer.close());
    // After everything that jobs need, so that a stop ends the jobs first.
    const jobs = await openJobs(databaseUrl, (message, error) => {
      // Each of its workers says that it waits for a connection while the database is away.
      if (!database.reportAway(error) && !database.isAway()) log(`${message}: ${errorLine(error)}`);
    });
    endings.push(() => jobs.stop());
    // Demos and tests may try out several processes with a folder each.
    const place = config.mode === 'production' ? await filePlace(filesFolder, config.s3) : undefined;
    const cache = await openAnswerCache(databaseUrl, { maxBytes: config.cacheMaxBytes, database, name: place });
    endings.push(() => cache.close());
    if (place) await refuseOtherPlaces(database.pool, place);
    halt?.throwIfAborted();

    const { app, work } = await composePortal({
      ...{ config, ownAddress, outside, database, jobs, files, pictures, mailer, cache },
      clock: systemClock,
      mount: sandbox?.mount,
    });
    if (config.metricsPort) {
      // Loaded only where somebody wants them.
      const { openMetrics } = await import('./metrics.ts');
      const metrics = await openMetrics(database, { port: config.metricsPort, host: config.host });
      endings.push(metrics.close);
    }
    let warming: Promise<void> | undefined;
    app.addHook('onListen', async () => {
      warming = warm(app, config.pages === 'built').catch(() => {});
    });
    // A closed app answers what it has begun, and begins nothing more.
    endings.push(async () => warming);
    endings.push(async () => {
      // The sandbox is called over the same port, until the last payment has begun.
      await app.drain({ delay: config.stopDelayMs, closesPort: sandbox === undefined });
      await app.close();
    });
    const takeUpWork = async () => {
      const stopWaiting = await workUnlessHeld(heldCopy(database.db), () => jobs.start(work), log);
      endings.push(async () => stopWaiting());
    };
    return { app, dataPath: folder.path, takeUpWork, stop };
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
