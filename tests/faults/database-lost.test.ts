import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import { demoForm } from '#tests/support/demo-registration.ts';
import { type Run, run } from '#tests/support/process.ts';
import { payAtGateway } from '#tests/support/season.ts';
import { testPort } from '#tests/support/test-port.ts';

/*
 * The embedded database is killed three times while people sign in, register, pay and read pages. The portal keeps
 * running: it answers correctly or with a request to retry, and keeps all acknowledged data.
 */
const KILLS = 3;
const coach = accounts.find((account) => account.role === 'coach') as (typeof accounts)[number];

let folder: string;
let address: string;
let portal: Run;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-database-lost-'));
  const port = await testPort('localhost');
  address = `http://localhost:${port}`;
  portal = run('server/main.ts', { PORT: String(port), DATA_DIR: join(folder, 'data') });
  await portal.printed('Data lies in');
});
afterAll(async () => {
  portal.child.kill('SIGTERM');
  await portal.ended;
  await rm(folder, { recursive: true, force: true });
});

let refusals = 0;

/**
 * Repeats the request until it succeeds, as a person would; undefined for the documented refusal of too many requests.
 * @throws for any answer that is neither a success nor the portal's own request to retry
 */
async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response | undefined> {
  for (;;) {
    const answer = await fetch(address + path, { ...init, method, signal: AbortSignal.timeout(20_000) });
    if (answer.ok) return answer;
    const text = await answer.text();
    if (answer.status === 429) return undefined;
    const ours =
      text.includes('"code":"service_unavailable"') || text.includes('The portal is unavailable for a moment');
    if (answer.status !== 503 || !ours || !answer.headers.has('retry-after')) {
      throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
    }
    refusals += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const json = (token: string, body: unknown, headers = {}): RequestInit => ({
  headers: { authorization: token, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function call<T>(method: string, path: string, init?: RequestInit): Promise<T> {
  return (await ask(method, path, init))?.json() as Promise<T>;
}

async function signIn(): Promise<string> {
  const body = { national_id: coach.membership_id, password: coach.password };
  const answer = await ask('POST', '/api/adduser', json('', body));
  return answer?.headers.get('authorization') ?? '';
}

const serverPid = async () =>
  Number.parseInt(await readFile(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8').catch(() => ''), 10);

test('a database that is killed again and again ends no portal and loses nothing that was acknowledged', async () => {
  const token = await signIn();
  const form = await demoForm(call, token);
  const registered = new Set<string>();
  const paid = new Set<string>();
  const sessions = new Set<string>();
  let pages = 0;
  let over = false;

  async function registerAndPay(stream: number) {
    for (let number = 0; !over; number += 1) {
      const data = { ...form, teamName: `Team ${stream} ${number}` };
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const path = '/api/teams/registration';
      const answer = await call<{ team: { _id: string } }>('POST', path, json(token, { data }, headers));
      if (!answer) continue;
      const body = json(token, { team_id: answer.team._id });
      registered.add(answer.team._id);
      const { order } = await call<{ order: { url: string } }>('POST', '/api/teams/registration_checker', body);
      await payAtGateway(order.url);
      type Checked = { payment: { order: { status: { code: number } } } };
      const { payment } = await call<Checked>('POST', '/api/telr', body);
      if (payment.order.status.code > 0) paid.add(answer.team._id);
    }
  }
  async function signInAgain() {
    while (!over) sessions.add(await signIn());
  }
  async function read(paths: string[], language: string) {
    while (!over) {
      for (const path of paths) {
        await ask('GET', path, { headers: { 'accept-language': language } });
        pages += 1;
      }
    }
  }
  const marks = () => [registered.size, paid.size, sessions.size, pages];
  const told = (line: string) => portal.output().split(line).length - 1;
  async function kill() {
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = marks();
      // Every visitor has had an answer since the last kill, and the log says that the database is back.
      const eachGrew = () => expect(marks().every((mark, index) => mark > (before[index] ?? 0))).toBe(true);
      await vi.waitFor(eachGrew, { timeout: 60_000, interval: 10 });
      await vi.waitFor(() => expect(told('The database is back after')).toBe(kills), 60_000);
      process.kill(await serverPid(), 'SIGKILL');
    }
    await vi.waitFor(() => expect(told('The database is back after')).toBe(KILLS), 60_000);
    over = true;
  }
  await Promise.all([
    registerAndPay(1),
    registerAndPay(2),
    signInAgain(),
    read(['/', '/courses/', '/about-us/'], 'ar'),
    read(['/community/', '/contact-us/', '/'], 'en'),
    kill(),
  ]);

  expect(refusals).toBeGreaterThan(0);
  expect([portal.child.exitCode, portal.child.signalCode]).toEqual([null, null]);
  expect(told('The database is away')).toBe(KILLS);

  type Page = {
    orders: { items: { team: { _id: string; name: string } }; payment_status: boolean }[];
    totalPages: number;
  };
  const orders: Page['orders'] = [];
  for (let page = 0, count = 1; page < count; page += 1) {
    const answer = await call<Page>('GET', `/api/teams/transections/?page=${page}`, {
      headers: { authorization: token },
    });
    orders.push(...answer.orders);
    count = answer.totalPages;
  }
  const teams = orders.map((order) => order.items.team._id);
  const teamsPaid = orders.filter((order) => order.payment_status).map((order) => order.items.team._id);
  expect([...registered].filter((id) => !teams.includes(id))).toEqual([]);
  expect([...paid].filter((id) => !teamsPaid.includes(id))).toEqual([]);
  const users = await Promise.all(
    [...sessions].map((session) => ask('POST', '/api/getuser', { headers: { authorization: session } })),
  );
  expect(users.filter((user) => user?.status !== 200)).toEqual([]);

  // The queue's workers are running again.
  const data = { ...form, teamName: 'Behind the storm' };
  await call('POST', '/api/teams/registration', json(token, { data }));
  const mails = async () => (await fetch(`${address}/sandbox/mail/messages.json?to=${coach.email}`)).text();
  await expect.poll(mails, { timeout: 60_000, interval: 200 }).toContain('Behind the storm');
  process.stdout.write(
    `${registered.size} registrations, ${paid.size} paid, ${sessions.size} sign-ins, ${pages} pages, ${refusals} refused for now\n`,
  );
}, 240_000);
