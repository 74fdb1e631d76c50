import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* Who may do what with people of the office. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list } = people;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(() => people.reset());

const as = 'sub_admin';
const change = (body: object) => portal.call('PUT', '/api/admin/users/', { as, body });
const get = (path: string) => portal.call('GET', `/api/admin/users${path}`, { as });

test('everything but the users is for administrators, and nothing is for others', async () => {
  const { id } = await people.rowOf('student', 1);
  const body = newPerson();
  const changed = { ...body, id };
  const calls: [method: 'GET' | 'POST' | 'PUT', path: string, body?: object][] = [];
  for (const face of ['members', 'admins']) {
    calls.push(['GET', `${face}/`], ['GET', `${face}/?id=${id}`], ['POST', `${face}/`, body]);
    calls.push(['PUT', `${face}/`, changed], ['GET', `${face}/export.csv`], ['GET', `${face}/history`]);
  }
  calls.push(['POST', 'users/', body], ['GET', 'users/?download=true'], ['GET', 'users/export.csv']);
  calls.push(['GET', 'users/history'], ['POST', 'users/sessions/end', { id }]);
  calls.push(['GET', `admins/?id=${id}&status=false`]);
  calls.push(['POST', 'users/block', { id, blocked: true, reason: 'لسبب' }]);
  const ofSubAdmins = [
    ['GET', 'users/'],
    ['GET', 'users/unsaved'],
    ['GET', `users/?id=${id}`],
    ['GET', `users/overview?id=${id}`],
    ['PUT', 'users/', changed],
  ] as const;
  await unchanged(portal, async () => {
    for (const role of [undefined, 'student', 'coach', 'entity', 'sub_admin'] satisfies (RoleName | undefined)[])
      for (const [method, path, sent] of role === 'sub_admin' ? calls : [...calls, ...ofSubAdmins]) {
        const { status } = await portal.call(method, `/api/admin/${path}`, { ...(role && { as: role }), body: sent });
        expect([role, method, path, status]).toEqual([role, method, path, role ? 403 : 401]);
      }
  });
  expect(await people.atRegistry(body.national_id)).toBeUndefined();
});

test('a sub admin changes what does not decide who somebody is', async () => {
  const form = await people.formOf('student', {
    ...{ name: 'اسم جديد', phone_number: '+966500001212', dob: '2012-03-04', nationality: 'EG', gender: 'Female' },
    ...{ subscription: false, picture: await people.upload('sub_admin') },
  });
  const { status, json } = await change(form);
  expect([status, json.user.name, json.user.updated_by]).toEqual([
    ...[200, 'اسم جديد', (await people.rowOf('sub_admin')).name],
  ]);
  expect(await people.atRegistry(form.national_id)).toMatchObject({ name: 'اسم جديد', dob: '2012-03-04' });
});

test.each([
  ['password', { password: 'Another-password', c_password: 'Another-password' }],
  ['email', { email: 'mine@example.com' }],
  ['national_id', { national_id: '1000099961' }],
  ['type', { type: 4 }],
] as const)('a sub admin changes nobody’s %s', async (field, changed) => {
  for (const who of ['student', 'coach', 'entity'] as const) {
    const form = await people.formOf(who, { ...changed, isAdmin: true });
    const { status, json } = await unchanged(portal, () => change(form));
    const only = 'Only an administrator can change the email, national ID, type and password.';
    expect([status, json.code, json.fields]).toEqual([403, 'not_allowed', { [field]: only }]);
    expect(await people.atRegistry('1000099961')).toBeUndefined();
  }
  const { membership_id = '', password = '' } = accountsOf('coach')[0] ?? {};
  expect((await people.signIn(membership_id, password)).status).toBe(200);
});

test('an address in other letters is no change of it', async () => {
  const { id } = await people.rowOf('student', 2);
  await portal.db.update(users).set({ email: 'Student.Two@Example.COM' }).where(eq(users.id, id));
  const form = await people.formOf('student', {}, 2);
  const same = await unchanged(portal, () => change({ ...form, email: form.email.toLowerCase() }));
  expect([same.status, same.json.user.email]).toEqual([200, 'Student.Two@Example.COM']);
  expect((await change({ ...form, name: 'اسم جديد' })).status).toBe(200);
});

test('a sub admin makes nobody an administrator by a field that no form has', async () => {
  const form = await people.formOf('student', { isAdmin: true, status: false, steb_user_id: 'another' });
  const { status, json } = await unchanged(portal, () => change(form));
  expect([status, json.user]).toMatchObject([200, { isAdmin: false, type: 0, status: true }]);
  expect(json.user.steb_user_id).toBe((await people.rowOf('student')).stebUserId);
});

test('a sub admin knows nobody of the office, as if they were not there', async () => {
  const nonOfficers = await portal.db.$count(users, sql`type < 4`);
  expect((await get('/?per_page=100')).json.totalItems).toBe(nonOfficers);
  for (const query of ['type=4', 'type=5', 's=admin%40example.com', 'sort=-name&type=4&s=example'])
    expect((await get(`/?${query}`)).json).toMatchObject({ users: [], totalItems: 0 });
  for (const officer of ['admin', 'sub_admin'] as const) {
    const form = await people.formOf(officer, { name: 'Somebody' });
    for (const path of [`/?id=${form.id}`, `/overview?id=${form.id}`]) {
      const { status, json } = await get(path);
      expect([status, json.code]).toEqual([404, 'not_found']);
    }
    const { status, json } = await unchanged(portal, () => change(form));
    expect([status, json.code]).toEqual([404, 'not_found']);
    expect((await portal.identity.coach(form.national_id))?.name).not.toBe('Somebody');
  }
  expect((await list.admin('GET', '/?type=4')).json.totalItems).toBe(1);
});

test('a list edits whom it has, and nobody else', async () => {
  for (const [face, body] of [
    ['members', await people.formOf('admin', { name: 'Somebody' })],
    ['admins', await people.formOf('student', { name: 'Somebody', type: 4 })],
  ] as const) {
    const send = () => portal.call('PUT', `/api/admin/${face}/`, { as: 'admin', body });
    const { status, json } = await unchanged(portal, send);
    expect([face, status, json.code]).toEqual([face, 404, 'not_found']);
  }
  // The form of a member has no type.
  const promoted = await people.formOf('student', { type: 4 });
  const sent = await unchanged(portal, () =>
    portal.call('PUT', '/api/admin/members/', { as: 'admin', body: promoted }),
  );
  expect([sent.status, sent.json.member.type]).toEqual([200, 0]);
});
