import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { createOrder, findOrder, paymentAttempts, recordPayment } from '#server/features/payments/index.ts';
import { itemsOfTeam, teamPurpose } from '#server/features/registration/index.ts';
import { type TeamRecord, teams } from '#server/features/teams/table.ts';
import { connectDatabase, type Db } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { type Figures, traffic } from './support/load.ts';
import { startPortal } from './support/portal.ts';
import { loadResults } from './support/results-data.ts';

/* How long it takes to send many receipts, and how that affects pages. `npm run bench -- receipts`; see README.md. */
const orderCount = Number(process.env.ORDERS ?? 2_000);
const mailMs = Number(process.env.MAIL_MS ?? 100);
const GIVE_UP_SECONDS = 600;
const BEFORE_SECONDS = 15;
const pages = ['/', '/seasons/first-2025/'];
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const endings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

try {
  const mails = await serveMail();
  const server = await startEmbeddedPostgres({ dataDir: folder });
  endings.push(() => server.stop());
  const portal = await startPortal(folder, server.url, { SMTP_URL: mails.url });
  endings.push(portal.stop);
  const { db, close } = await connectDatabase(server.url);
  endings.push(close);
  const jobs = await openJobs(server.url, (message, error) => say(`${message}: ${error}`));
  endings.push(() => jobs.stop());

  const { seasonId } = await loadResults(db, orderCount, 'one-list');
  const unpaid = await db.select().from(teams).where(eq(teams.seasonId, seasonId));
  // After these visits the pages are answered from the cache.
  for (let visits = 0; visits < 3; visits += 1) await Promise.all(pages.map((page) => fetch(portal.address + page)));
  await visitPages('before', portal.address, () => sleep(BEFORE_SECONDS * 1000));

  const began = performance.now();
  const secondsSince = () => ((performance.now() - began) / 1000).toFixed(1);
  await visitPages('while they are sent', portal.address, async () => {
    for (const [number, team] of unpaid.entries()) await pay(db, jobs, team, number);
    say(`${orderCount} orders were paid within ${secondsSince()} s`);
    await mails.untilCame(orderCount);
    const seconds = Number(secondsSince());
    say(`the last receipt came ${seconds} s after the first payment: ${Math.round(orderCount / seconds)} a second`);
  });
  say(`${mails.came()} mails for ${orderCount} orders, over ${mails.connections()} connections`);
} finally {
  for (const end of endings.reverse()) await end();
}

/** A mail server with the delay of one on another machine; it counts the mails. */
async function serveMail() {
  const receipts = new Set<string>();
  let came = 0;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, _session, done) {
      const taken = buffer(stream).then(async (mail) => {
        await sleep(mailMs);
        came += 1;
        receipts.add(/^Message-ID: <(receipt-[^@]+)@/im.exec(mail.toString('latin1'))?.[1] ?? '');
      });
      taken.then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    came: () => came,
    connections: () => connections,
    async untilCame(count: number) {
      const giveUpAt = performance.now() + GIVE_UP_SECONDS * 1000;
      while (receipts.size < count) {
        if (performance.now() > giveUpAt) throw new Error(`${receipts.size} of ${count} receipts came`);
        await sleep(100);
      }
    },
  };
}

/** A team's order and its payment by card, as the portal writes them. */
async function pay(db: Db, jobs: Parameters<typeof recordPayment>[0]['jobs'], team: TeamRecord, number: number) {
  const purpose = { kind: 'team', id: team.id };
  const customer = { name: `Coach ${number}`, email: `coach${number}@school.example`, nationalId: '1000000199' };
  const competition = { name: 'مهمة الروبوت', nameEn: 'RoboMission' };
  const season = { name: 'أولمبياد الروبوت', nameEn: 'Robot Olympiad' };
  const items = itemsOfTeam({ customer, team, competition, season });
  const shared = { createdBy: team.createdBy, currency: 'SAR', termsAcceptedAt: null };
  await db.transaction((tx) => createOrder(tx, { ...shared, purpose, priceHalalas: 35_000, items }));
  const order = await findOrder(db, purpose);
  if (!order) throw new Error('no order');
  const made = {
    orderId: order.id,
    startedBy: team.createdBy,
    cartId: team.id,
    returnToken: team.id,
    ref: team.teamNo,
  };
  const [attempt] = await db
    .insert(paymentAttempts)
    .values({ ...made, state: 'redirected', amount: order.total, currency: 'SAR', test: true })
    .returning();
  if (!attempt) throw new Error('no attempt');
  const deps = { purposes: { team: teamPurpose }, jobs };
  await db.transaction((tx) => recordPayment(deps, tx, order, { method: 'card', paidAt: new Date(), attempt }));
}

/** Light traffic on the pages until the work is done. */
async function visitPages(when: string, address: string, work: () => Promise<unknown>): Promise<void> {
  const visitors = pages.map((page) => ({ page, ...traffic(address + page, { rate: 10 }) }));
  const figures: { page: string; seen: Figures }[] = [];
  try {
    await work();
  } finally {
    for (const { page, stop } of visitors) figures.push({ page, seen: await stop() });
  }
  for (const { page, seen } of figures) {
    say(`${when}: ${page} p50 ${seen.p50} ms, p99 ${seen.p99} ms${seen.failed ? `, ${seen.failed} FAILED` : ''}`);
  }
}
