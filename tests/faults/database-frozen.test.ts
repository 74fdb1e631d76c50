import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { type Asked, freezeDatabase, isPublic, visitors } from '#tests/support/database-faults.ts';
import { type Run, run, START_TIMEOUT } from '#tests/support/process.ts';
import { testPort } from '#tests/support/test-port.ts';

/*
 * The database is frozen, and then away, while people read public pages and their own teams. `npm run bench -- away` does
 * the same for half a minute each, and prints the figures.
 */

/** Milliseconds: two until a silence is noticed, two until the question is given up, as many again for a busy machine. */
const LIMIT = 9_000;
const AWAY = 16_000;
const coach = accountsOf('coach')[0] as { membership_id: string; password: string };

vi.setConfig({ hookTimeout: 3 * START_TIMEOUT });

let folder: string;
let dataDir: string;
let database: EmbeddedPostgres;
let address: string;
let portal: Run;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-frozen-'));
  dataDir = join(folder, 'database');
  await mkdir(dataDir);
  database = await startEmbeddedPostgres({ dataDir, durable: false });
  const port = await testPort('localhost');
  address = `http://localhost:${port}`;
  portal = run('server/main.ts', { PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: database.url });
  await portal.printed('Data lies in', 2 * START_TIMEOUT);
  const body = JSON.stringify({ national_id: coach.membership_id, password: coach.password });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}/api/adduser`, { method: 'POST', headers, body });
  token = answer.headers.get('authorization') ?? '';
});
afterAll(async () => {
  portal.child.kill('SIGTERM');
  await portal.ended;
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

const told = (line: string) => portal.output().split(line).length - 1;
const lines = () => portal.output().split('\n').filter(Boolean);

/** What is asked while the database does not answer, and what is asked once it does again. */
async function during(lose: () => Promise<() => Promise<unknown>>, ms: number) {
  const { asked, stop } = visitors(address, token);
  // A page is kept from its second visit on.
  const visits = () => Object.values(Object.groupBy(asked, ({ path, status }) => `${path} ${status}`));
  await vi.waitFor(() => expect(visits().filter((some) => (some?.length ?? 0) > 3)).toHaveLength(7), 60_000);
  await sleep(500);
  const linesBefore = lines().length;
  const lost = performance.now();
  const giveBack = await lose();
  await sleep(ms);
  await giveBack();
  const back = performance.now();
  await vi.waitFor(() => expect(told('The database is back after')).toBe(told('The database is away')), 10_000);
  const told200 = (one: Asked) => !isPublic(one) && one.at > back && one.status === 200;
  await vi.waitFor(() => expect(asked.some(told200)).toBe(true), 10_000);
  const returned = asked.find(told200) as Asked;
  await stop();
  return { asked: asked.filter(({ at }) => at >= lost), lost, back, returned, lines: lines().slice(linesBefore) };
}

function expectAnswered({ asked, lost, back, returned, lines }: Awaited<ReturnType<typeof during>>): void {
  const meanwhile = asked.filter(({ at }) => at > lost && at < back);
  expect(asked.filter(({ ms }) => ms > LIMIT)).toEqual([]);
  expect(asked.filter((one) => isPublic(one) && one.status !== 200)).toEqual([]);
  expect(asked.filter(({ status, ours }) => status !== 200 && !(status === 503 && ours))).toEqual([]);
  expect(meanwhile.some((one) => !isPublic(one) && one.status === 503)).toBe(true);
  // Once it is known, nobody waits for it.
  const known = asked.filter(({ at }) => at > lost + LIMIT && at < back - 100);
  const times = known.map(({ ms }) => ms).sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(1_000);
  expect(known.filter((one) => isPublic(one) && one.stale).length).toBeGreaterThan(0);
  expect(returned.at + returned.ms - back).toBeLessThan(5_000);
  const [away, isBack] = ['The database is away', 'The database is back'].map((line) => expect.stringContaining(line));
  expect(lines).toEqual([away, isBack]);
  expect([portal.child.exitCode, portal.child.signalCode]).toEqual([null, null]);
}

test('a frozen database makes nobody wait longer than the limit, and public pages come from memory', async () => {
  const seen = await during(async () => {
    const goOn = await freezeDatabase(dataDir);
    return async () => goOn();
  }, AWAY);
  expectAnswered(seen);
}, 120_000);

test('a database that is away does the same, and comes back at another start', async () => {
  const seen = await during(async () => {
    await database.stop();
    return async () => {
      database = await startEmbeddedPostgres({ dataDir, durable: false });
    };
  }, AWAY);
  expectAnswered(seen);
}, 120_000);
