import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions } from '#server/features/sessions/index.ts';
import { personSaves } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* The own password of people of the office, changed by themselves (decision 184). Each test has a portal of its own. */
let portal: TestPortal;
let lines: string[];
const people = peopleOfOffice(() => portal);
beforeEach(async () => {
  lines = [];
  portal = await openTestPortal({ log: lines });
  for (const role of ['admin', 'sub_admin'] as const) await portal.tokenOf(role);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

type Officer = 'admin' | 'sub_admin';
const presentOf = (role: Officer) => accountsOf(role)[0]?.password as string;
const numberOf = (role: Officer) => accountsOf(role)[0]?.membership_id as string;
const secret = 'A-new-password-1';
const wrong = 'Wr0ng-one-in-no-log';
const formOf = (role: Officer, change: object = {}) => ({
  ...{ current_password: presentOf(role), password: secret, c_password: secret },
  ...change,
});
const change = (role: Officer, form: object = {}, headers = {}) =>
  portal.call('POST', '/api/admin/profile/password', { as: role, headers, body: formOf(role, form) });
const signIn = async (role: Officer, password: string) => {
  const { status, headers } = await people.signIn(numberOf(role), password);
  return { status, token: String(headers.authorization) };
};
const worksFor = async (token: string) =>
  (await portal.call('POST', '/api/getuser', { headers: { authorization: token } })).status === 200;

describe.each(['admin', 'sub_admin'] as const)('a new password (%s)', (role) => {
  test('ends the other sessions and not this one, and is mailed and logged', async () => {
    const { token: other } = await signIn(role, presentOf(role));
    const { status, json } = await change(role);
    expect([status, json.msg]).toEqual([200, expect.stringContaining('Your password is changed')]);
    expect([await worksFor(await portal.tokenOf(role)), await worksFor(other)]).toEqual([true, false]);
    expect([(await signIn(role, presentOf(role))).status, (await signIn(role, secret)).status]).toEqual([401, 200]);
    const { id, email } = await people.rowOf(role);
    const [line] = await people.users.logged(id);
    expect(line).toMatchObject({ action: 'changed', after: { password_set_at: expect.any(String) } });
    for (const data of await people.queued('send-account-changed')) await portal.work['send-account-changed'].run(data);
    const mails = portal.world.mail.list();
    expect(mails.map(({ to }) => to)).toEqual([[email]]);
    expect(mails[0]?.text).toContain('by somebody who is signed in to it');
    expect(mails[0]?.text).not.toContain(secret);
  });
});

describe('is refused, and nothing changes', () => {
  const refused = async (form: object, headers = {}) => {
    const before = [await people.users.everything(), await portal.db.select().from(sessions)];
    const { status, json } = await change('admin', form, headers);
    expect([await people.users.everything(), await portal.db.select().from(sessions)]).toEqual(before);
    expect([await portal.db.$count(personSaves), await people.queued('send-account-changed')]).toEqual([0, []]);
    expect((await signIn('admin', presentOf('admin'))).status).toBe(200);
    return [status, json.code, json.fields];
  };

  test('without the present one, not typed twice, too short', async () => {
    expect(await refused({ current_password: '' })).toEqual([
      ...[422, 'person_fields_empty', { current_password: 'Please fill this in.' }],
    ]);
    expect(await refused({ c_password: 'Another-one-2' })).toEqual([
      ...[422, 'password_mismatch', { c_password: 'Password is not Matched' }],
    ]);
    const same = presentOf('admin');
    expect(await refused({ password: same, c_password: same })).toEqual([
      ...[422, 'invalid_fields', { password: 'This is your present password.' }],
    ]);
    expect(await refused({ password: 'short', c_password: 'short' })).toEqual([
      ...[422, 'invalid_fields', { password: 'A password has at least 8 characters.' }],
    ]);
  });

  test('with a wrong present one, said beside its field in both languages', async () => {
    const [, , english] = await refused({ current_password: wrong });
    const [, , arabic] = await refused({ current_password: wrong }, { 'accept-language': 'ar' });
    expect([english, arabic]).toEqual([
      { current_password: 'This is not your present password.' },
      { current_password: 'ليست هذه كلمة مرورك الحالية.' },
    ]);
  });

  test('where the registry answers its sign-in with somebody else, or says that the account is closed', async () => {
    const user = { _id: 'somebody', name: 'Somebody', national_id: numberOf('admin') };
    portal.world.stebFaults({ '/login': { status: 200, body: JSON.stringify({ success: true, user }) } });
    expect((await change('admin')).json.fields).toHaveProperty('current_password');
    const closed = { success: false, code: 'inactive', msg: 'Your account is not active.' };
    portal.world.stebFaults({ '/login': { status: 200, body: JSON.stringify(closed) } });
    expect((await change('admin')).json.msg).toContain('Your account is not active.');
    portal.world.stebFaults({});
    expect((await people.rowOf('admin')).passwordSetAt).toBeNull();
  });

  test('where the registry refuses the new one', async () => {
    await portal.world.stebSaves('refuse');
    expect(await refused({})).toEqual([422, 'sign_up_refused', undefined]);
  });
});

test('wrong ones are counted per person, apart from sign-ins; a right one and an outage do not count', async () => {
  const guess = { current_password: wrong };
  for (let n = 0; n < 4; n += 1) expect((await change('admin', guess)).status).toBe(422);
  portal.world.stebFaults({ '/login': { status: 503, body: 'down' } });
  const away = await change('admin');
  expect([away.status, away.json.msg]).toEqual([502, expect.stringContaining('so nothing was saved')]);
  portal.world.stebFaults({});
  for (let n = 0; n < 6; n += 1) expect((await change('admin', guess)).status).toBe(422);
  // From now on not even the right one is tried.
  const login = vi.spyOn(portal.identity, 'login');
  const late = await change('admin');
  expect([late.status, late.json.code, Number(late.headers['retry-after']) > 60]).toEqual([
    ...[429, 'sign_in_too_often', true],
  ]);
  expect(login).not.toHaveBeenCalled();
  expect((await signIn('admin', presentOf('admin'))).status).toBe(200);
  expect((await change('sub_admin')).status).toBe(200);
});

describe('the registry', () => {
  test('that took it and lost the answer: the job ends the other sessions, keeps this one, and mails', async () => {
    const { token: other } = await signIn('admin', presentOf('admin'));
    await portal.world.stebSaves('lost');
    const { status, json } = await change('admin');
    expect([status, json.msg]).toEqual([502, expect.stringContaining('try the new one first')]);
    await portal.world.stebSaves('off');
    await people.settle();
    expect([await worksFor(await portal.tokenOf('admin')), await worksFor(other)]).toEqual([true, false]);
    expect((await signIn('admin', secret)).status).toBe(200);
    expect([await portal.db.$count(personSaves), (await people.queued('send-account-changed')).length]).toEqual([0, 1]);
  });

  test('that took what could not be saved here: it follows, and this session stays', async () => {
    const { token: other } = await signIn('admin', presentOf('admin'));
    await people.failing(true);
    expect((await change('admin')).status).toBe(503);
    await people.failing(false);
    await people.settle();
    expect([await worksFor(await portal.tokenOf('admin')), await worksFor(other)]).toEqual([true, false]);
  });

  test('is asked for the present password while nobody else can set one', async () => {
    const { saved, answers } = people.slowRegistry();
    const first = change('admin');
    await saved;
    const second = await change('admin');
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    answers();
    expect((await first).status).toBe(200);
  });
});

test('passwords are nowhere but at the registry', async () => {
  const guessed = await change('admin', { current_password: wrong });
  await people.failing(true);
  const unsaved = await change('admin');
  await people.failing(false);
  await portal.world.stebSaves('unavailable');
  const away = await change('sub_admin');
  await portal.world.stebSaves('off');
  const { rows } = await portal.db.execute(sql`
    select row_to_json(c)::text as text from change_log c union all select row_to_json(u)::text from users u
    union all select row_to_json(s)::text from person_saves s
    union all select row_to_json(j)::text from pgboss.job j union all select row_to_json(r)::text from rate_limits r`);
  const answers = [guessed, unsaved, away];
  expect(answers.map(({ status }) => status)).toEqual([422, 503, 502]);
  expect(lines.length).toBeGreaterThan(0);
  for (const text of [...rows.map((row) => String(row.text)), ...lines, ...answers.map((answer) => answer.text)])
    for (const known of [secret, wrong, presentOf('admin'), presentOf('sub_admin')]) expect(text).not.toContain(known);
});
