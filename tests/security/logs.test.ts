import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { connectOnce } from '#server/platform/database.ts';
import { type Run, run, START_TIMEOUT } from '#tests/support/process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { testPort } from '#tests/support/test-port.ts';

// Whole processes, because operators keep what they print.
vi.setConfig({ testTimeout: 2 * START_TIMEOUT, hookTimeout: START_TIMEOUT });

const person = {
  type: 0,
  name: 'Huda Al-Harbi',
  email: 'huda.alharbi@example.com',
  national_id: '1000099990',
  phone_number: '+966500001234',
  password: 'A-long-password',
  c_password: 'A-long-password',
};

/** Refuses every recipient as many servers do: with the address in its answer. */
const refusing = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(Object.assign(new Error(`5.1.1 <${address}>: User unknown`), { responseCode: 550 })),
});
let database: TestDatabase;
let folder: string;
let environment: Record<string, string>;
const runs: Run[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'turs-logs-'));
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  environment = {
    PAGES: 'none',
    PORT: String(await testPort('localhost')),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${(refusing.server.address() as AddressInfo).port}`,
  };
});
afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(async () => {
  await new Promise<void>((resolve) => refusing.close(resolve));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(): Run {
  const started = run('server/main.ts', environment);
  runs.push(started);
  return started;
}
const post = (path: string, body: object) =>
  fetch(`http://localhost:${environment.PORT}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
async function change(statement: string): Promise<void> {
  const client = await connectOnce(database.url, 'turs-tests');
  await client.query(statement).finally(() => client.end());
}

const digits = '١٢٣٤٥٦٧٨٩٠';
const { name, email, phone_number: phone, national_id: nationalId, password } = person;
function expectNothingPersonal(printed: string): void {
  for (const secret of [name, email, phone.slice(1), nationalId, password, 'My words', digits, 'params:']) {
    expect(printed).not.toContain(secret);
  }
}

test('a refused mail and a failed query leave a line each, and nothing personal in it', async () => {
  const portal = start();
  await portal.printed('Data lies in');
  expect((await post('/api/signup', person)).status).toBe(200);
  await portal.printed('failed for good');
  expect(portal.output()).toContain('550');

  // An address with a line end once bypassed the site's own not-found page, and was logged.
  const lost = await fetch(`http://localhost:${environment.PORT}/x%0a${email}/${nationalId}`, { redirect: 'manual' });
  expect(lost.status).toBeLessThan(500);

  await change('alter table contact_messages rename column message to gone');
  const answer = await post('/api/contactus', { name, email, phone, message: 'My words', team_no: digits });
  expect(answer.status).toBe(500);
  const { requestId } = (await answer.json()) as { requestId: string };
  await portal.printed(requestId);
  expect(portal.output()).toContain('column \\"message\\" of relation \\"contact_messages\\" does not exist');
  expectNothingPersonal(portal.output());
});

test('a start that fails for an unforeseen reason says where, and no values', async () => {
  await change('alter table settings rename column site_name to gone');
  const failing = start();
  expect(await failing.ended).toBe(1);
  expect(failing.output()).toContain('The portal could not start: ');
  expect(failing.output()).toContain('at async ensureSettings');
  expectNothingPersonal(failing.output());
});

test('what nobody has caught ends the portal with a harmless line', async () => {
  await change('alter table settings rename column gone to site_name');
  // The listener for Ctrl-C is the last step before the portal listens.
  const accident = `process.on('newListener', (event) => {
    if (event === 'SIGTERM') setImmediate(() => Promise.reject(new Error('Failed query: x\\nparams: ${email}')));
  })`;
  const ending = run('server/main.ts', {
    ...environment,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(accident)}`,
  });
  runs.push(ending);
  expect(await ending.ended).toBe(1);
  expect(ending.output()).toContain('Failed query: x');
  expectNothingPersonal(ending.output());
});

test('a first start that fails amid the sample content says why in a few lines, and names nobody', async () => {
  const own = await createTestDatabase();
  const client = await connectOnce(own.url, 'turs-tests');
  await client.query('alter table team_people add constraint nobody check (name is null)').finally(() => client.end());
  const data = join(folder, 'first');
  const failing = run('server/main.ts', { ...environment, DATABASE_URL: own.url, DATA_DIR: data });
  runs.push(failing);
  expect(await failing.ended).toBe(1);
  await own.drop();
  const printed = failing.output();
  expect(printed).toContain('The portal could not start');
  expect(printed).toContain('nobody');
  expect(printed.length).toBeLessThan(6_000);
  const known = [...people.coaches, ...people.members].map(String);
  expect(known.filter((id) => printed.includes(id))).toEqual([]);
  expect(printed).not.toMatch(/@|\p{Nd}{9,}|[\u0600-\u06ff]{3,}|Failing row contains/u);
});
