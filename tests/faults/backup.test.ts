import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { invoices } from '#server/features/invoices/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { backUpDaily, readPortalState, takeBackup } from '#server/features/system/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { missingFiles } from '#server/features/uploads/index.ts';
import { connectDatabase, connectOnce } from '#server/platform/database.ts';
import { openFileStore } from '#server/platform/files.ts';
import { retryDeadJobs } from '#server/platform/queued-jobs.ts';
import { run, START_TIMEOUT } from '#tests/support/process.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

/* A backup that is taken while teams register and pay, what is restored from it, and what is refused. */
vi.setConfig({ testTimeout: 3 * START_TIMEOUT, hookTimeout: 2 * START_TIMEOUT });

let portal: TestPortal;
let season: TestSeason;
let folder: string;
/** Taken amid registrations and payments. */
let backup: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-backup-'));
  portal = await openTestPortal();
  season = await openSeason(portal);
  for (let number = 0; number < 2; number += 1) await registerAndPay();
  let taken = false;
  const begun = { teams: 0 };
  const load = [1, 2].map(async () => {
    while (!taken) {
      begun.teams += 1;
      await registerAndPay();
    }
  });
  await vi.waitUntil(() => begun.teams > 2, { timeout: START_TIMEOUT });
  const { database, files } = portal;
  backup = (await takeBackup({ database, files, clock: () => new Date() }, { folder: join(folder, 'taken') })).path;
  const during = begun.teams;
  taken = true;
  await Promise.all(load);
  expect(during).toBeGreaterThan(2);
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true, force: true });
});

async function registerAndPay(): Promise<void> {
  await portal.database.pool.query('delete from rate_limits');
  const { _id: team_id } = await registerTeam(portal, season);
  const { json } = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id } });
  await payAtGateway(json.order.url);
  await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id } });
}

/** An empty database and an empty folder, for a portal of its own. */
async function emptyPlace() {
  const empty = await createTestDatabase({ empty: true });
  const dataDir = await mkdtemp(join(folder, 'data-'));
  onTestFinished(() => empty.drop());
  const environment = { DATABASE_URL: empty.url, DATA_DIR: dataDir };
  return { url: empty.url, dataDir, environment };
}

async function command(environment: Record<string, string>, ...args: string[]) {
  const { ended, output } = run(['server/command.ts', ...args], environment);
  return { code: await ended, said: output().trim() };
}

async function tablesOf(url: string): Promise<number> {
  const client = await connectOnce(url);
  const { rowCount } = await client.query("select from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')");
  await client.end();
  return rowCount ?? 0;
}

const filesIn = (dataDir: string) => readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);

test('a backup taken under load is restored whole: every payment has its invoice, every row its file', async () => {
  const { url, dataDir, environment } = await emptyPlace();
  const restored = await command(environment, 'restore', backup);
  expect(restored).toEqual({ code: 0, said: expect.stringContaining('rows and sums are the same') });

  const database = await connectDatabase(url, { log: () => {} });
  onTestFinished(() => database.close());
  const { db } = database;
  const there = { teams: await db.$count(teams), orders: await db.$count(orders), invoices: await db.$count(invoices) };
  expect(there.teams).toBeGreaterThan(1);
  // The load went on after the snapshot.
  expect(there.teams).toBeLessThan(await portal.db.$count(teams));
  expect(there.orders).toBe(there.teams);
  const { rows } = await db.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from teams t join orders o on o.purpose_id = t.id
    left join invoices i on i.order_id = o.id
    where t.payment_status <> (o.paid_at is not null) or (o.paid_at is not null) <> (i.id is not null) or i.total <> o.total`);
  expect(rows[0]?.wrong).toBe(0);
  const numbers = await db.select({ number: invoices.number }).from(invoices).orderBy(invoices.number);
  expect(numbers.map(({ number }) => Number(number.split('-')[1]))).toEqual(numbers.map((_, at) => at + 1));
  const files = await openFileStore(join(dataDir, 'files'), undefined);
  expect(await missingFiles(db, files)).toEqual({ used: expect.any(Number), missing: [] });
  // Triggers and references are back: what was refused still is.
  await expect(db.execute(sql`truncate change_log`)).rejects.toThrow();
  await expect(db.execute(sql`delete from seasons`)).rejects.toThrow();
});

test('into a database or a folder that is not empty nothing is restored', async () => {
  const used = await createTestDatabase();
  onTestFinished(() => used.drop());
  const { dataDir, url, environment } = await emptyPlace();
  const tables = await tablesOf(used.url);
  const first = await command({ ...environment, DATABASE_URL: used.url }, 'restore', backup);
  expect(first).toEqual({ code: 1, said: expect.stringMatching(/^The database is not empty/) });
  expect([await tablesOf(used.url), await filesIn(dataDir)]).toEqual([tables, []]);

  await writeFile(join(dataDir, 'files', 'theirs.txt'), 'theirs');
  const second = await command(environment, 'restore', backup);
  expect(second).toEqual({ code: 1, said: expect.stringMatching(/^The file store is not empty/) });
  expect([await tablesOf(url), await filesIn(dataDir)]).toEqual([0, ['theirs.txt']]);
});

test.each([
  ['truncated', (file: string, size: number) => truncate(file, Math.floor(size / 2)), /truncated or damaged/],
  ['without its last byte', (file: string, size: number) => truncate(file, size - 1), /truncated or damaged/],
  ['with one byte of a picture changed', flipByte, /is damaged: its part files.* was altered/],
])('one that is %s is refused, and nothing is written', async (name, damage, sentence) => {
  const { url, dataDir, environment } = await emptyPlace();
  const file = join(folder, `${name.replaceAll(' ', '-')}.zip`);
  await cp(backup, file);
  await damage(file, (await readFile(file)).length);
  for (const args of [
    ['restore', file],
    ['restore', file, '--verify'],
  ]) {
    // The check of a damaged one makes no scratch database; it needs that of a portal to note what came of it.
    const where = args.includes('--verify') ? { ...environment, DATABASE_URL: portal.databaseUrl } : environment;
    expect(await command(where, ...args)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  }
  expect([await tablesOf(url), await filesIn(dataDir)]).toEqual([0, []]);
  expect((await readPortalState(portal.db)).lastCheck?.problem).toMatch(sentence);
});

/** Within the first picture: a byte of the archive's own bookkeeping that nobody reads may be anything. */
async function flipByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  const name = 'files/pictures/';
  const at = bytes.indexOf('.webp', bytes.indexOf(name)) + 40;
  expect(at).toBeGreaterThan(name.length);
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
}

test('a restored copy mails nobody and asks no gateway until it is released', async () => {
  const { url, environment } = await emptyPlace();
  const asked: string[] = [];
  const gateway = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void gateway.close());
  const outside = {
    ...environment,
    ...{ STEB_URL: portal.world.steb, STEB_API_KEY: secrets.stebApiKey, SMTP_URL: portal.world.smtp },
    TELR_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/order.json`,
    ...{ CATALOGUE_URL: portal.world.academy, PAGES: 'none', PORT: String(await testPort('localhost')) },
  };
  expect((await command(outside, 'restore', backup)).code).toBe(0);
  // An attempt that every reconciliation would ask about, and mails that wait: those of the registrations.
  const database = await connectDatabase(url, { log: () => {} });
  onTestFinished(() => database.close());
  await database.db.execute(sql`update payment_attempts set state = 'redirected', created_at = now() - interval '10 minutes'
    where id = (select id from payment_attempts where ref is not null order by created_at desc limit 1)`);
  await retryDeadJobs(database.db, {});
  const mailed = () => portal.world.mail.list({}).length;
  const before = mailed();

  const copy = run('server/main.ts', outside);
  await copy.printed('Data lies in');
  onTestFinished(async () => {
    copy.child.kill('SIGTERM');
    await copy.ended;
  });
  await copy.printed('This is a restored copy');
  const reconciled = await command(outside, 'reconcile');
  expect(reconciled).toEqual({ code: 1, said: expect.stringMatching(/^This is a restored copy/) });
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  expect([mailed(), asked]).toEqual([before, []]);

  expect((await command(outside, 'restore', '--release')).code).toBe(0);
  await vi.waitUntil(() => mailed() > before, { timeout: START_TIMEOUT, interval: 200 });
  await command(outside, 'reconcile');
  expect(asked.length).toBeGreaterThan(0);
});

test('the daily backup is proven in a scratch database, noted, and the oldest go', async () => {
  const dir = join(folder, 'daily');
  const { database, files } = portal;
  const lines: string[] = [];
  const at = { now: new Date('2026-11-01T00:07:00Z') };
  const daily = backUpDaily({ database, files, clock: () => at.now }, { dir, keep: 2 }, (line) => lines.push(line));
  for (const day of [1, 2, 3]) {
    at.now = new Date(`2026-11-0${day}T00:07:00Z`);
    await daily();
  }
  expect(lines).toEqual([]);
  expect((await readdir(dir)).toSorted()).toEqual([
    'turs-20261102T000700Z.backup.zip',
    'turs-20261103T000700Z.backup.zip',
  ]);
  expect(await readPortalState(portal.db)).toMatchObject({
    lastBackup: { name: 'turs-20261103T000700Z.backup.zip', at: '2026-11-03T00:07:00.000Z' },
    lastCheck: { name: 'turs-20261103T000700Z.backup.zip', problem: null },
  });
  const { rowCount } = await portal.database.pool.query("select from pg_database where datname like '%\\_check\\_%'");
  expect(rowCount).toBe(0);
  // A folder that cannot be written is told, and noted.
  await writeFile(join(folder, 'a-file'), '');
  await backUpDaily({ database, files, clock: () => at.now }, { dir: join(folder, 'a-file'), keep: 2 }, (line) =>
    lines.push(line),
  )();
  expect(lines).toEqual([expect.stringMatching(/^The daily backup failed: /)]);
  expect((await readPortalState(portal.db)).lastCheck?.problem).toBeTruthy();
});
