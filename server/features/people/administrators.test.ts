import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#server/features/sessions/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list, admins } = people;
let me: typeof users.$inferSelect;
beforeEach(async () => {
  portal = await openTestPortal();
  me = await people.rowOf('admin');
});
afterEach(() => portal.close());

const sessionsOf = (id: string) => portal.db.$count(sessions, eq(sessions.userId, id));
const toggle = (id: string, status: boolean) => admins.admin('GET', `/?id=${id}&status=${status}`);

describe('the last administrator', () => {
  test('is neither blocked nor given another role, whoever asks', async () => {
    const last = 'This is the last administrator. Somebody else must become one first.';
    const form = await people.formOf('admin');
    for (const [field, send] of [
      ['blocked', () => toggle(me.id, false)],
      ['blocked', () => people.block(me.id, true)],
      ['type', () => admins.admin('PUT', '', { ...form, type: 5 })],
      ['type', () => list.admin('PUT', '', { ...form, type: 0 })],
    ] as const) {
      const { status, json } = await unchanged(portal, send);
      expect([status, json.code, json.msg, json.fields]).toEqual([403, 'not_allowed', last, { [field]: last }]);
    }
    expect(await portal.identity.coach(form.national_id)).toMatchObject({ name: me.name });
  });

  test('stays one of two who block each other at once', async () => {
    const other = await people.another();
    const answers = await Promise.all([
      people.block(other.id, true),
      portal.call('POST', '/api/admin/users/block', {
        headers: other.headers,
        body: { id: me.id, blocked: true, reason: 'لسبب' },
      }),
    ]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    expect(await portal.db.$count(users, and(eq(users.type, 4), eq(users.status, true)))).toBe(1);
  });

  test('stays one of two who take each other’s role at once', async () => {
    const other = await people.another();
    const mine = await people.formOf('admin', { type: 5 });
    const { json } = await admins.admin('GET', `/?id=${other.id}`);
    const theirs = { ...json.user, id: other.id, type: 5 };
    const answers = await Promise.all([
      admins.admin('PUT', '', theirs),
      portal.call('PUT', '/api/admin/admins/', { headers: other.headers, body: mine }),
    ]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    expect(await portal.db.$count(users, and(eq(users.type, 4), eq(users.status, true)))).toBe(1);
  });
});

describe('one’s own account', () => {
  test('keeps its role and is not blocked by oneself, though there are others', async () => {
    await people.another();
    const form = await people.formOf('admin', { type: 5 });
    const role = await unchanged(portal, () => admins.admin('PUT', '', form));
    const ownRole = 'Another administrator must change your type.';
    expect([role.status, role.json.code, role.json.fields]).toEqual([403, 'not_allowed', { type: ownRole }]);
    for (const send of [() => toggle(me.id, false), () => people.block(me.id, true)]) {
      const { status, json } = await unchanged(portal, send);
      const ownBlock = 'You cannot block yourself. Another administrator can.';
      expect([status, json.code, json.fields]).toEqual([403, 'not_allowed', { blocked: ownBlock }]);
    }
  });

  test('gets no other password without the present one, by neither list', async () => {
    const password = 'Another-password-2';
    const form = await people.formOf('admin', { password, c_password: password });
    for (const list of [admins, people.users]) {
      const { status, json } = await unchanged(portal, () => list.admin('PUT', '', form));
      const ownPassword = 'Change your own password on the page “My account”.';
      expect([status, json.code, json.fields]).toEqual([403, 'not_allowed', { password: ownPassword }]);
    }
    expect((await admins.admin('GET', '/')).status).toBe(200);
  });
});

describe('a session ends', () => {
  test.each([
    ['with another role', { type: 5 }],
    ['with a new password', { password: 'Another-password-3', c_password: 'Another-password-3' }],
  ] as const)('%s, and not with a new name', async (_, change) => {
    const { id, headers } = await people.another();
    const asThem = async () => (await portal.call('GET', '/api/admin/admins/', { headers })).status;
    const { json } = await admins.admin('GET', `/?id=${id}`);
    const form = { ...json.user, id, password: '', c_password: '' };
    const named = await admins.admin('PUT', '', { ...form, name: 'مدير باسم آخر' });
    expect([named.status, await asThem()]).toEqual([200, 200]);
    const changed = await admins.admin('PUT', '', { ...form, ...change, name: 'مدير باسم آخر', revision: 2 });
    expect([changed.status, await sessionsOf(id), await asThem()]).toEqual([200, 0, 401]);
  });

  test('with the switch of the specification, which has no reason and is for administrators’ accounts alone', async () => {
    const number = '1000099951';
    const { id, headers } = await people.another(number);
    const coach = await people.rowOf('coach');
    const foreign = await unchanged(portal, () => toggle(coach.id, false));
    expect([foreign.status, foreign.json.code]).toEqual([404, 'not_found']);
    expect(await sessionsOf(coach.id)).toBe(1);
    expect((await toggle(id, false)).json).toEqual({ success: true });
    expect(await sessionsOf(id)).toBe(0);
    expect((await portal.call('GET', '/api/admin/admins/', { headers })).status).toBe(401);
    const lastSignIn = async () => (await people.withNumber(number))?.signedInAt;
    const before = await lastSignIn();
    expect((await people.signIn(number, 'A-new-password-1')).json.code).toBe('sign_in_blocked');
    // Who is refused has not signed in.
    expect(await lastSignIn()).toEqual(before);
    expect((await toggle(id, true)).status).toBe(200);
    expect((await people.signIn(number, 'A-new-password-1')).status).toBe(200);
    expect((await admins.logged(id)).map(({ after }) => after.status)).toEqual([true, false, true]);
  });

  test('of everybody whom an administrator signs out', async () => {
    const coach = await people.rowOf('coach');
    const end = () => portal.call('POST', '/api/admin/users/sessions/end', { as: 'admin', body: { id: coach.id } });
    const ended = await end();
    expect([ended.status, ended.json.msg]).toEqual([200, 'The person is signed out everywhere.']);
    expect(await sessionsOf(coach.id)).toBe(0);
    expect((await list.logged(coach.id))[0]).toMatchObject({ before: { sessions: 1 }, after: { sessions: 0 } });
    await end();
    expect(await list.logged(coach.id)).toHaveLength(1);
  });

  test('but not one’s own, of an administrator who signs themselves out everywhere', async () => {
    const account = accountsOf('admin')[0];
    await people.signIn(account?.membership_id ?? '', account?.password ?? '');
    await portal.call('POST', '/api/admin/users/sessions/end', { as: 'admin', body: { id: me.id } });
    expect([await sessionsOf(me.id), (await admins.admin('GET', '/')).status]).toEqual([1, 200]);
  });
});
