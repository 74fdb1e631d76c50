import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#server/features/sessions/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
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
/** Another administrator, signed in. */
async function another(number: string) {
  const email = `admin${number}@example.com`;
  const { json } = await admins.admin('POST', '', newPerson({ email, national_id: number, name: `مدير ${number}` }));
  const { headers } = await portal.call('POST', '/api/adduser', {
    body: { national_id: number, password: 'A-new-password-1' },
  });
  return { id: json.user._id as string, authorization: String(headers.authorization), national_id: number };
}

describe('the last administrator', () => {
  test('is neither blocked nor given another role, whoever asks', async () => {
    const last = 'This is the last administrator. Somebody else must become one first.';
    const form = await people.formOf('admin');
    for (const send of [
      () => toggle(me.id, false),
      () => admins.admin('PATCH', '/', { ids: [me.id], status: false }),
      () => admins.admin('PUT', '', { ...form, status: false }),
      () => admins.admin('PUT', '', { ...form, type: 5 }),
      () => list.admin('PUT', '', { ...form, type: 0 }),
    ]) {
      expect((await admins.refused(send))[0]).toBe(403);
      expect((await send()).json.msg).toBe(last);
    }
  });

  test('stays one of two who block each other at once', async () => {
    const other = await another('1000099971');
    const answers = await Promise.all([
      toggle(other.id, false),
      portal.call('GET', `/api/admin/admins/?id=${me.id}&status=false`, {
        headers: { authorization: other.authorization },
      }),
    ]);
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    expect(await portal.db.$count(users, and(eq(users.type, 4), eq(users.status, true)))).toBe(1);
  });
});

describe('one’s own account', () => {
  test('keeps its role and is not blocked by oneself, though there are others', async () => {
    await another('1000099971');
    const form = await people.formOf('admin');
    expect((await admins.admin('PUT', '', { ...form, type: 5 })).json).toMatchObject({
      ...{ code: 'not_allowed', fields: { type: 'Another administrator must change your type.' } },
    });
    expect((await toggle(me.id, false)).json.fields).toEqual({
      status: 'You cannot block yourself. Another administrator can.',
    });
    expect(await admins.refused(() => toggle(me.id, false))).toEqual([403, 'not_allowed', ['status']]);
  });

  test('gets another password, and one stays signed in where it was changed', async () => {
    const account = accountsOf('admin')[0];
    const signIn = { national_id: account?.membership_id, password: account?.password };
    await portal.call('POST', '/api/adduser', { body: signIn });
    expect(await sessionsOf(me.id)).toBe(2);
    const password = 'Another-password-2';
    const { status } = await admins.admin('PUT', '', await people.formOf('admin', { password, c_password: password }));
    expect([status, await sessionsOf(me.id)]).toEqual([200, 1]);
    expect((await admins.admin('GET', '/')).status).toBe(200);
    const [line] = await admins.logged(me.id);
    expect(Object.keys(line?.after ?? {})).toContain('password_set_at');
  });
});

describe('a session ends', () => {
  test.each([
    ['with a block', { status: false }],
    ['with another role', { type: 5 }],
    ['with a new password', { password: 'Another-password-3', c_password: 'Another-password-3' }],
  ] as const)('%s, and not with a new name', async (_, change) => {
    const { id, authorization } = await another('1000099971');
    const asThem = async () => (await portal.call('GET', '/api/admin/admins/', { headers: { authorization } })).status;
    const { json } = await admins.admin('GET', `/?id=${id}`);
    const form = { ...json.user, id, password: '', c_password: '' };
    const named = await admins.admin('PUT', '', { ...form, name: 'مدير باسم آخر' });
    expect([named.status, await asThem()]).toEqual([200, 200]);
    expect((await admins.admin('PUT', '', { ...form, ...change, name: 'مدير باسم آخر', revision: 2 })).status).toBe(
      200,
    );
    expect([await sessionsOf(id), await asThem()]).toEqual([0, 401]);
  });

  test('with the switch, which can be taken back, and by itself for others alone', async () => {
    const { id, authorization } = await another('1000099951');
    const coach = await people.rowOf('coach');
    expect((await toggle(coach.id, false)).status).toBe(404);
    expect(await sessionsOf(coach.id)).toBe(1);
    expect((await admins.admin('PATCH', '/', { ids: [id, coach.id], status: false })).json.switched).toEqual([id]);
    expect(await sessionsOf(id)).toBe(0);
    expect((await portal.call('GET', '/api/admin/admins/', { headers: { authorization } })).status).toBe(401);
    const blocked = { national_id: '1000099951', password: 'A-new-password-1' };
    const lastSignIn = async () => (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.signedInAt;
    const before = await lastSignIn();
    expect((await portal.call('POST', '/api/adduser', { body: blocked })).json.code).toBe('sign_in_blocked');
    // Who is refused has not signed in.
    expect(await lastSignIn()).toEqual(before);
    expect((await toggle(id, true)).status).toBe(200);
    expect((await portal.call('POST', '/api/adduser', { body: blocked })).status).toBe(200);
    expect((await admins.logged(id)).map(({ after }) => after.status)).toEqual([true, false, true]);
  });

  test('of everybody whom an administrator signs out', async () => {
    const coach = await people.rowOf('coach');
    const end = () => portal.call('POST', '/api/admin/users/sessions/end', { as: 'admin', body: { id: coach.id } });
    expect((await end()).status).toBe(200);
    expect(await sessionsOf(coach.id)).toBe(0);
    expect((await list.logged(coach.id))[0]).toMatchObject({ before: { sessions: 1 }, after: { sessions: 0 } });
    await end();
    expect(await list.logged(coach.id)).toHaveLength(1);
  });
});
