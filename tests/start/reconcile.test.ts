import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import people from '#demo/people.json' with { type: 'json' };
import { type Run, run, START_TIMEOUT } from '#tests/support/process.ts';
import { payAtGateway, picture } from '#tests/support/season.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';

/* `npm run reconcile`, in a process of its own, beside a portal and without one. */
vi.setConfig({ testTimeout: 2 * START_TIMEOUT, hookTimeout: START_TIMEOUT });

let folder: string;
let port: number;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-reconcile-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  port = await testPort('localhost');
  environment = { PAGES: 'none', PORT: String(port), DATA_DIR: join(folder, 'data') };
});

async function start(more: Record<string, string> = {}): Promise<Run> {
  const portal = run('server/main.ts', { ...environment, ...more });
  await portal.printed('Data lies in');
  return portal;
}

async function stop({ child, ended }: Run): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

async function reconcile(more: Record<string, string> = {}) {
  const command = run(['server/command.ts', 'reconcile'], { ...environment, ...more });
  const code = await command.ended;
  return { code, said: command.output().trim() };
}

describe('with a database of its own, beside the running portal', () => {
  let testDatabase: TestDatabase;
  let portal: Run;
  let portalPort: number;
  let beside: Record<string, string>;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    portalPort = await testPort('localhost');
    beside = { DATABASE_URL: testDatabase.url, PORT: String(portalPort) };
    portal = await start({ ...beside, DATA_DIR: join(folder, 'beside') });
  });
  afterAll(async () => {
    await stop(portal);
    await testDatabase.drop();
  });

  test('it settles what was paid and nobody came back from; a gateway that does not say is a failure', async () => {
    const { call, teamId } = await payWithoutComingBack(portalPort);
    const paid = async () => {
      const { orders } = await call('GET', '/api/teams/transections/');
      const order = orders.find((one: { items: { team: { _id: string } } }) => one.items.team._id === teamId);
      return [order.payment_status, order.invoice_number];
    };

    const silent = await reconcile({ ...beside, TELR_URL: 'http://127.0.0.1:1/order.json' });
    expect(silent).toEqual({
      code: 1,
      said: expect.stringMatching(
        /^the gateway could not be asked .*\nAsked about 1 open payments; 0 of them were paid, and of 1 the gateway does not say\.$/,
      ),
    });
    expect(await paid()).toEqual([false, null]);

    expect(await reconcile(beside)).toEqual({
      code: 0,
      said: 'Asked about 1 open payments; 1 of them were paid.',
    });
    expect(await paid()).toEqual([true, expect.any(String)]);
    expect(await reconcile(beside)).toEqual({ code: 0, said: 'Asked about 0 open payments; 0 of them were paid.' });
    expect(await readdir(folder)).not.toContain('data');
  });
});

test('with the embedded database it works beside the running portal, and without one', async () => {
  const portal = await start();
  onTestFinished(() => stop(portal));
  const outside = { TELR_URL: 'http://127.0.0.1:1/order.json' };
  const nothingOpen = { code: 0, said: 'Asked about 0 open payments; 0 of them were paid.' };
  expect(await reconcile()).toEqual(nothingOpen);
  expect(await reconcile(outside)).toEqual(nothingOpen);
  const setup = run(['server/command.ts', 'setup', coach.membership_id, '--another'], environment);
  expect([await setup.ended, setup.output()]).toEqual([0, expect.stringMatching(/ is an administrator now, /)]);
  expect((await fetch(`http://localhost:${port}/api/regions`)).status).toBe(200);
  await stop(portal);
  expect(await reconcile(outside)).toEqual(nothingOpen);
});

test('without a gateway of its own and without a portal there is nobody to ask', async () => {
  const { code, said } = await reconcile();
  expect(code).toBe(1);
  expect(said).toMatch(/^The card gateway is the sandbox inside the portal, which is not running: .*$/);
});

test('a database that cannot be reached is told in one sentence', async () => {
  const { code, said } = await reconcile({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/portal' });
  expect([code, said]).toEqual([
    1,
    'The database at 127.0.0.1:1 cannot be used: nothing listens there. Check DATABASE_URL.',
  ]);
});

const coach = accounts.find((account) => account.role === 'coach') as (typeof accounts)[number];

/** Registers a team and pays at the gateway; the browser is closed before it returns. */
async function payWithoutComingBack(at: number) {
  const address = `http://localhost:${at}`;
  let authorization = '';
  // biome-ignore lint/suspicious/noExplicitAny: only a few fields of the answers are read
  async function call(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await fetch(address + path, {
      method,
      headers: { authorization, ...(!(body instanceof FormData) && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    authorization ||= answer.headers.get('authorization') ?? '';
    return answer.json();
  }
  await call('POST', '/api/adduser', { national_id: coach.membership_id, password: coach.password });
  const { wroseasons } = await call('GET', '/api/first-seasons?registration=true');
  const { regions } = await call('GET', '/api/regions');
  const upload = new FormData();
  upload.set('team_name', 'T');
  upload.set('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'logo.png');
  const competition = wroseasons[0].competions.find((one: { paid: boolean }) => one.paid);
  const data = {
    season_id: wroseasons[0]._id,
    competion_id: competition._id,
    ageLevel: competition.agelevel[0].title,
    region: regions[0]._id,
    schoolName: 'School',
    teamName: 'Team',
    image: (await call('POST', '/api/uploads', upload)).filename,
    coaches: [people.coaches[1]],
    members: people.members.slice(0, 2),
  };
  const { team } = await call('POST', '/api/teams/registration', { data });
  // The gateway's notice would settle the payment before the command does.
  const faults = { method: 'PUT', headers: { 'content-type': 'application/json' } };
  await fetch(`${address}/sandbox/telr/faults`, { ...faults, body: JSON.stringify({ dropNotice: { value: true } }) });
  const { order } = await call('POST', '/api/teams/registration_checker', { team_id: team._id });
  await payAtGateway(order.url);
  return { call, teamId: team._id };
}
