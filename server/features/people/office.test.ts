import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { formOf as multipartOf } from '#tests/support/forms.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
import { unchanged } from '#tests/support/rates.ts';
import { picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* What a form may say of a person. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list, members, admins } = people;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(() => people.reset());

const number = newPerson().national_id;
/** A form that is refused leaves everything as it was, here and at the registry. */
async function refused(send: () => ReturnType<typeof list.admin>) {
  const { status, json } = await unchanged(portal, send);
  expect(await people.atRegistry(number)).toBeUndefined();
  return [status, json.code, Object.keys(json.fields ?? {})];
}
const create = (calls: typeof list, body: object) => refused(() => calls.admin('POST', '', body));

test('a new person who lacks something is refused in the words of the specification', async () => {
  const upload = await people.upload();
  const empty = [422, 'person_fields_empty'];
  for (const field of ['name', 'email', 'phone_number', 'national_id', 'nationality'])
    for (const value of ['', undefined])
      expect(await create(list, newPerson({ picture: upload, [field]: value }))).toEqual([...empty, [field]]);
  const noPassword = newPerson({ picture: upload, password: '', c_password: '' });
  expect(await create(admins, noPassword)).toEqual([...empty, ['password', 'c_password']]);
  expect(await create(list, newPerson())).toEqual([...empty, ['picture']]);
  expect(await create(members, newPerson())).toEqual([...empty, ['picture']]);
  const { json } = await list.admin('POST', '', newPerson());
  expect(json.msg).toBe('Please fill form carefully!');
});

test('passwords that differ are refused beside the second one, together with what is missing', async () => {
  const upload = await people.upload();
  const body = newPerson({ picture: upload, c_password: 'Another-one' });
  expect(await create(list, body)).toEqual([422, 'password_mismatch', ['c_password']]);
  const { json } = await list.admin('POST', '', body);
  expect([json.msg, json.fields]).toEqual(['Password is not Matched', { c_password: 'Password is not Matched' }]);
  expect(await create(list, { ...body, picture: '' })).toEqual([
    ...[422, 'person_fields_empty', ['c_password', 'picture']],
  ]);
  const form = await people.formOf('student', { password: 'Another-password', c_password: 'another-password' });
  expect(await refused(() => list.admin('PUT', '', form))).toEqual([422, 'password_mismatch', ['c_password']]);
});

test('a form of somebody is judged whole, whatever it changes', async () => {
  for (const field of ['name', 'email', 'phone_number', 'national_id', 'nationality'])
    for (const value of ['', undefined]) {
      const form = await people.formOf('student', { [field]: value });
      expect(await refused(() => list.admin('PUT', '', form))).toEqual([422, 'person_fields_empty', [field]]);
    }
  for (const [field, value] of [
    ['phone_number', '12'],
    ['nationality', 'ZZ'],
    ['email', 'x'],
    ['dob', '1850-01-01'],
    ['national_id', '123'],
    ['name', 'س'],
  ]) {
    const form = await people.formOf('student', { [field as string]: value });
    expect(await refused(() => list.admin('PUT', '', form))).toEqual([422, 'invalid_fields', [field]]);
  }
});

test('what is known of somebody cannot be taken away, and what nobody knows may stay so', async () => {
  const known = await people.formOf('student', { dob: '', gender: '' });
  expect(await refused(() => list.admin('PUT', '', known))).toEqual([422, 'person_fields_empty', ['dob', 'gender']]);
  const { id } = await people.rowOf('entity', 1);
  await portal.db.update(users).set({ dob: null, gender: null }).where(eq(users.id, id));
  const unknown = await people.formOf('entity', { name: 'مدرسة النور الأولى' }, 1);
  expect([unknown.dob, unknown.gender]).toEqual(['', '']);
  const named = await list.admin('PUT', '', unknown);
  expect([named.status, named.json.user?.name]).toEqual([200, 'مدرسة النور الأولى']);
});

test('a guardian who is taken away is none, here and at the registry', async () => {
  const guardian = { guardian_name: 'خالد الحربي', guardian_phone: '0500007777' };
  const given = await members.admin('PUT', '', await people.formOf('student', guardian, 1));
  expect(given.json.member).toMatchObject({ guardian_name: 'خالد الحربي', guardian_phone: '+966500007777' });
  for (const none of [
    { guardian_name: '', guardian_phone: '' },
    { guardian_name: 'None', guardian_phone: 'None' },
  ]) {
    const taken = await members.admin('PUT', '', await people.formOf('student', none, 1));
    expect(taken.json.member).toMatchObject({ guardian_name: 'None', guardian_phone: 'None' });
  }
  // The list of all people has no guardians in its form, and leaves them.
  await members.admin('PUT', '', await people.formOf('student', guardian, 1));
  const { guardian_name, guardian_phone, ...form } = await people.formOf('student', { name: 'اسم جديد' }, 1);
  expect((await list.admin('PUT', '', form)).json.user).toMatchObject({ guardian_name: 'خالد الحربي' });
  expect((await people.atRegistry(form.national_id))?.guardian_name).toBe('خالد الحربي');
});

test.each([
  ['name', 'س'],
  ['name', 'س'.repeat(121)],
  ['email', 'nobody'],
  ['phone_number', '12'],
  ['national_id', '3000000001'],
  ['national_id', '12'],
  ['nationality', 'Saudi'],
  ['nationality', 'XX'],
  ['dob', '2012-02-30'],
  ['dob', '2999-01-01'],
  ['gender', 'x'],
  ['subscription', 'perhaps'],
  ['type', 7],
  ['type', 'admin'],
  ['password', 'short'],
  ['picture', 'javascript:alert(1)'],
  ['picture', '/files/pictures/0000000000000000000000.webp'],
])('a new person with the %s %j is refused', async (field, value) => {
  const body = newPerson({ picture: await people.upload(), [field]: value });
  if (value === 'short') body.c_password = value;
  expect(await create(list, body)).toEqual([422, 'invalid_fields', [field]]);
});

test('a member or an administrator of another type than the list has is refused or is what the list has', async () => {
  expect(await create(admins, newPerson({ type: 0 }))).toEqual([422, 'invalid_fields', ['type']]);
  const body = newPerson({
    picture: await people.upload(),
    type: 4,
    national_id: '1000099982',
    email: 'm@example.com',
  });
  expect((await members.admin('POST', '', body)).json.member).toMatchObject({ type: 0, isAdmin: false });
});

test('a picture that somebody else uploaded is nobody’s to use', async () => {
  const theirs = await people.upload('sub_admin');
  expect(await create(list, newPerson({ picture: theirs }))).toEqual([422, 'invalid_fields', ['picture']]);
  const form = await people.formOf('student', { picture: theirs });
  expect(await refused(() => list.admin('PUT', '', form))).toEqual([422, 'invalid_fields', ['picture']]);
});

test('a form may be multipart, with the picture as `logo`', async () => {
  const logo = new Blob([new Uint8Array(await picture())], { type: 'image/png' });
  const { subscription: _, ...texts } = newPerson({ email: 'form@example.com', national_id: '1000099981' });
  const { status, json } = await portal.call('POST', '/api/admin/admins/', {
    as: 'admin',
    ...(await multipartOf({ ...texts, logo, type: '5', subscription: 'true' })),
  });
  expect([status, json.user]).toMatchObject([200, { type: 5, subscription: true }]);
  expect(json.user.picture).toContain('/pictures/');
});

test('a form of an older revision is refused with both versions, and the same form once more changes nothing', async () => {
  const one = await people.formOf('student', { name: 'الاسم الأول' }, 2);
  expect((await list.admin('PUT', '', one)).status).toBe(200);
  const { status, json } = await unchanged(portal, () => list.admin('PUT', '', { ...one, name: 'الاسم الثاني' }));
  expect([status, json.code, json.conflict.current.name]).toEqual([409, 'changed_meanwhile', 'الاسم الأول']);
  expect((await people.atRegistry(one.national_id))?.name).toBe('الاسم الأول');
  // Its answer may have been lost.
  expect((await unchanged(portal, () => list.admin('PUT', '', one))).json.user.name).toBe('الاسم الأول');
});

test('an account that was deleted is nobody', async () => {
  const row = await people.rowOf('student', 2);
  const form = await people.formOf('student', { name: 'Somebody' }, 2);
  await portal.db
    .update(users)
    .set({ stebUserId: `deleted-${row.id}` })
    .where(eq(users.id, row.id));
  expect((await unchanged(portal, () => list.admin('PUT', '', form))).status).toBe(404);
  for (const path of [`/?id=${row.id}`, `/overview?id=${row.id}`])
    expect((await list.admin('GET', path)).status).toBe(404);
  expect((await people.atRegistry(row.nationalId))?.name).not.toBe('Somebody');
});
