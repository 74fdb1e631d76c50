import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#server/platform/jobs.ts';
import { seenToElsewhere } from '#server/platform/jobs.ts';
import { tell } from '#server/platform/measured.ts';
import { retryDeadJobs } from '#server/platform/queued-jobs.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { noteBackup, noteCheck } from './portal-state.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from pgboss.job`);
  await portal.db.execute(sql`delete from portal_state`);
  await portal.db.execute(sql`delete from rate_limits`);
});

const admin = { as: 'admin' } as const;
const read = async () => (await portal.call('GET', '/api/admin/system', admin)).json;
const PERSONAL = { to: 'noura@school.example', name: 'Noura Al-Harbi' };

/** A job that failed for good, and is about somebody. */
async function failed(name: string, message = 'the mail server refused the mail: 550 5.1.1'): Promise<string> {
  const id = randomUUID();
  await portal.db.execute(sql`insert into pgboss.job (id, name, data, state, completed_on, output)
    values (${id}, ${name}, ${JSON.stringify(PERSONAL)}::jsonb, 'failed', now(), ${JSON.stringify({ message })}::jsonb)`);
  return id;
}
const jobsNow = async () =>
  (await portal.db.execute(sql`select id, name, state, output, retry_limit from pgboss.job order by id`)).rows;
const logged = async () =>
  (await portal.db.execute(sql`select name, before, after from change_log where kind = 'jobs' order by at, name`)).rows;

const calls = [
  ['GET', '/api/admin/system'],
  ['POST', '/api/admin/system/jobs/retry'],
  ['POST', '/api/admin/system/jobs/put-away'],
] as const;

describe.each(calls)('%s %s', (method, path) => {
  test.each([
    [undefined, 401],
    ['student', 403],
    ['coach', 403],
    ['entity', 403],
    ['sub_admin', 403],
  ] as const)('%s is answered %i, and nothing changes', async (as, status) => {
    await failed('send-welcome');
    const before = [await jobsNow(), await logged()];
    const answer = await portal.call(method, path, { ...(as && { as }), ...(method === 'POST' && { body: {} }) });
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('send-welcome');
    expect([await jobsNow(), await logged()]).toEqual(before);
  });
});

test('says which process answers, of which version, and how database, migrations, files and disk are', async () => {
  const system = await read();
  expect(system.process).toMatchObject({ pid: process.pid, node: process.versions.node, mode: 'demo', build: null });
  expect(system.process.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(Date.parse(system.process.started_at)).toBeLessThan(Date.parse(system.at));
  expect(system.migrations).toMatchObject({ state: 'fine', pending: 0 });
  expect(system.migrations.applied).toBe(system.migrations.expected);
  expect(system.database.version).toMatch(/^\d\d/);
  expect(system.database.size).toBeGreaterThan(1_000_000);
  const [disk] = system.disks;
  expect(disk).toMatchObject({ holds: 'data', path: portal.filesFolder });
  expect(disk.free).toBeLessThan(disk.total);
  const files = system.providers.find(({ name }: { name: string }) => name === 'files');
  expect(files).toMatchObject({ state: 'fine', answered_at: expect.any(String), breaker: null });
  expect(system.backup).toMatchObject({ state: 'attention', nightly: false, last: null, check: null });
});

test('a database that lacks a migration is broken, and one of a newer version needs attention', async () => {
  const newest = sql`(select max(id) from drizzle.__drizzle_migrations)`;
  await portal.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'x' || hash where id = ${newest}`);
  expect((await read()).migrations).toMatchObject({ state: 'broken', pending: 1 });
  await portal.db.execute(sql`update drizzle.__drizzle_migrations set hash = substr(hash, 2) where id = ${newest}`);
  await portal.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9)`);
  expect((await read()).migrations).toMatchObject({ state: 'attention', pending: 0 });
  await portal.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
});

describe('services', () => {
  const of = async (name: string) =>
    (await read()).providers.find((provider: { name: string }) => provider.name === name);
  const signIn = () =>
    portal.call('POST', '/api/adduser', { body: { national_id: '1000000999', password: 'Wrong-1234' } });

  test('one that fails says when and how, and is broken while it is left alone', async () => {
    portal.world.stebFaults({ '/login': { status: 503, body: PERSONAL.to } });
    await signIn();
    const once = await of('steb');
    expect(once).toMatchObject({ state: 'attention', breaker: 'closed', last_failure: { code: '503' } });
    expect(Date.parse(once.last_failure.at)).toBeGreaterThan(Date.now() - 60_000);
    for (let more = 0; more < 5; more += 1) await signIn();
    expect(await of('steb')).toMatchObject({ state: 'broken', breaker: 'open' });
    portal.world.stebFaults({});
  });

  test('a mail server that does not answer; one that refuses a mail has answered', async () => {
    tell('failure', { part: 'mail', code: 'ECONNREFUSED' });
    tell('mail', { outcome: 'failed' });
    expect(await of('mail')).toMatchObject({
      state: 'attention',
      breaker: null,
      last_failure: { code: 'ECONNREFUSED' },
    });
    tell('mail', { outcome: 'refused' });
    expect(await of('mail')).toMatchObject({ state: 'fine', last_failure: { code: 'ECONNREFUSED' } });
  });
});

describe('backups', () => {
  const taken = { at: new Date().toISOString(), name: 'turs-1.backup.zip', bytes: 5, rows: 6, files: 7, ms: 8 };
  const check = { at: taken.at, name: taken.name, problem: null as string | null, ms: 9 };

  test('one that was proven is fine, one that was not is broken, with what was wrong', async () => {
    await noteBackup(portal.db, taken);
    expect((await read()).backup.state).toBe('attention');
    await noteCheck(portal.db, check);
    expect((await read()).backup).toEqual({
      ...{ state: 'fine', nightly: false, held_since: null },
      last: { at: taken.at, name: taken.name, size: 5, rows: 6, files: 7 },
      check: { at: check.at, name: check.name, problem: null },
    });
    await noteCheck(portal.db, { ...check, problem: 'The sums differ.' });
    expect((await read()).backup).toMatchObject({ state: 'broken', check: { problem: 'The sums differ.' } });
  });

  test('a restored copy needs attention', async () => {
    await noteBackup(portal.db, taken);
    await noteCheck(portal.db, check);
    await portal.db.execute(sql`update portal_state set held_since = now()`);
    expect((await read()).backup).toMatchObject({ state: 'attention', held_since: expect.any(String) });
  });
});

describe('jobs that failed for good', () => {
  test('are told with their kind and why, and without whom they are about', async () => {
    const id = await failed('send-receipt', `no mailbox ${PERSONAL.to} of 1000000201`);
    await failed('sweep-uploads');
    const { text, json } = await portal.call('GET', '/api/admin/system', admin);
    expect(json.queue).toMatchObject({ undelivered: 1, works: false });
    expect(json.queue.kinds).toEqual([
      { kind: 'send-receipt', waiting: 0, running: 0, dead: 1 },
      { kind: 'sweep-uploads', waiting: 0, running: 0, dead: 1 },
    ]);
    expect(json.queue.dead).toContainEqual(
      expect.objectContaining({
        _id: id,
        kind: 'send-receipt',
        again: true,
        message: expect.stringContaining('[e-mail]'),
      }),
    );
    for (const personal of [PERSONAL.to, PERSONAL.name, '1000000201']) expect(text).not.toContain(personal);
  });

  test('one is tried again, once, and the log says by whom', async () => {
    const before = await logged();
    const id = await failed('send-receipt');
    const other = await failed('send-receipt');
    const retry = () => portal.call('POST', '/api/admin/system/jobs/retry', { ...admin, body: { id } });
    expect((await retry()).json).toEqual({ success: true, count: 1 });
    expect(Object.fromEntries((await jobsNow()).map((job) => [job.id, job.state]))).toEqual({
      [id]: 'retry',
      [other]: 'failed',
    });
    expect((await retry()).status).toBe(404);
    expect((await logged()).slice(before.length)).toEqual([
      { name: 'send-receipt', before: { state: 'dead' }, after: { state: 'waiting', count: 1 } },
    ]);
  });

  test('all are tried again but those that are begun anew elsewhere', async () => {
    const elsewhere = await failed('send-contact-reply');
    await failed('send-receipt');
    await failed('send-receipt');
    expect((await read()).queue.dead.filter(({ again }: { again: boolean }) => !again)).toMatchObject([
      { _id: elsewhere },
    ]);
    const { json } = await portal.call('POST', '/api/admin/system/jobs/retry', { ...admin, body: {} });
    expect(json.count).toBe(2);
    const one = await portal.call('POST', '/api/admin/system/jobs/retry', { ...admin, body: { id: elsewhere } });
    expect(one.status).toBe(404);
    expect((await jobsNow()).filter(({ state }) => state === 'failed')).toMatchObject([{ id: elsewhere }]);
  });

  test('one that was put away is neither told nor tried again, and is kept', async () => {
    const id = await failed('send-receipt');
    const body = { id };
    expect((await portal.call('POST', '/api/admin/system/jobs/put-away', { ...admin, body })).json.count).toBe(1);
    expect((await read()).queue).toMatchObject({ kinds: [], dead: [], undelivered: 0 });
    expect((await portal.call('POST', '/api/admin/system/jobs/put-away', { ...admin, body })).status).toBe(404);
    expect(await retryDeadJobs(portal.db, {})).toEqual([]);
    expect(await jobsNow()).toMatchObject([
      { id, state: 'failed', output: { away: true, message: expect.any(String) } },
    ]);
  });

  test('the kinds that a retry does nothing for are those whose failure is noted, or whose data are gone', () => {
    const kinds = Object.entries(portal.work as Record<string, Job>).filter(([, job]) => job.gaveUp || job.forgetsData);
    expect(kinds.map(([name]) => name).sort()).toEqual([...seenToElsewhere].sort());
  });
});
