import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personalDataWords } from '#locales/personal-data.ts';
import { makeAdministrator } from '#server/features/administrators/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { personSaves, users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';

/* What becomes of a save while the registry takes its time (decision 178). */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list } = people;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

const byId = async (id: string) => (await portal.db.select().from(users).where(eq(users.id, id)))[0];
const saves = () => portal.db.select().from(personSaves);
const put = (as: RoleName, body: object, number = 0) => portal.call('PUT', '/api/admin/users/', { as, number, body });
const slow = people.slowRegistry;

describe('while the registry takes its time', () => {
  test('a block stays, and the save changes what its form changed', async () => {
    const form = await people.formOf('coach', { phone_number: '+966500001111' });
    const { saved, answers } = slow();
    const saving = put('admin', form);
    await saved;
    expect((await people.block(form.id, true)).status).toBe(200);
    answers();
    expect((await saving).status).toBe(200);
    expect(await byId(form.id)).toMatchObject({ status: false, phoneNumber: '+966500001111', type: 1 });
    const account = accountsOf('coach')[0];
    const signIn = { national_id: account?.membership_id, password: account?.password };
    expect((await portal.call('POST', '/api/adduser', { body: signIn })).json.code).toBe('sign_in_blocked');
  });

  test('who was promoted stays so, and a sub admin is refused', async () => {
    const form = await people.formOf('coach', { phone_number: '+966500001111' });
    await portal.tokenOf('sub_admin');
    const { saved, answers } = slow();
    const saving = put('sub_admin', form);
    await saved;
    const steb = await portal.identity.coach(form.national_id);
    if (!steb) throw new Error('no coach');
    await makeAdministrator(portal.db, steb, { another: true });
    answers();
    expect((await saving).json.code).toBe('not_allowed');
    // What the registry has is here, too: both say the same.
    expect(await byId(form.id)).toMatchObject({ type: 4, status: true, phoneNumber: '+966500001111' });
  });

  test.each([
    ['blocked', { status: false }],
    ['no administrator any more', { type: 1 }],
  ])('an administrator who is %s makes none', async (_, change) => {
    const other = await people.another();
    const form = await people.formOf('coach', { type: 4 });
    const { saved, answers } = slow();
    const saving = portal.call('PUT', '/api/admin/users/', { headers: other.headers, body: form });
    await saved;
    await portal.db.update(users).set(change).where(eq(users.id, other.id));
    answers();
    expect((await saving).json.code).toBe('not_allowed');
    expect(await byId(form.id)).toMatchObject({ type: 1, isAdmin: false });
    const fresh = newPerson();
    await portal.db.update(users).set({ status: true, type: 4 }).where(eq(users.id, other.id));
    const again = slow();
    const adding = portal.call('POST', '/api/admin/admins/', { headers: other.headers, body: fresh });
    await again.saved;
    await portal.db.update(users).set(change).where(eq(users.id, other.id));
    again.answers();
    expect((await adding).json.code).toBe('not_allowed');
    expect(await portal.db.$count(users, and(eq(users.nationalId, fresh.national_id), eq(users.type, 4)))).toBe(0);
  });

  test('nobody else saves the person, and reads who does', async () => {
    const form = await people.formOf('student');
    const { saved, answers } = slow();
    const saving = put('admin', { ...form, name: 'الاسم الأول' });
    await saved;
    const second = await put('sub_admin', { ...form, phone_number: '+966500002222' });
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    expect(second.json.conflict).toMatchObject({ by: (await people.rowOf('admin')).name, at: expect.any(String) });
    answers();
    expect((await saving).json.user.name).toBe('الاسم الأول');
    const there = await people.atRegistry(form.national_id);
    expect(there).toMatchObject({ name: 'الاسم الأول', phone_number: form.phone_number });
    expect(await byId(form.id)).toMatchObject({ name: 'الاسم الأول', phoneNumber: form.phone_number });
    expect(await saves()).toEqual([]);
  });

  test('two who save at once: one of them, and portal and registry say the same', async () => {
    const form = await people.formOf('student');
    const answers = await Promise.all(
      ['الأول', 'الثاني'].map((name) => put('admin', { ...form, name: `الاسم ${name}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await byId(form.id))?.name).toBe((await people.atRegistry(form.national_id))?.name);
  });

  test('an account that is deleted has no job, and nobody is found', async () => {
    const former = { name: 'اسم لا يبقى في أي مكان', phone_number: '+966500006666' };
    const form = await people.formOf('student', former);
    const ask = { as: 'student' as const, body: { confirmation: personalDataWords.en.delete.sentence } };
    await portal.call('POST', '/api/personal-data/deletion', ask);
    const { requests } = (await portal.call('GET', '/api/admin/deletion-requests', { as: 'admin' })).json;
    const { saved, answers } = slow();
    const saving = put('admin', form);
    await saved;
    const body = { id: requests[0]._id };
    const carriedOut = await portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body });
    expect(carriedOut.status).toBe(200);
    answers();
    expect((await saving).json.code).toBe('not_found');
    expect(await saves()).toEqual([]);
    await people.settle();
    const { rows } = await portal.db.execute(sql`
      select row_to_json(c)::text as text from change_log c union all select row_to_json(u)::text from users u
      union all select row_to_json(j)::text from pgboss.job j where name <> 'erase-again'
      union all select row_to_json(s)::text from person_saves s`);
    for (const { text } of rows)
      for (const known of [former.name, former.phone_number]) expect(String(text)).not.toContain(known);
  });

  test('the same form twice at once adds somebody once, and both are told so', async () => {
    const body = newPerson({ picture: await people.upload() });
    const { saved, answers } = slow();
    const send = () => list.admin('POST', '', body, { 'Idempotency-Key': 'one-form' });
    const first = send();
    await saved;
    const asking = vi.spyOn(portal.db, 'select');
    const second = send();
    // The second one finds the first, which still asks.
    await vi.waitUntil(() => asking.mock.calls.some(([columns]) => columns && 'isAsking' in columns), patiently);
    answers();
    const both = await Promise.all([first, second]);
    expect(both.map(({ status, json }) => [status, json.msg])).toEqual([
      [200, 'Saved Successfully!'],
      [200, 'Saved Successfully!'],
    ]);
    expect(both[0]?.json.user._id).toBe(both[1]?.json.user._id);
    expect(vi.mocked(portal.identity.saveAccount).mock.calls).toHaveLength(1);
    expect(await portal.db.$count(changeLog, eq(changeLog.recordId, both[0]?.json.user._id))).toBe(1);
  });
});

describe('two administrators at once', () => {
  test.each([0, 1, 2])('one deleting the other, who blocks the first: one is left (%i)', async () => {
    const other = await people.another();
    const me = await people.rowOf('admin');
    const sentence = personalDataWords.en.delete.sentence;
    await portal.call('POST', '/api/personal-data/deletion', {
      headers: other.headers,
      body: { confirmation: sentence },
    });
    const { requests } = (await portal.call('GET', '/api/admin/deletion-requests', { as: 'admin' })).json;
    const answers = await Promise.all([
      portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body: { id: requests[0]._id } }),
      portal.call('GET', `/api/admin/admins/?id=${me.id}&status=false`, { headers: other.headers }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await portal.db.$count(users, and(eq(users.type, 4), eq(users.status, true)))).toBe(1);
  });
});

test.each([
  ['type', 4],
  ['phone_number', '+966500009999'],
  ['dob', '2013-01-01'],
])('a form with the key of another one is not answered as saved (%s)', async (field, value) => {
  const body = newPerson({ picture: await people.upload() });
  const send = (sent: object) => list.admin('POST', '', sent, { 'Idempotency-Key': 'one-form' });
  const first = await send(body);
  expect(first.status).toBe(200);
  const other = await send({ ...body, [field]: value });
  expect([other.status, other.json.code, other.json.conflict?.current._id]).toEqual([
    ...[409, 'changed_meanwhile', first.json.user._id],
  ]);
  expect((await send(body)).json.user._id).toBe(first.json.user._id);
});
