import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MOST_STOP_DELAY } from '#server/config.ts';
import { DRAIN_MS } from '#server/http/drain.ts';
import { connectOnce } from '#server/platform/database.ts';
import { LONGEST_TIMEOUT } from '#server/providers/http-client.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { demoForm } from '#tests/support/demo-registration.ts';
import { type Run, run, START_TIMEOUT } from '#tests/support/process.ts';
import { picture } from '#tests/support/season.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';
import { openTestSandbox, secrets } from '#tests/support/test-sandbox.ts';

/** Longer than a stop took at the most, before it waited for what was under way. */
const SLOW = 11_000;
/** Lines of the log that a slow reader takes: more than any buffer between holds. */
const LINES = 8_000;

vi.setConfig({ hookTimeout: 3 * START_TIMEOUT });

let folder: string;
let world: Awaited<ReturnType<typeof openTestSandbox>>;
let testDatabase: TestDatabase;
let address: string;
let portal: Run;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-stop-'));
  const port = await testPort('127.0.0.1');
  address = `http://127.0.0.1:${port}`;
  [world, testDatabase] = await Promise.all([openTestSandbox([address]), createTestDatabase()]);
  portal = run('server/main.ts', {
    ...{ PAGES: 'none', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder, DATABASE_URL: testDatabase.url },
    ...{ STEB_URL: world.steb, STEB_API_KEY: secrets.stebApiKey, CATALOGUE_URL: world.academy, SMTP_URL: world.smtp },
    ...{ TELR_URL: world.telr, TELR_STORE: secrets.telr.store, TELR_AUTHKEY: secrets.telr.authkey },
    ...{ STOP_DELAY: '2', PUBLIC_URL: address },
  });
  await portal.printed('Data lies in', 2 * START_TIMEOUT);
});
afterAll(async () => {
  portal.child.kill('SIGKILL');
  await portal.ended;
  await world.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

async function tokenOf(role: RoleName): Promise<string> {
  const { membership_id: national_id, password } = accountsOf(role)[0] as { membership_id: string; password: string };
  const answer = await post('/api/adduser', '', { national_id, password });
  return answer.headers.get('authorization') ?? '';
}

const post = (path: string, authorization: string, body: object) =>
  fetch(address + path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A picture that arrives over slow mobile data: its last bytes after `SLOW`. */
async function slowUpload(token: string): Promise<string> {
  const part = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png';
  const text = '--x\r\nContent-Disposition: form-data; name="team_name"\r\n\r\nT\r\n';
  const body = Buffer.concat([
    Buffer.from(`${text}--x\r\n${part}\r\n\r\n`),
    await picture(),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  const head = `POST /api/uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${token}\r\nContent-Type: multipart/form-data; boundary=x`;
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n`);
  socket.write(body.subarray(0, body.length - 20));
  setTimeout(() => socket.write(body.subarray(body.length - 20)), SLOW).unref();
  let answer = '';
  // The connection ends with the answer, because the portal stops.
  for await (const text of socket) answer += text;
  return answer;
}

/** The lines of a file of which nothing is read for `SLOW`. */
async function slowDownload(token: string): Promise<number> {
  const answer = await fetch(`${address}/api/admin/log/export.csv`, { headers: { authorization: token } });
  await sleep(SLOW);
  return (await answer.text()).split('\r\n').length;
}

test('a stop waits longer than for any outside service', () => {
  expect(DRAIN_MS).toBeGreaterThan(2 * LONGEST_TIMEOUT);
  expect(MOST_STOP_DELAY).toBeGreaterThan(0);
});

test('a stop under traffic says first that it comes, and cuts nothing off', async () => {
  const [coach, admin] = [await tokenOf('coach'), await tokenOf('admin')];
  const database = await connectOnce(testDatabase.url, 'turs-tests');
  await database.query(
    `insert into change_log (id, changed_by, kind, record_id, name, action, before, after)
      select gen_random_uuid(), (select id from users limit 1), 'faqs', gen_random_uuid(), repeat('name ', 250), 'changed', '{}', '{}'
      from generate_series(1, $1)`,
    [LINES],
  );
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from change_log');
  await database.end();
  const call = async <T>(method: string, path: string, init?: RequestInit) =>
    (await fetch(address + path, { ...init, method })).json() as T;
  const data = { ...(await demoForm(call, coach)), teamName: 'Under way' };
  const { team } = (await (await post('/api/teams/registration', coach, { data })).json()) as { team: { _id: string } };
  await world.faults({ createDelay: { value: SLOW, next: 1 } });

  let serving = true;
  const visits: number[] = [];
  async function visit(path: string): Promise<void> {
    while (serving) {
      visits.push(
        await fetch(address + path).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        ),
      );
    }
  }
  // As a load balancer does, which takes the portal out when it is told to.
  async function watch(): Promise<void> {
    while (serving) {
      serving = (await fetch(`${address}/health/serving`)).status === 200;
      await sleep(100);
    }
  }
  const traffic = ['/api/faqs', '/api/regions', '/api/settings', '/api/faqs'].map(visit);
  const watching = watch();
  const payment = post('/api/teams/registration_checker', coach, { team_id: team._id });
  const upload = slowUpload(coach);
  const download = slowDownload(admin);
  await sleep(2_000);

  portal.child.kill('SIGTERM');
  await watching;
  const ready = await fetch(`${address}/health/ready`);
  expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([503, 'stopping']);
  expect(ready.headers.get('connection')).toBe('close');
  await Promise.all(traffic);
  expect(visits.length).toBeGreaterThan(10);
  expect(visits.filter((status) => status !== 200)).toEqual([]);
  await sleep(2_000);
  // A proxy that is told nothing goes to another process: no connection is taken any more.
  await expect(post('/api/getuser', coach, {})).rejects.toThrow('fetch failed');

  const paid = await payment;
  expect([paid.status, await paid.json()], portal.output()).toEqual([200, expect.objectContaining({ success: true })]);
  expect(await upload).toMatch(/^HTTP\/1\.1 200 /);
  // A head and an end, and the line about this export itself.
  expect((await download) - (rows[0]?.count ?? 0)).toBeGreaterThanOrEqual(2);
  expect(await portal.ended).toBe(0);
}, 240_000);
