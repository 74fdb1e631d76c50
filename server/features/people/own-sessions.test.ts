import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSessionsOf, sessions } from '#server/features/sessions/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* The own sessions of people of the office (decision 184). */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
beforeEach(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin'] as const) await portal.tokenOf(role);
});
afterEach(() => portal.close());

/** Signs the administrator in once more, and returns the token. */
async function signedIn() {
  const [{ membership_id = '', password = '' } = {}] = accountsOf('admin');
  const { headers } = await people.signIn(membership_id, password);
  return String(headers.authorization);
}
const worksFor = async (token: string) =>
  (await portal.call('POST', '/api/getuser', { headers: { authorization: token } })).status === 200;
const end = (id: string) => portal.call('POST', '/api/admin/profile/sessions/end', { as: 'admin', body: { id } });
const listed = async () => (await portal.call('GET', '/api/admin/profile', { as: 'admin' })).json.sessions;
const everySession = () => portal.db.select().from(sessions).orderBy(sessions.id);

test('are the own ones that are open: this one first, then those used last', async () => {
  const older = await signedIn();
  const newer = await signedIn();
  const rows = await openSessionsOf(portal.db, (await people.rowOf('admin')).id, new Date());
  const found = await listed();
  expect(found.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
  expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([rows[2]?.id, rows[0]?.id, rows[1]?.id]);
  await portal.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(sessions.id, rows[1]?.id ?? ''));
  expect(await listed()).toHaveLength(2);
  expect([await worksFor(older), await worksFor(newer)]).toEqual([false, true]);
});

test('one is ended, and logged; one of somebody else, or of nobody, is not found and stays', async () => {
  const token = await signedIn();
  const [, other] = await listed();
  expect((await end(other._id)).status).toBe(200);
  expect([await worksFor(token), await worksFor(await portal.tokenOf('admin'))]).toEqual([false, true]);
  const { id } = await people.rowOf('admin');
  expect((await people.users.logged(id))[0]).toMatchObject({ before: { sessions: 2 }, after: { sessions: 1 } });
  const theirs = (await openSessionsOf(portal.db, (await people.rowOf('sub_admin')).id, new Date()))[0]?.id ?? '';
  const before = await everySession();
  for (const unknown of [theirs, other._id])
    expect(await people.users.refused(() => end(unknown))).toEqual([404, 'not_found', undefined]);
  expect(await everySession()).toEqual(before);
});

test('ending this one signs out: its token opens nothing, and its cookies are gone', async () => {
  const [own] = await listed();
  const { status, headers } = await end(own._id);
  expect([status, String(headers['set-cookie'])]).toEqual([200, expect.stringMatching(/Max-Age=0/i)]);
  expect(await worksFor(await portal.tokenOf('admin'))).toBe(false);
});

test('all others are ended at once, and nobody else’s', async () => {
  const tokens = [await signedIn(), await signedIn()];
  const send = () => portal.call('POST', '/api/admin/profile/sessions/end-others', { as: 'admin' });
  expect((await send()).status).toBe(200);
  for (const token of tokens) expect(await worksFor(token)).toBe(false);
  for (const role of ['admin', 'sub_admin'] as const) expect(await worksFor(await portal.tokenOf(role))).toBe(true);
  const { id } = await people.rowOf('admin');
  const log = await people.users.logged(id);
  expect(log[0]).toMatchObject({ before: { sessions: 3 }, after: { sessions: 1 } });
  expect((await send()).status).toBe(200);
  expect(await people.users.logged(id)).toHaveLength(log.length);
});
