import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimit } from '#server/platform/rate-limit.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { forgetExpired } from './store.ts';
import { rateLimits } from './table.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR = 60 * 60_000;

test('counters that have run out are swept away, and the others still count', async () => {
  const { pool } = portal.database;
  const [short, long] = [rateLimit(pool, 'short', 1, HOUR), rateLimit(pool, 'long', 1, 3 * HOUR)];
  for (const key of ['a', 'b', 'c']) await Promise.all([short.take(key), long.take(key)]);
  await forgetExpired(portal.db, new Date(Date.now() + HOUR - 60_000));
  expect(await portal.db.$count(rateLimits)).toBe(6);
  await forgetExpired(portal.db, new Date(Date.now() + 2 * HOUR));
  const kept = await portal.db.select({ key: rateLimits.key }).from(rateLimits);
  expect(kept.map(({ key }) => key).sort()).toEqual(['long:a', 'long:b', 'long:c']);
  expect(await long.take('a')).toBeGreaterThan(0);
  expect(await short.take('a')).toBe(0);
});

test('the sweep reads no counter that still runs', async () => {
  const plan = await portal.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain delete from ${rateLimits} where ${rateLimits.expire} < 1`);
  });
  expect(JSON.stringify(plan.rows)).toContain('rate_limits_expire_idx');
});

test('a key is short, whatever was sent', async () => {
  const long = 'x'.repeat(200);
  const headers = { 'user-agent': 'x'.repeat(5_000), authorization: 'y'.repeat(5_000) };
  await portal.call('POST', '/api/adduser', { body: { national_id: `${long}`, password: long }, headers });
  await portal.call('POST', '/api/adduser', { body: { national_id: `${long.slice(20)}@x.example`, password: long } });
  await portal.call('POST', '/api/steb', { body: { data: { user: {}, token: 'z'.repeat(4_000) } } });
  const { rows } = await portal.db.execute(sql`select max(length(key)) as longest from rate_limits`);
  expect(rows[0]?.longest).toBeGreaterThan(60);
  expect(rows[0]?.longest).toBeLessThan(128);
});
