import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OwnSession } from '#contract/endpoints/admin-profile.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { openSession } from './store.ts';
import { sessions } from './table.ts';

const path = '/api/admin/profile/sessions';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let portal: TestPortal;
let admin: string;
let coach: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const idOf = async (as: 'admin' | 'coach') => (await portal.call('POST', '/api/getuser', { as })).json.user._id;
  [admin, coach] = [await idOf('admin'), await idOf('coach')];
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.call('POST', `${path}/end-others`, { as: 'admin' });
});

const opened = (userId: string, at = new Date(), userAgent: string | undefined = firefox) =>
  openSession(portal.db, userId, userAgent, at);
const listed = async (): Promise<OwnSession[]> => (await portal.call('GET', path, { as: 'admin' })).json.sessions;
const worksFor = async (token: string) =>
  (await portal.call('POST', '/api/getuser', { headers: { authorization: token } })).status === 200;

test('this one comes first, then those seen last; one that has expired, and anybody else’s, is not there', async () => {
  const now = Date.now();
  await opened(admin, new Date(now - 2 * 86_400_000));
  await opened(admin, new Date(now - 86_400_000), 'curl/8.5.0');
  await opened(admin, new Date(now - 40 * 86_400_000));
  await opened(coach);
  const rows = await listed();
  expect(rows.map(({ current, browser, system }) => [current, browser, system])).toEqual([
    [true, null, null],
    [false, null, null],
    [false, 'Firefox', 'Linux'],
  ]);
  expect(JSON.stringify(rows)).not.toContain('Mozilla');
});

test('one that is ended opens nothing any more, and the others stay', async () => {
  const [one, another] = [await opened(admin), await opened(admin)];
  const [, , older] = await listed();
  const ended = await portal.call('DELETE', `${path}?id=${older?._id}`, { as: 'admin' });
  expect([ended.status, ended.json.ended]).toEqual([200, 1]);
  expect([await worksFor(one), await worksFor(another)].filter(Boolean)).toHaveLength(1);
  expect(await listed()).toHaveLength(2);
  expect((await portal.call('DELETE', `${path}?id=${older?._id}`, { as: 'admin' })).json.ended).toBe(0);
});

test('neither the own session nor anybody else’s is ended by its id', async () => {
  const theirs = await opened(coach);
  const [own] = await listed();
  const [session] = await portal.db.select().from(sessions).where(eq(sessions.userId, coach));
  for (const id of [own?._id, session?.id])
    expect((await portal.call('DELETE', `${path}?id=${id}`, { as: 'admin' })).json.ended).toBe(0);
  expect(await worksFor(theirs)).toBe(true);
  expect(await listed()).toHaveLength(1);
});

test('all others are ended at once', async () => {
  const tokens = [await opened(admin), await opened(admin)];
  const theirs = await opened(coach);
  expect((await portal.call('POST', `${path}/end-others`, { as: 'admin' })).json.ended).toBe(2);
  for (const token of tokens) expect(await worksFor(token)).toBe(false);
  expect(await worksFor(theirs)).toBe(true);
  expect(await listed()).toHaveLength(1);
});

test('nobody but the office has these calls', async () => {
  const { json } = await portal.call('GET', path, { as: 'sub_admin' });
  expect(json.sessions).toHaveLength(1);
  for (const as of ['coach', 'student', 'entity'] as const) {
    expect((await portal.call('GET', path, { as })).status).toBe(403);
    expect((await portal.call('POST', `${path}/end-others`, { as })).status).toBe(403);
  }
  expect((await portal.call('GET', path)).status).toBe(401);
});
