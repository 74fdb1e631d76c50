import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { composePortal, openAnswerCache } from '#server/composition-root.ts';
import { type Config, readConfig } from '#server/config.ts';
import { ensureRegions } from '#server/features/regions/index.ts';
import { ensureSettings, settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import { outsideAddresses } from '#server/outside-addresses.ts';
import { documents } from '#server/platform/documents/invoice.ts';
import { openFileStore } from '#server/platform/files.ts';
import type { JobName } from '#server/platform/jobs.ts';
import { createPictureEncoder, type PictureEncoder } from '#server/platform/pictures/encoder.ts';
import { smtpMailer } from '#server/providers/mail/smtp.ts';
import { testPort } from '#tests/support/test-port.ts';
import { limit, patience } from '#tests/support/time-limits.ts';
import { buildPagesOnce } from '#web/build-once.ts';
import { accountsOf, type RoleName } from './accounts.ts';
import { openPortalDatabase } from './portal-database.ts';
import { openTestSandbox, secrets } from './test-sandbox.ts';

type Options = {
  /** Whether orders are made in the gateway's test mode. */
  test?: boolean;
  /** Whether this portal runs the queue's workers. */
  work?: boolean;
  /** Receives the lines of the log; without it nothing is logged. */
  log?: string[];
  /** Whether answers that are the same for everybody are cached. */
  keeps?: boolean;
  /** The trusted proxies, as in `readConfig`; none if not given. */
  trustProxy?: Config['trustProxy'];
  /** Whether it has pages, too: the built ones, not cached. */
  pages?: boolean;
  /** What one address may have rendered in a minute; without it as much as it likes. */
  pagesPerMinute?: number;
  /** How pictures are decoded. */
  pictures?: Parameters<typeof createPictureEncoder>[0];
};

/** Each portal has its own, because concurrent identical calls are shared even without a cache. */
const noCache = () => ({
  answers: createAnswerCache({ maxBytes: 1, trusted: () => false }),
  caughtUp: async () => {},
  close: async () => {},
});

let encoder: PictureEncoder | undefined;

/**
 * The encoder of this worker, in an object of each portal's own. Nothing of a picture stays in it, and its processes,
 * begun anew for each portal, took as long as a fifth of the portals themselves.
 */
function encoderOfWorker(): PictureEncoder {
  encoder ??= createPictureEncoder({ patience });
  return { ...encoder, close: async () => {} };
}

/**
 * A portal with a database that is empty and its own sandbox, listening on a free port; with pages if requested. Call
 * `close` when done.
 */
export async function openTestPortal(options: Options = {}) {
  documents.patience(patience);
  const port = await testPort('127.0.0.1');
  const address = `http://127.0.0.1:${port}`;
  const [world, opened, folder] = await Promise.all([
    // Injected calls name no port.
    openTestSandbox([address, 'http://localhost']),
    openPortalDatabase(options.work ?? false),
    mkdtemp(join(tmpdir(), 'turs-files-')),
  ]);
  const { log: lines } = options;
  const config = readConfig({
    ...{ PORT: String(port), DATA_DIR: folder, PAGES: options.pages ? 'built' : 'none' },
    STRICT_QUERIES: 'true',
    // All tests have one address.
    PAGES_PER_MINUTE: String(options.pagesPerMinute ?? 1_000_000),
    PATIENCE: String(patience),
    LOG_LEVEL: lines ? 'warn' : 'silent',
    ...{ STEB_URL: world.steb, STEB_API_KEY: secrets.stebApiKey },
    ...{ TELR_URL: world.telr, TELR_STORE: secrets.telr.store, TELR_AUTHKEY: secrets.telr.authkey },
    ...{ TELR_NOTICE_SECRET: secrets.telr.noticeSecret, TELR_TEST: String(options.test ?? true) },
    ...{ CATALOGUE_URL: world.academy, TICKET_KEY: secrets.ticketKey, SMTP_URL: world.smtp },
  });
  const outside = outsideAddresses(config);
  const { url: databaseUrl, database, jobs } = opened;
  const { db } = database;
  await ensureRegions(db);
  await ensureSettings(db);
  await db.update(settings).set({
    sellerName: 'تُرس للروبوت',
    sellerNameEn: 'Turs Robotics',
    sellerAddress: 'الرياض',
    sellerAddressEn: 'Riyadh',
    sellerVatNumber: '300000000000003',
    sellerCrNumber: '1010000000',
  });
  const files = await openFileStore(folder, undefined);
  const pictures = options.pictures ? createPictureEncoder(options.pictures) : encoderOfWorker();
  const time = { now: undefined as Date | undefined };
  const academy = { timeout: limit.wait };
  const mailer = smtpMailer({ url: outside.smtp, from: config.mailFrom, patience });
  const cache = options.keeps ? await openAnswerCache(databaseUrl, 16_000_000, patience) : noCache();
  if (options.pages) await buildPagesOnce();
  const { app, payments, identity, work } = await composePortal({
    config: { ...config, trustProxy: options.trustProxy ?? 0 },
    ownAddress: address,
    ...{ outside, database, jobs, files, pictures, mailer, cache },
    clock: () => time.now ?? new Date(),
    // The circuit breaker never stays open, so that a test of recovery need not wait.
    academyPause: 0,
    academyTimeout: () => academy.timeout,
    ...(lines && { logTo: { write: (line: string) => lines.push(line) } }),
  });
  await app.listen({ port, host: '127.0.0.1' });
  // Recurring jobs would interfere with tests that change the clock: those run them by `runJob`.
  const once = Object.entries(work).filter(([, { cron }]) => !cron);
  if (options.work) await jobs.start(Object.fromEntries(once));

  const tokens = new Map<string, Promise<string>>();
  /** Signs a demo account in, once, and returns its token. Admins get the portal's own role first. */
  async function tokenOf(role: RoleName, number = 0): Promise<string> {
    const account = accountsOf(role)[number];
    if (!account) throw new Error(`the demo has no ${role} number ${number}`);
    let token = tokens.get(account.email);
    if (!token) {
      token = signIn(app, account.membership_id, account.password);
      tokens.set(account.email, token);
    }
    const signedIn = await token;
    await db.update(users).set({ type: account.type }).where(eq(users.nationalId, account.membership_id));
    return signedIn;
  }

  return {
    app,
    address,
    db,
    database,
    databaseUrl,
    files,
    pictures,
    filesFolder: folder,
    payments,
    identity,
    time,
    /** How many milliseconds a call waits for the academy: long, unless a test is about that. */
    academy,
    world,
    work,
    /** Runs a recurring job at once. */
    runJob: (name: JobName) => work[name].run(undefined as never),
    /** Resolves when this process has received every change that is committed by now. */
    caughtUp: cache.caughtUp,
    tokenOf,
    /** A call with JSON in and out, as a guest or with a demo account's token in the `Authorization` header. */
    async call(method: InjectOptions['method'], url: string, { as, number, body, headers }: CallOptions = {}) {
      const authorization = as ? { authorization: await tokenOf(as, number) } : {};
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { 'accept-language': 'en', ...authorization, ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      return { status: answer.statusCode, headers: answer.headers, json: parse(answer.payload), text: answer.payload };
    },
    async close() {
      await app.close();
      await pictures.close();
      await cache.close();
      mailer.close();
      await opened.close();
      await world.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type CallOptions = { as?: RoleName; number?: number; body?: unknown; headers?: Record<string, string> };

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

// biome-ignore lint/suspicious/noExplicitAny: tests read answers whose shape they check
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function signIn(app: FastifyInstance, national_id: string, password: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/adduser', payload: { national_id, password } });
  const token = answer.headers.authorization;
  if (typeof token !== 'string') throw new Error(`the demo account cannot sign in: ${answer.payload}`);
  return token;
}
