import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppDeps, createApp } from '#server/app.ts';
import { tellOffice } from '#server/features/contact/index.ts';
import { type PaymentDeps, sendReceipt } from '#server/features/payments/index.ts';
import { ensureRegions } from '#server/features/regions/index.ts';
import { sendConfirmation, teamPurpose } from '#server/features/registration/index.ts';
import { sendWelcome } from '#server/features/sessions/index.ts';
import { ensureSettings, settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { createKeptAnswers } from '#server/http/kept-answers.ts';
import { registerPages } from '#server/http/pages.ts';
import { connectDatabase } from '#server/platform/database.ts';
import { openFileStore } from '#server/platform/files.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { createPictureEncoder } from '#server/platform/pictures/encoder.ts';
import { keepAnswers, queues } from '#server/portal.ts';
import { telrGateway } from '#server/providers/card-gateway/telr.ts';
import { academyCatalogue } from '#server/providers/catalogue/academy.ts';
import type { ProviderLog } from '#server/providers/http-client.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';
import { smtpMailer } from '#server/providers/mail/smtp.ts';
import { testPort } from '#tests/support/test-port.ts';
import { buildPagesOnce } from '#web/build-once.ts';
import { accountsOf, type RoleName } from './accounts.ts';
import { createTestDatabase } from './test-database.ts';
import { openTestWorld, secrets } from './test-world.ts';

type Options = {
  /** Whether orders are made in the gateway's test mode. */
  test?: boolean;
  /** Whether this portal does the queue's work. */
  work?: boolean;
  /** Takes the lines of the log; without it nothing is logged. */
  log?: string[];
  /** Whether answers that are the same for everybody are kept; else each is made anew. */
  keeps?: boolean;
  /** Which proxies stand before it, as `readConfig` says it; none if not given. */
  trustProxy?: AppDeps['trustProxy'];
  /** Whether it has pages, too: the built ones, not kept. */
  pages?: boolean;
  /** How pictures are unpacked. */
  pictures?: Parameters<typeof createPictureEncoder>[0];
};

/**
 * A portal over a database of its own and a sandbox of its own, listening on a free port; with pages where asked for.
 * Call `close` when done.
 */
export async function openTestPortal(options: Options = {}) {
  const port = await testPort('127.0.0.1');
  const address = `http://127.0.0.1:${port}`;
  const [world, testDatabase, folder] = await Promise.all([
    // Calls that are injected name no port.
    openTestWorld([address, 'http://localhost']),
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'turs-files-')),
  ]);
  const database = await connectDatabase(testDatabase.url, { max: 20, log: () => {} });
  const { db } = database;
  const { log: lines } = options;
  const log: ProviderLog = (event, message) => app.log.warn(event, message);
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
  const jobs = await openJobs(testDatabase.url, queues, () => {}, { pollSeconds: 0.5 });
  const files = await openFileStore(folder, undefined);
  const pictures = createPictureEncoder(options.pictures);
  const time = { now: undefined as Date | undefined };
  const clock = () => time.now ?? new Date();
  const mailer = smtpMailer({ url: world.smtp, from: 'Turs <no-reply@turs.example>' });

  const payments: PaymentDeps = {
    database,
    log,
    clock,
    jobs,
    purposes: { team: teamPurpose },
    gateway: telrGateway({ ...secrets.telr, url: world.telr, test: options.test ?? true }),
    noticeUrl: `${address}/api/telr/notice`,
  };
  const nothingKept = {
    answers: createKeptAnswers({ maxBytes: 1, trusted: () => false }),
    caughtUp: async () => {},
    close: async () => {},
  };
  const kept = options.keeps ? await keepAnswers(testDatabase.url, 16_000_000) : nothingKept;
  const identity = stebProvider({ url: world.steb, apiKey: secrets.stebApiKey, log });
  const defaultLinks = {
    account: `${world.steb}/account`,
    business: `${world.steb}/business`,
    verify: `${world.steb}/verify`,
    recovery: `${world.steb}/recovery`,
    popup: `${world.steb}/popup`,
    academy: world.academy,
    stream: `${world.academy}/stream`,
  };
  const app = await createApp({
    payments,
    identity,
    files,
    pictures,
    academy: {
      // Never left alone, so that a test of its recovery need not wait.
      source: academyCatalogue({ url: world.academy, pause: 0, log }),
      publicUrl: world.academy,
      ticketKey: secrets.ticketKey,
    },
    secrets: secrets.telr,
    publicUrl: undefined,
    defaultLinks,
    trustProxy: options.trustProxy ?? 0,
    logLevel: lines ? 'warn' : 'silent',
    ...(lines && { logTo: { write: (line: string) => lines.push(line) } }),
    kept,
  });
  if (options.pages) {
    await buildPagesOnce();
    await registerPages(app, { mode: 'built', clock, pictureOrigins: [new URL(world.steb).origin] });
  }
  await app.listen({ port, host: '127.0.0.1' });
  if (options.work) {
    const publicUrl = address;
    await jobs.start([
      sendReceipt({ db, files, mailer, publicUrl }),
      sendConfirmation({ db, mailer, publicUrl }),
      sendWelcome({ db, mailer, publicUrl, defaultLinks }),
      tellOffice({ db, mailer }),
    ]);
  }

  const tokens = new Map<string, Promise<string>>();
  /** Signs a demo account in, once, and answers its token. Admins get the portal's own role first. */
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
    databaseUrl: testDatabase.url,
    files,
    pictures,
    filesFolder: folder,
    payments,
    identity,
    time,
    world,
    /** Resolves when every change that is committed by now has been heard. */
    caughtUp: kept.caughtUp,
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
      await kept.close();
      await jobs.stop();
      mailer.close();
      await database.close();
      await testDatabase.drop();
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type CallOptions = { as?: RoleName; number?: number; body?: unknown; headers?: Record<string, string> };

export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers whose shape it is about to check
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
