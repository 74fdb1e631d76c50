import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import people from '#demo/people.json' with { type: 'json' };
import { type Run, run } from '#tests/support/process.ts';
import { payAtGateway, picture } from '#tests/support/season.ts';
import { testPort } from '#tests/support/test-port.ts';
import { limit } from '#tests/support/time-limits.ts';

/*
 * The portal is killed at three or more random moments during a stream of registrations and payments, while the sandbox
 * keeps running in a process of its own. Afterwards, and after one run of the reconcile command, all acknowledged data
 * is there, every order that was charged is paid once, and no other order is paid.
 */
const KILLS = 3;
const coach = accounts.find((account) => account.role === 'coach') as (typeof accounts)[number];

let folder: string;
let world: Run;
let portal: Run;
let port: number;
let worldPort: number;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-crash-'));
  port = await testPort('localhost');
  worldPort = await testPort('localhost');
  const address = `http://localhost:${worldPort}`;
  world = run('sandbox/main.ts', {
    SANDBOX_PORT: String(worldPort),
    SANDBOX_DATA_DIR: join(folder, 'world'),
    PORTAL_ORIGINS: `http://localhost:${port}`,
  });
  await world.printed('is at');
  environment = {
    PAGES: 'none',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    STEB_URL: `${address}/steb`,
    TELR_URL: `${address}/telr/gateway/order.json`,
    SMTP_URL: `smtp://127.0.0.1:${worldPort + 1}`,
  };
  await start();
});
afterAll(async () => {
  portal.child.kill('SIGTERM');
  world.child.kill('SIGTERM');
  await Promise.all([portal.ended, world.ended]);
  await rm(folder, { recursive: true, force: true });
});

async function start() {
  portal = run('server/main.ts', environment);
  await portal.printed('The portal is at');
}

async function call<T>(method: string, path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    ...init,
    method,
    signal: AbortSignal.timeout(limit.wait),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const json = (token: string, body: unknown, headers = {}) => ({
  headers: { authorization: token, 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function signIn(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/api/adduser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ national_id: coach.membership_id, password: coach.password }),
  });
  return answer.headers.get('authorization') as string;
}

type Season = {
  _id: string;
  slug: string;
  competions: { _id: string; slug: string; paid: boolean; agelevel: { title: string }[] }[];
};
type Registered = { team: { _id: string; team_no: string } };
type Started = { order: { ref: string; url: string } };

/** The choices of a registration, read before the portal is killed for the first time. */
async function readChoices() {
  const { wroseasons } = await call<{ wroseasons: Season[] }>('GET', '/api/first-seasons?registration=true');
  const { regions } = await call<{ regions: { _id: string }[] }>('GET', '/api/regions');
  const season = wroseasons[0] as Season;
  const competition = season.competions.find((one) => one.paid) as Season['competions'][number];
  return {
    season_id: season._id,
    competion_id: competition._id,
    ageLevel: competition.agelevel[0]?.title,
    region: regions[0]?._id,
  };
}

/** Registers and pays until `over` returns true; requests to a stopped portal are retried, as a person would. */
async function stream(token: string, choices: object, over: () => boolean, acknowledged: Set<string>) {
  for (let number = 0; !over(); number += 1) {
    const data = {
      ...choices,
      schoolName: 'School',
      teamName: `Team ${number}`,
      coaches: [people.coaches[1]],
      members: people.members.slice(0, 2),
    };
    try {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const { team } = await call<Registered>('POST', '/api/teams/registration', json(token, { data }, headers));
      acknowledged.add(team._id);
      const { order } = await call<Started>(
        'POST',
        '/api/teams/registration_checker',
        json(token, { team_id: team._id }),
      );
      if (number % 4 !== 3) await payAtGateway(order.url);
      if (number % 2 === 0) await call('POST', '/api/telr', json(token, { team_id: team._id }));
    } catch (error) {
      // `fetch` throws this when a kill cut its connection. What the portal answers, it answers well.
      if (!(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

test('kills at any moment lose nothing that was acknowledged and charge nobody twice', async () => {
  const token = await signIn();
  const form = new FormData();
  form.set('team_name', 'T');
  form.set('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'logo.png');
  const { filename } = await call<{ filename: string }>('POST', '/api/uploads', {
    headers: { authorization: token },
    body: form,
  });

  const choices = { ...(await readChoices()), image: filename };
  const acknowledged = new Set<string>();
  let over = false;
  const streams = Array.from({ length: 3 }, () => stream(token, choices, () => over, acknowledged));
  let kills = 0;
  // On a busy machine a run may be too short for a registration; then more runs are needed.
  for (; kills < KILLS || acknowledged.size <= 5; kills += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900));
    portal.child.kill('SIGKILL');
    await portal.ended;
    await start();
  }
  over = true;
  await Promise.all(streams);

  portal.child.kill('SIGTERM');
  await portal.ended;
  const reconcile = run('server/reconcile.ts', environment);
  expect(await reconcile.ended, reconcile.output()).toBe(0);
  await start();

  type Order = {
    items: { team: { _id: string } };
    payment_status: boolean;
    trx_reference: string | null;
    invoice_number: string | null;
  };
  const orders: Order[] = [];
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const path = `/api/teams/transections/?page=${page}`;
    const answer = await call<{ orders: Order[]; totalPages: number }>('GET', path, {
      headers: { authorization: token },
    });
    orders.push(...answer.orders);
    pages = answer.totalPages;
  }
  const byTeam = new Map(orders.map((order) => [order.items.team._id, order]));
  for (const id of acknowledged) expect(byTeam.has(id), `team ${id} was acknowledged`).toBe(true);

  const known = await fetch(`http://localhost:${worldPort}/telr/orders.json`);
  const { orders: gatewayOrders } = (await known.json()) as { orders: { ref: string; charged: string }[] };
  const charged = new Set(gatewayOrders.filter((order) => Number(order.charged) > 0).map((order) => order.ref));
  const ours = orders.filter((order) => acknowledged.has(order.items.team._id));
  const paid = ours.filter((order) => order.payment_status);
  expect(paid.length).toBeGreaterThan(0);
  // Every charge at the gateway is the one payment of one order, and every paid order has its charge.
  expect(paid.map((order) => order.trx_reference).sort()).toEqual([...charged].sort());
  expect(new Set(paid.map((order) => order.invoice_number)).size).toBe(paid.length);
  process.stdout.write(`${acknowledged.size} registrations, ${paid.length} paid, ${kills} kills\n`);
});
