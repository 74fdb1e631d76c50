import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deletedAccount } from '#domain/deleted-account.ts';
import { personalDataWords } from '#locales/personal-data.ts';
import { sessions } from '#server/features/sessions/index.ts';
import { personSaves } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { newPerson, noAnswer, peopleOfOffice } from '#tests/support/people.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* What is saved at the registry, and what becomes of it here. The circuit breaker makes each test need a portal of its own. */
let portal: TestPortal;
let lines: string[];
const people = peopleOfOffice(() => portal);
const { users: list, members, admins } = people;
beforeEach(async () => {
  lines = [];
  portal = await openTestPortal({ log: lines });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

const { signIn, failing, withNumber: rowOf } = people;

describe('a new person', () => {
  test('is at the registry and here, with a picture, and can sign in', async () => {
    const picture = await people.upload();
    const { status, json } = await members.admin(
      'POST',
      '',
      newPerson({ picture, subscription: false, guardian_name: 'خالد الحربي', guardian_phone: '+966500007777' }),
    );
    expect([status, json.msg]).toEqual([200, 'Saved Successfully!']);
    expect(json.member).toMatchObject({
      ...{ name: 'نوف الحربي', type: 0, subscription: true, gender: 'Female', dob: '2014-05-06' },
      ...{ guardian_name: 'خالد الحربي', guardian_phone: '+966500007777', status: true, revision: 1, pending: false },
      picture: expect.stringMatching(/\/pictures\/.+\.webp/),
    });
    expect((await fetch(json.member.picture)).status).toBe(200);
    expect(await people.atRegistry('1000099991')).toMatchObject({ name: 'نوف الحربي', subscription: true });
    // Nobody whom the office added has signed in (decision 085).
    expect((await rowOf('1000099991'))?.signedInAt).toBeNull();
    const overview = () => portal.call('GET', `/api/admin/users/overview?id=${json.member._id}`, { as: 'admin' });
    expect((await overview()).json.signed_in_at).toBeNull();
    expect((await signIn('1000099991', 'A-new-password-1')).json.user).toMatchObject({ _id: json.member._id, type: 0 });
    expect((await overview()).json).toMatchObject({ signed_in_at: expect.any(String), sessions: [{}] });
    expect((await members.logged(json.member._id))[0]).toMatchObject({ action: 'created', name: 'نوف الحربي' });
  });

  test('of the office keeps the role that was chosen, at each sign-in', async () => {
    const { json } = await admins.admin('POST', '', newPerson({ type: undefined }));
    expect(json.user).toMatchObject({ type: 4, isAdmin: true });
    expect((await signIn('1000099991', 'A-new-password-1')).json.user.type).toBe(4);
  });

  test('is added once with one key, and is the defaults of the specification where nothing is said', async () => {
    const { dob, gender, subscription, ...least } = newPerson({ picture: await people.upload() });
    const headers = { 'Idempotency-Key': 'one-form' };
    const first = await list.admin('POST', '', least, headers);
    expect(first.json.user).toMatchObject({
      dob: '2015-01-01',
      gender: 'Male',
      type: 0,
      nationality: 'SA',
      status: true,
    });
    const again = await list.admin('POST', '', least, headers);
    expect(again.json.user._id).toBe(first.json.user._id);
    const other = await list.admin('POST', '', { ...least, name: 'Another' }, headers);
    expect([other.status, other.json.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('whose number or e-mail the registry has is refused, and the field says why', async () => {
    const picture = await people.upload();
    const { nationalId } = await people.rowOf('coach');
    const email = accountsOf('coach')[2]?.email ?? '';
    const taken = await list.admin('POST', '', newPerson({ picture, email: email.toUpperCase() }));
    expect(taken.json.fields).toEqual({ email: expect.stringContaining('STEB has an account') });
    expect(await list.refused(() => list.admin('POST', '', newPerson({ picture, national_id: nationalId })))).toEqual([
      ...[422, 'invalid_fields', ['national_id']],
    ]);
  });
});

describe('a change', () => {
  test('is what the registry made of it, and its line is in the log', async () => {
    const form = await people.formOf('student', {
      name: 'اسم جديد',
      email: 'New@Example.com',
      nationality: 'EG',
      dob: '2012-01-02',
    });
    const { json } = await list.admin('PUT', '', form);
    expect(json.msg).toBe('Update Successfully!');
    expect(json.user).toMatchObject({ name: 'اسم جديد', email: 'new@example.com', nationality: 'EG', revision: 2 });
    expect(await people.atRegistry(form.national_id)).toMatchObject({ name: 'اسم جديد', nationality: 'EG' });
    const [line] = await list.logged(form.id);
    expect(line?.after).toMatchObject({ name: 'اسم جديد', nationality: 'EG' });
    expect(Object.keys(line?.after ?? {}).sort()).toEqual(['dob', 'email', 'name', 'nationality']);
    // The last sign-in is nobody else's to write.
    const before = (await people.rowOf('student')).signedInAt;
    await list.admin('PUT', '', { ...form, revision: 2, name: 'اسم آخر' });
    expect((await people.rowOf('student')).signedInAt).toEqual(before);
  });

  test('of what is known cannot take it away', async () => {
    const form = await people.formOf('student', { dob: '', gender: '' });
    expect(await list.refused(() => list.admin('PUT', '', form))).toEqual([
      422,
      'person_fields_empty',
      ['dob', 'gender'],
    ]);
  });

  test('of a picture goes to the registry alone', async () => {
    const picture = await people.upload();
    const { json } = await list.admin('PUT', '', await people.formOf('student', { picture }));
    expect(json.user.picture).toMatch(/^http.+\/pictures\/.+\.webp/);
    const again = await list.admin('PUT', '', await people.formOf('student', { name: 'اسم جديد' }));
    expect(again.json.user.picture).toBe(json.user.picture);
  });
});

describe('a registry that', () => {
  const down = { status: 503, body: 'down' };
  const nonsense = { status: 200, body: '{"success":true,"user":{"name":1}}' };
  const another = {
    status: 200,
    body: '{"success":true,"user":{"_id":"somebody","name":"Somebody","national_id":"1000000999"}}',
  };
  const refusing = { status: 200, body: '{"success":false,"code":"frozen","msg":"This account is frozen."}' };

  test.each([
    ['is down', down],
    ['answers nonsense', nonsense],
    ['answers with another person', another],
  ])('%s may have saved: nothing is changed here, and whoever saves reads that nobody knows', async (what, fault) => {
    const change = await people.formOf('student', { name: 'اسم جديد' });
    const fresh = newPerson({ picture: await people.upload() });
    portal.world.stebFaults({ '/user-register': fault });
    const unknown = [502, 'sign_up_unavailable', undefined];
    expect(await list.refused(() => list.admin('PUT', '', change))).toEqual(unknown);
    const { json } = await list.admin('PUT', '', change);
    expect(json.msg).toContain('STEB did not answer, so nobody knows yet whether it saved this.');
    if (what !== 'answers with another person')
      expect(await members.refused(() => members.admin('POST', '', fresh))).toEqual(unknown);
    const arabic = await list.admin('PUT', '', change, { 'accept-language': 'ar' });
    expect(arabic.json.msg).toMatch(/لا يُعرف بعد هل حفظ/);
    expect((await people.atRegistry(change.national_id))?.name).not.toBe('اسم جديد');
    expect(await people.atRegistry(fresh.national_id)).toBeUndefined();
  });

  test('refuses leaves everything as it was, and whoever saves reads why', async () => {
    const change = await people.formOf('student', { name: 'اسم جديد' });
    const fresh = newPerson({ picture: await people.upload() });
    portal.world.stebFaults({ '/user-register': refusing });
    const refused = [422, 'sign_up_refused', undefined];
    expect(await list.refused(() => list.admin('PUT', '', change))).toEqual(refused);
    expect(await members.refused(() => members.admin('POST', '', fresh))).toEqual(refused);
    expect((await list.admin('PUT', '', change)).json.msg).toBe(
      'STEB did not accept this, so nothing was saved. STEB says: ⁨This account is frozen.⁩',
    );
    const arabic = await list.admin('PUT', '', change, { 'accept-language': 'ar' });
    expect(arabic.json.msg).toMatch(/لم يُحفظ شيء/);
    expect(await portal.db.$count(personSaves)).toBe(0);
  });

  test('is not there at all has certainly saved nothing', async () => {
    const change = await people.formOf('student', { name: 'اسم جديد' });
    const cause = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    vi.spyOn(portal.identity, 'saveAccount').mockRejectedValueOnce(noAnswer(cause));
    const { status, json } = await unchanged(portal, () => list.admin('PUT', '', change));
    expect([status, json.code, json.msg]).toEqual([
      ...[
        502,
        'sign_up_unavailable',
        'STEB is not answering right now, so nothing was saved. Please try again in a moment.',
      ],
    ]);
    expect((await list.admin('GET', `/?id=${change.id}`)).json.user.pending).toBe(false);
  });

  test('has failed often is left alone for a while, and then nothing was saved either', async () => {
    const forms = await Promise.all([0, 1, 2].map((n) => people.formOf('student', { name: 'اسم جديد' }, n)));
    await portal.world.stebSaves('unavailable');
    const said = async (form: object) => (await list.admin('PUT', '', form)).json.msg as string;
    let msg = '';
    for (let tries = 0; tries < 30 && !msg.includes('so nothing was saved'); tries += 1)
      msg = await said(forms[tries % 2] as object);
    const { status, json } = await unchanged(portal, () => list.admin('PUT', '', forms[2]));
    expect([status, json.msg]).toEqual([502, expect.stringContaining('so nothing was saved')]);
    await portal.world.stebSaves('off');
    expect((await people.atRegistry(forms[2]?.national_id))?.name).not.toBe('اسم جديد');
  });
});

describe('what the registry accepted and could not be saved here', () => {
  test('of a change is seen with the person, and follows by itself', async () => {
    const form = await people.formOf('student', {
      name: 'اسم جديد',
      type: 1,
      password: 'A-new-password-1',
      c_password: 'A-new-password-1',
    });
    await failing(true);
    const { status, json } = await list.admin('PUT', '', form);
    expect([status, json.msg]).toEqual([503, expect.stringContaining('STEB has saved this')]);
    await failing(false);
    const seen = async () => (await list.admin('GET', `/?id=${form.id}`)).json.user;
    expect(await seen()).toMatchObject({ type: 0, pending: true });
    await people.settle();
    expect(await seen()).toMatchObject({ type: 1, pending: false, password_set_at: expect.any(String), revision: 2 });
    expect(await portal.db.$count(sessions, eq(sessions.userId, form.id))).toBe(0);
    expect((await list.logged(form.id)).map(({ after }) => after.name)).toEqual(['اسم جديد']);
  });

  test('of a new person is told above the list, and follows by itself', async () => {
    const body = newPerson({ picture: await people.upload() });
    await failing(true);
    expect((await members.admin('POST', '', body)).status).toBe(503);
    await failing(false);
    const waiting = async () => (await portal.call('GET', '/api/admin/users/unsaved', { as: 'admin' })).json.users;
    expect(await waiting()).toEqual([{ steb_user_id: expect.any(String), name: 'نوف الحربي' }]);
    await people.settle();
    expect(await waiting()).toEqual([]);
    expect(await rowOf('1000099991')).toMatchObject({
      type: 0,
      status: true,
      subscription: true,
      signedInAt: null,
    });
  });

  test('does not undo what was saved after it', async () => {
    const form = await people.formOf('student', { name: 'الاسم الأول' });
    await failing(true);
    await list.admin('PUT', '', form);
    await failing(false);
    const queued = await people.queued('save-person');
    // Saving them again ends what waits first, and shows it.
    const second = await list.admin('PUT', '', { ...form, name: 'الاسم الثاني' });
    expect([second.status, second.json.conflict.current.name]).toEqual([409, 'الاسم الأول']);
    expect((await list.admin('PUT', '', { ...form, revision: 2, name: 'الاسم الثاني' })).status).toBe(200);
    for (const data of queued) await portal.work['save-person'].run(data);
    expect((await list.admin('GET', `/?id=${form.id}`)).json.user).toMatchObject({
      name: 'الاسم الثاني',
      pending: false,
    });
  });
});

test('a password is nowhere but at the registry', async () => {
  const secret = 'Sup3r-secret-in-no-log';
  const secrets = { password: secret, c_password: secret };
  const made = await members.admin('POST', '', newPerson({ picture: await people.upload(), ...secrets }));
  const changed = await list.admin('PUT', '', await people.formOf('student', secrets));
  await failing(true);
  const unsaved = await list.admin('PUT', '', await people.formOf('coach', { ...secrets, name: 'اسم جديد' }));
  await failing(false);
  portal.world.stebFaults({ '/user-register': { status: 503, body: 'down' } });
  const away = await list.admin('PUT', '', await people.formOf('entity', secrets));
  expect([made.status, changed.status, unsaved.status, away.status]).toEqual([200, 200, 503, 502]);
  const { rows } = await portal.db.execute(sql`
    select row_to_json(c)::text as text from change_log c union all select row_to_json(u)::text from users u
    union all select row_to_json(j)::text from pgboss.job j union all select row_to_json(s)::text from person_saves s`);
  const answers = [made, changed, unsaved, away].map(({ text }) => text);
  expect(lines.length).toBeGreaterThan(0);
  for (const text of [...rows.map((row) => String(row.text)), ...lines, ...answers]) expect(text).not.toContain(secret);
  expect((await signIn('1000099991', secret)).status).toBe(200);
});

test('what the log has of somebody is erased with their account, also what they were called before', async () => {
  const former = 'الاسم السابق للطالب';
  const form = await people.formOf('student', { name: former, phone_number: '+966500008888' });
  await list.admin('PUT', '', form);
  await list.admin('PUT', '', { ...form, revision: 2, name: 'الاسم اللاحق للطالب', phone_number: '+966500007777' });
  const ask = { as: 'student' as const, body: { confirmation: personalDataWords.en.delete.sentence } };
  expect((await portal.call('POST', '/api/personal-data/deletion', ask)).status).toBe(200);
  await people.block(form.id, true, 'سبب يذكر اسم الطالب');
  const { requests } = (await portal.call('GET', '/api/admin/deletion-requests', { as: 'admin' })).json;
  const body = { id: requests[0]._id };
  const done = await portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body });
  expect(done.status).toBe(200);
  const { rows } = await portal.db.execute(sql`select concat(name, before, after) as text from change_log`);
  const lines = rows.map(({ text }) => String(text)).join('\n');
  for (const known of [former, 'الاسم اللاحق', 'سبب يذكر', '+966500008888', '+966500007777', form.national_id]) {
    expect(lines).not.toContain(known);
  }
  expect(lines).toContain(deletedAccount);
  // They stand in the list without a name, and their page says that there is nobody.
  expect((await list.admin('GET', `/?s=${encodeURIComponent('حساب محذوف')}`)).json.totalItems).toBe(1);
  expect((await list.admin('GET', `/?id=${form.id}`)).status).toBe(404);
});
