import { rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ work: true });
});
afterAll(() => portal.close());
// What was asked a second ago is not asked again.
beforeEach(() => sleep(1_050));

const ready = async () => {
  const { status, json, headers } = await portal.call('GET', '/health/ready');
  const checks = json.checks as Record<string, { ok: boolean; ms: number }>;
  const failing = Object.keys(checks).filter((name) => !checks[name]?.ok);
  return { status, says: json.status, checks, failing, headers };
};

test('a portal that can do its work says so, each part with its time, and nothing else', async () => {
  const { status, says, checks, headers } = await ready();
  expect([status, says]).toEqual([200, 'ok']);
  const fine = { ok: true, ms: expect.any(Number) };
  expect(checks).toEqual({ database: fine, migrations: fine, files: fine, queue: fine });
  expect(headers['cache-control']).toBe('no-store');
  expect((await portal.call('GET', '/health/live')).json).toEqual({ status: 'ok' });
  expect((await portal.call('GET', '/health/serving')).json).toEqual({ status: 'ok' });
});

test('however many ask, each part is asked once in a second', async () => {
  const asked = vi.spyOn(portal.database.pool, 'query');
  await Promise.all(Array.from({ length: 50 }, ready));
  expect(asked.mock.calls.length).toBe(2);
  asked.mockRestore();
});

test('a folder of files that is gone is told, without where it was', async () => {
  await rename(portal.filesFolder, `${portal.filesFolder}-gone`);
  const answer = await portal.call('GET', '/health/ready');
  await rename(`${portal.filesFolder}-gone`, portal.filesFolder);
  expect([answer.status, answer.json.status, answer.json.checks.files.ok]).toEqual([503, 'unavailable', false]);
  expect(answer.text).not.toContain('turs-files');
});

test('a database from before the newest migration is told', async () => {
  const newest = sql`(select max(id) from drizzle.__drizzle_migrations)`;
  await portal.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'x' || hash where id = ${newest}`);
  const { status, failing } = await ready();
  await portal.db.execute(sql`update drizzle.__drizzle_migrations set hash = substr(hash, 2) where id = ${newest}`);
  expect([status, failing]).toEqual([503, ['migrations']]);
});

test('a part that does not answer is given up in time; the process lives and serves', async () => {
  const silent = vi.spyOn(portal.database.pool, 'query').mockImplementation(() => new Promise(() => {}) as never);
  const began = performance.now();
  const { status, failing } = await ready();
  silent.mockRestore();
  expect([status, failing]).toEqual([503, ['database', 'migrations']]);
  expect(performance.now() - began).toBeLessThan(5_000);
  expect((await portal.call('GET', '/health/live')).status).toBe(200);
  expect((await portal.call('GET', '/health/serving')).status).toBe(200);
});

test('a portal that does not do the queue’s work is not ready', async () => {
  const idle = await openTestPortal();
  const { status, json } = await idle.call('GET', '/health/ready');
  await idle.close();
  expect([status, json.checks.queue.ok, json.checks.database.ok]).toEqual([503, false, true]);
});
