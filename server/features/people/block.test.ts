import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import ar from '#locales/ar/admin-users.ts';
import { sessions } from '#server/features/sessions/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* A block is the portal's own: at once, with a reason, and the registry is not asked. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list } = people;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(() => people.reset());

const sessionsOf = (id: string) => portal.db.$count(sessions, eq(sessions.userId, id));
const account = (role: 'coach' | 'student', number = 0) => {
  const { membership_id = '', password = '' } = accountsOf(role)[number] ?? {};
  return { membership_id, password };
};

test('a block and its end keep the account out and let it in, each with its reason', async () => {
  const { id } = await people.rowOf('coach', 1);
  const { membership_id, password } = account('coach', 1);
  // The registry is asked about nothing.
  await portal.world.stebSaves('unavailable');
  const blocked = await people.block(id, true, '  رفع شعارًا مسيئًا  ');
  expect([blocked.status, blocked.json]).toEqual([
    200,
    { success: true, msg: 'The account is blocked and signed out.' },
  ]);
  expect(await sessionsOf(id)).toBe(0);
  expect((await people.signIn(membership_id, password)).json.code).toBe('sign_in_blocked');
  const seen = async () => (await list.admin('GET', `/?id=${id}`)).json.user;
  expect(await seen()).toMatchObject({ status: false, status_reason: 'رفع شعارًا مسيئًا', revision: 2 });

  const lifted = await people.block(id, false, 'اعتذر وأُبدل الشعار');
  expect(lifted.json.msg).toBe('The block is lifted.');
  expect(await seen()).toMatchObject({ status: true, status_reason: 'اعتذر وأُبدل الشعار', revision: 3 });
  expect((await people.signIn(membership_id, password)).status).toBe(200);
  await portal.world.stebSaves('off');

  const [end, begin] = await list.logged(id);
  const by = (await people.rowOf('admin')).name;
  expect(begin).toMatchObject({
    ...{ action: 'changed', by, before: { status: true, status_reason: '' } },
    after: { status: false, status_reason: 'رفع شعارًا مسيئًا' },
  });
  expect(end).toMatchObject({
    before: { status: false, status_reason: 'رفع شعارًا مسيئًا' },
    after: { status: true, status_reason: 'اعتذر وأُبدل الشعار' },
  });
});

test('whoever blocks somebody who is blocked changes nothing, nor the reason', async () => {
  const { id } = await people.rowOf('student', 1);
  expect((await people.block(id, true, 'السبب الأول')).status).toBe(200);
  const again = await unchanged(portal, () => people.block(id, true, 'السبب الثاني'));
  expect(again.status).toBe(200);
  expect((await people.block(id, false, 'انتهى')).status).toBe(200);
  expect((await unchanged(portal, () => people.block(id, false, 'مرة أخرى'))).status).toBe(200);
});

test('two who block somebody at once leave one line in the log', async () => {
  const { id } = await people.rowOf('student', 2);
  const other = await people.another();
  const body = { id, blocked: true, reason: 'في اللحظة نفسها' };
  const answers = await Promise.all([
    people.block(id, true),
    portal.call('POST', '/api/admin/users/block', { headers: other.headers, body }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await list.logged(id)).toHaveLength(1);
});

test.each([
  ['without a reason', { blocked: true, reason: '' }, 'reason'],
  ['with a reason of spaces', { blocked: true, reason: ' \u200b ' }, 'reason'],
  ['with no reason at all', { blocked: false }, 'reason'],
  ['with a reason that is too long', { blocked: true, reason: 'س'.repeat(501) }, 'reason'],
  ['that does not say whether', { reason: 'لسبب' }, 'blocked'],
  ['that says it in another way', { blocked: 'yes', reason: 'لسبب' }, 'blocked'],
  ['of an id that is none', { id: 'x', blocked: true, reason: 'لسبب' }, 'id'],
])('a block %s is refused', async (_, sent, field) => {
  const { id } = await people.rowOf('student');
  const { status, json } = await unchanged(portal, () =>
    portal.call('POST', '/api/admin/users/block', { as: 'admin', body: { id, ...sent } }),
  );
  expect([status, Object.keys(json.fields)]).toEqual([422, [field]]);
});

test('nobody but administrators blocks, and nobody blocks whom there is not', async () => {
  const { id } = await people.rowOf('student');
  for (const as of ['sub_admin', 'coach', 'student', 'entity'] as const)
    for (const blocked of [true, false]) {
      const { status, json } = await unchanged(portal, () => people.block(id, blocked, 'لسبب', as));
      expect([as, status, json.code]).toEqual([as, 403, 'not_allowed']);
    }
  const body = { id, blocked: true, reason: 'لسبب' };
  expect((await unchanged(portal, () => portal.call('POST', '/api/admin/users/block', { body }))).status).toBe(401);
  expect((await unchanged(portal, () => people.block(UNKNOWN_ID, true))).status).toBe(404);
});

test('an administrator who is blocked meanwhile blocks nobody', async () => {
  const { id } = await people.rowOf('student');
  const other = await people.another('1000099972');
  const { pool } = portal.database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from users where id = $1 for update', [id]);
  const blocking = portal.call('POST', '/api/admin/users/block', {
    headers: other.headers,
    body: { id, blocked: true, reason: 'لسبب' },
  });
  await waitingForLocks(pool);
  await portal.db.update(users).set({ status: false }).where(eq(users.id, other.id));
  await client.query('commit');
  client.release();
  const { status, json } = await blocking;
  expect([status, json.code]).toEqual([403, 'not_allowed']);
  expect(await people.rowOf('student')).toMatchObject({ status: true, revision: 1 });
});

test('a form does not block or lift, whatever it sends, and one that was opened before the block is refused', async () => {
  const form = await people.formOf('entity');
  const sent = await list.admin('PUT', '', { ...form, status: false, status_reason: 'في نموذج' });
  expect([sent.status, sent.json.user]).toMatchObject([200, { status: true, status_reason: '', revision: 1 }]);
  await people.block(form.id, true);
  const late = await unchanged(portal, () => list.admin('PUT', '', { ...form, name: 'Somebody', status: true }));
  expect([late.status, late.json.code, late.json.conflict.current.status]).toEqual([409, 'changed_meanwhile', false]);
  expect((await people.block(form.id, false)).status).toBe(200);
});

test('an account that needs no phone number is blocked all the same, and in Arabic it is said so', async () => {
  const { id } = await people.rowOf('entity');
  await portal.db.update(users).set({ phoneNumber: '' }).where(eq(users.id, id));
  const blocked = await portal.call('POST', '/api/admin/users/block', {
    ...{ as: 'admin', headers: { 'accept-language': 'ar' } },
    body: { id, blocked: true, reason: 'لسبب' },
  });
  expect([blocked.status, blocked.json.msg]).toEqual([200, ar.says.blocked]);
});

test('a former account is nobody whom one could block', async () => {
  const { id } = await people.rowOf('student');
  await portal.db
    .update(users)
    .set({ stebUserId: `deleted-${id}` })
    .where(eq(users.id, id));
  expect((await unchanged(portal, () => people.block(id, true))).status).toBe(404);
});
