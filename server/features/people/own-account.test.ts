import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import ar from '#locales/ar/admin-users.ts';
import { sessions } from '#server/features/sessions/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { officeCalls } from '#tests/support/office-records.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { savePersonJob } from './waiting-saves.ts';

/* What people of the office change of themselves. The circuit breaker makes each test need a portal of its own. */
let portal: TestPortal;
let lines: string[];
const people = peopleOfOffice(() => portal);
const own = officeCalls(() => portal, '/api/admin/profile', users);
beforeEach(async () => {
  lines = [];
  portal = await openTestPortal({ log: lines });
  for (const role of ['admin', 'sub_admin'] as const) await portal.tokenOf(role);
});
afterEach(() => portal.close());

type Officer = 'admin' | 'sub_admin';
const passwordOf = (role: Officer) => accountsOf(role)[0]?.password as string;
const numberOf = (role: Officer) => accountsOf(role)[0]?.membership_id as string;
const secret = 'A-new-password-1';
const secrets = { password: secret, c_password: secret };
/** The form as a page sends it, unchanged but for this. */
async function formOf(role: Officer, change: object = {}) {
  const { json } = await portal.call('GET', '/api/admin/profile', { as: role });
  const { _id, revision, picture, phone_number } = json.user;
  return { id: _id, revision, picture, phone_number, current_password: '', password: '', c_password: '', ...change };
}
const save = async (role: Officer, change: object = {}, headers = {}) =>
  portal.call('PUT', '/api/admin/profile', { as: role, body: await formOf(role, change), headers });
const newPassword = (role: Officer) => ({ current_password: passwordOf(role), ...secrets });
const signIn = (role: Officer, password: string) =>
  portal.call('POST', '/api/adduser', { body: { national_id: numberOf(role), password } });
const worksFor = async (token: unknown) =>
  (await portal.call('POST', '/api/getuser', { headers: { authorization: String(token) } })).status === 200;
const atRegistry = async (role: Officer) => portal.identity.coach(numberOf(role));
/** Nothing here can be saved while this is so. */
const failing = async (isFailing: boolean) => {
  await portal.db.execute(
    sql`create or replace function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
  );
  await portal.db.execute(
    isFailing
      ? sql`create trigger fails before insert on change_log for each row execute function fail()`
      : sql`drop trigger fails on change_log`,
  );
};

describe.each(['admin', 'sub_admin'] as const)('the own account (%s)', (role) => {
  test('is read whole, and its picture and phone are changed, at the registry and here', async () => {
    const row = await people.rowOf(role);
    const { json } = await portal.call('GET', '/api/admin/profile', { as: role });
    expect(json.user).toMatchObject({ _id: row.id, email: row.email, type: row.type, revision: 1, pending: false });
    const picture = await people.upload(role);
    const saved = await save(role, { picture, phone_number: '+966500001111' });
    expect([saved.status, saved.json.msg]).toEqual([200, 'Update Successfully!']);
    expect(saved.json.user).toMatchObject({ phone_number: '+966500001111', type: row.type, revision: 2 });
    expect(saved.json.user.picture).toMatch(/^http.+\/pictures\/.+\.webp/);
    expect(await atRegistry(role)).toMatchObject({ phone_number: '+966500001111', name: row.name, email: row.email });
    const [line] = await people.users.logged(row.id);
    expect(line).toMatchObject({ action: 'changed', by: row.name, after: { phone_number: '+966500001111' } });
    expect(Object.keys(line?.after ?? {}).sort()).toEqual(['phone_number', 'picture']);
    // Nothing was changed: the registry is not asked, and the picture stays.
    portal.world.stebFaults({ '/user-register': { status: 503, body: 'down' } });
    expect((await save(role)).json.user).toMatchObject({ revision: 2, picture: saved.json.user.picture });
  });

  test('gets a new password, which ends the other sessions and not this one', async () => {
    const other = (await signIn(role, passwordOf(role))).headers.authorization;
    const { status, json } = await save(role, newPassword(role));
    expect([status, json.user.password_set_at]).toEqual([200, expect.any(String)]);
    expect([await worksFor(await portal.tokenOf(role)), await worksFor(other)]).toEqual([true, false]);
    expect([(await signIn(role, passwordOf(role))).status, (await signIn(role, secret)).status]).toEqual([401, 200]);
    const { id, type } = await people.rowOf(role);
    expect([type, (await people.users.logged(id))[0]?.after]).toEqual([
      role === 'admin' ? 4 : 5,
      { password_set_at: expect.any(String) },
    ]);
  });
});

describe('a new password', () => {
  const refused = async (change: object, headers = {}) => {
    const before = [await own.everything(), await portal.db.$count(sessions)];
    const { status, json } = await save('admin', change, headers);
    expect([await own.everything(), await portal.db.$count(sessions)]).toEqual(before);
    expect((await signIn('admin', passwordOf('admin'))).status).toBe(200);
    return [status, json.code, json.fields];
  };

  test('needs the present one, and to be typed twice', async () => {
    const { current_password } = newPassword('admin');
    expect(await refused(secrets)).toEqual([422, 'person_fields_empty', { current_password: 'Please fill this in.' }]);
    expect(await refused({ current_password })).toEqual([
      ...[422, 'person_fields_empty'],
      { password: 'Please fill this in.', c_password: 'Please fill this in.' },
    ]);
    expect(await refused({ current_password, ...secrets, c_password: 'Another-one-2' })).toEqual([
      ...[422, 'password_mismatch', { c_password: 'Password is not Matched' }],
    ]);
    expect(await refused({ current_password, password: 'short', c_password: 'short' })).toEqual([
      ...[422, 'invalid_fields', { password: 'A password has at least 8 characters.' }],
    ]);
  });

  test('with a wrong present one is refused beside its field, and the phone is not saved either', async () => {
    const wrong = { ...newPassword('admin'), current_password: 'not-mine-at-all', phone_number: '+966500002222' };
    expect(await refused(wrong)).toEqual([
      ...[422, 'invalid_fields', { current_password: 'This is not your current password.' }],
    ]);
    expect((await refused(wrong, { 'accept-language': 'ar' }))[2]).toEqual({
      current_password: 'ليست هذه كلمة مرورك الحالية.',
    });
    expect((await atRegistry('admin'))?.phone_number).not.toBe('+966500002222');
  });

  test('is guessed at ten times in a quarter of an hour, and a right one or an outage does not count', async () => {
    const guess = { ...newPassword('admin'), current_password: 'not-mine-at-all' };
    for (let n = 0; n < 4; n += 1) expect((await save('admin', guess)).status).toBe(422);
    portal.world.stebFaults({ '/login': { status: 503, body: 'down' } });
    const away = await save('admin', newPassword('admin'));
    expect([away.status, away.json.msg]).toEqual([502, expect.stringContaining('so nothing was saved')]);
    portal.world.stebFaults({});
    for (let n = 0; n < 6; n += 1) expect((await save('admin', guess)).status).toBe(422);
    // From now on not even the right one, and nobody asks the registry.
    portal.world.stebFaults({ '/login': { status: 503, body: 'down' } });
    const late = await save('admin', newPassword('admin'));
    expect([late.status, late.json.code, Number(late.headers['retry-after'])]).toEqual([
      ...[429, 'sign_in_too_often', expect.toSatisfy((seconds: number) => seconds > 60)],
    ]);
    // What needs no password is saved as before, and another officer is not concerned.
    portal.world.stebFaults({});
    expect((await save('admin', { phone_number: '+966500003333' })).status).toBe(200);
    expect((await save('sub_admin', newPassword('sub_admin'))).status).toBe(200);
  });

  test('is nowhere but at the registry, and neither is the present one', async () => {
    const wrong = 'Wr0ng-one-in-no-log';
    const guessed = await save('admin', { ...newPassword('admin'), current_password: wrong });
    await failing(true);
    const unsaved = await save('admin', newPassword('admin'));
    await failing(false);
    portal.world.stebFaults({ '/user-register': { status: 503, body: 'down' } });
    const away = await save('sub_admin', newPassword('sub_admin'));
    portal.world.stebFaults({});
    const done = await save('sub_admin', newPassword('sub_admin'));
    expect([guessed.status, unsaved.status, away.status, done.status]).toEqual([422, 503, 502, 200]);
    const { rows } = await portal.db.execute(sql`
      select row_to_json(c)::text as text from change_log c union all select row_to_json(u)::text from users u
      union all select row_to_json(j)::text from pgboss.job j union all select row_to_json(r)::text from rate_limits r`);
    const texts = [
      ...rows.map(({ text }) => String(text)),
      ...lines,
      ...[guessed, unsaved, away, done].map((a) => a.text),
    ];
    expect(lines.length).toBeGreaterThan(0);
    for (const text of texts)
      for (const known of [secret, wrong, passwordOf('admin'), passwordOf('sub_admin')])
        expect(text).not.toContain(known);
  });
});

describe('the registry', () => {
  test.each([
    [
      ...(['gives no answer', { status: 503, body: 'down' }, 'sign_up_unavailable'] as const),
      ...['STEB did not answer, so nobody knows yet whether it saved this', 'لا يُعرف بعد هل حفظ هذه البيانات'],
    ],
    [
      ...([
        'refuses',
        { status: 200, body: '{"success":false,"code":"frozen","msg":"This account is frozen."}' },
      ] as const),
      ...[
        'sign_up_refused',
        'STEB did not accept this, so nothing was saved. STEB says: ⁨This account is frozen.⁩',
        'لم يُحفظ شيء',
      ],
    ],
  ] as const)('%s: nothing is saved here, and the person reads why', async (_, fault, code, sentence, arabic) => {
    const before = await own.everything();
    portal.world.stebFaults({ '/user-register': fault });
    const { json } = await save('admin', { ...newPassword('admin'), phone_number: '+966500004444' });
    expect([json.code, json.msg]).toEqual([code, expect.stringContaining(sentence)]);
    expect((await save('admin', { phone_number: '+966500004444' }, { 'accept-language': 'ar' })).json.msg).toContain(
      arabic,
    );
    expect(await own.everything()).toEqual(before);
    expect((await signIn('admin', passwordOf('admin'))).status).toBe(200);
  });

  test('that has closed the account says so where the present password is asked', async () => {
    portal.world.stebFaults({
      '/login': { status: 200, body: '{"success":false,"code":"inactive","msg":"Your account is not active."}' },
    });
    const { status, json } = await save('admin', newPassword('admin'));
    expect([status, json.msg]).toEqual([422, expect.stringContaining('Your account is not active.')]);
  });

  test('that answers the sign-in with somebody else has not confirmed the password', async () => {
    const someone = { _id: 'somebody', name: 'Somebody', national_id: numberOf('admin') };
    portal.world.stebFaults({ '/login': { status: 200, body: JSON.stringify({ success: true, user: someone }) } });
    expect((await save('admin', newPassword('admin'))).json.fields).toHaveProperty('current_password');
  });

  test('that has accepted what could not be saved here: it follows, and this session stays', async () => {
    const other = (await signIn('admin', passwordOf('admin'))).headers.authorization;
    await failing(true);
    const { status, json } = await save('admin', { ...newPassword('admin'), phone_number: '+966500005555' });
    expect([status, json.msg]).toEqual([503, expect.stringContaining('STEB has saved this')]);
    await failing(false);
    const seen = async () => (await portal.call('GET', '/api/admin/profile', { as: 'admin' })).json.user;
    expect(await seen()).toMatchObject({ pending: true });
    // Another administrator has changed the role meanwhile, and blocked them: both stay.
    await portal.db
      .update(users)
      .set({ type: 5, status: false })
      .where(eq(users.nationalId, numberOf('admin')));
    const { rows } = await portal.db.execute<{ data: never }>(
      sql`select data from pgboss.job where name = ${savePersonJob} and data is not null`,
    );
    for (const { data } of rows) await portal.work[savePersonJob].run(data);
    const [row] = await portal.db
      .select()
      .from(users)
      .where(eq(users.nationalId, numberOf('admin')));
    expect(row).toMatchObject({
      phoneNumber: '+966500005555',
      type: 5,
      status: false,
      passwordSetAt: expect.any(Date),
    });
    await portal.db
      .update(users)
      .set({ status: true })
      .where(eq(users.nationalId, numberOf('admin')));
    expect(await seen()).toMatchObject({ phone_number: '+966500005555', pending: false });
    expect([await worksFor(await portal.tokenOf('admin')), await worksFor(other)]).toEqual([true, false]);
  });
});

describe('a form', () => {
  test('of an older revision is refused with both versions, before the registry is asked', async () => {
    const form = await formOf('admin', { phone_number: '+966500006666' });
    expect((await save('admin', { phone_number: '+966500007777' })).status).toBe(200);
    const { status, json } = await portal.call('PUT', '/api/admin/profile', { as: 'admin', body: form });
    expect([status, json.code, json.conflict.current.phone_number]).toEqual([
      409,
      'changed_meanwhile',
      '+966500007777',
    ]);
    expect((await atRegistry('admin'))?.phone_number).toBe('+966500007777');
  });

  test('of somebody else, who was signed in in this browser before, saves nothing', async () => {
    const theirs = await formOf('admin', { phone_number: '+966500008888' });
    const put = (language: string) =>
      portal.call('PUT', '/api/admin/profile', {
        ...{ as: 'sub_admin', body: theirs, headers: { 'accept-language': language } },
      });
    expect(await own.refused(() => put('en'))).toEqual([403, 'not_allowed', undefined]);
    expect((await put('ar')).json.msg).toBe(ar.says.otherAccount);
  });

  test('changes nothing but what it is for, whatever else is sent', async () => {
    const more = {
      type: 4,
      isAdmin: true,
      status: false,
      name: 'Somebody',
      email: 'x@example.com',
      national_id: '1000099999',
    };
    const before = await people.rowOf('sub_admin');
    const { status } = await save('sub_admin', { ...more, phone_number: '+966500009999' });
    const after = await people.rowOf('sub_admin');
    expect([status, after]).toEqual([
      ...[
        200,
        {
          ...before,
          phoneNumber: '+966500009999',
          revision: 2,
          updatedAt: after.updatedAt,
          updatedBy: before.id,
          searchText: after.searchText,
          earlier: [{ phoneNumber: before.phoneNumber }],
        },
      ],
    ]);
    for (const phone_number of ['', '12'])
      expect((await save('admin', { phone_number })).json.fields).toHaveProperty('phone_number');
    expect((await save('admin', { picture: 'javascript:alert(1)' })).json.fields).toHaveProperty('picture');
  });

  test('may be multipart, with the picture as `logo`', async () => {
    const { formOf: multipart } = await import('#tests/support/forms.ts');
    const { picture } = await import('#tests/support/season.ts');
    const { picture: _, revision, ...texts } = await formOf('admin');
    const logo = new Blob([new Uint8Array(await picture())], { type: 'image/png' });
    const sent = await multipart({ ...(texts as Record<string, string>), revision: String(revision), logo });
    const { status, json } = await portal.call('PUT', '/api/admin/profile', { as: 'admin', ...sent });
    expect([status, json.user?.picture]).toEqual([200, expect.stringMatching(/\/pictures\/.+\.webp/)]);
  });
});

test('nobody else has such an account to change', async () => {
  const body = await formOf('admin', { phone_number: '+966500001234' });
  const before = await own.everything();
  for (const as of ['student', 'coach', 'entity'] as const) {
    expect((await portal.call('GET', '/api/admin/profile', { as })).status).toBe(403);
    expect((await portal.call('PUT', '/api/admin/profile', { as, body })).status).toBe(403);
  }
  expect((await portal.call('PUT', '/api/admin/profile', { body })).status).toBe(401);
  expect((await portal.db.select().from(users).where(eq(users.id, body.id)))[0]?.revision).toBe(1);
  expect((await own.everything()).length).toBeGreaterThanOrEqual(before.length);
});
