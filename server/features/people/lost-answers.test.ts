import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import ar from '#locales/ar/admin-users.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* The registry has added an account, and its answer was lost. The circuit breaker makes each test need a portal of its own. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list, members, admins } = people;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const rowsOf = (nationalId: string) => portal.db.select().from(users).where(eq(users.nationalId, nationalId));
const number = newPerson().national_id;
const key = { 'Idempotency-Key': 'one-form' };
/** A save whose answer is lost. */
async function lose(calls: typeof list, body: object) {
  await portal.world.stebSaves('lost');
  const { status, json } = await calls.admin('POST', '', body, key);
  await portal.world.stebSaves('off');
  expect([status, json.code]).toEqual([502, 'sign_up_unavailable']);
  expect(await rowsOf(number)).toEqual([]);
  return json;
}
const signIn = (password: string) => people.signIn(number, password);

describe('an account whose answer was lost', () => {
  test('is recognised when it is saved again, and is as it was typed', async () => {
    const guardian = { guardian_name: 'خالد الحربي', guardian_phone: '+966500007777' };
    const body = newPerson({ picture: await people.upload(), email: 'Nouf@Example.com', ...guardian });
    expect((await lose(members, body)).msg).toContain('saving again is recognised');
    const { status, json } = await members.admin('POST', '', body, key);
    expect([status, json.msg]).toEqual([200, expect.stringContaining('STEB had this account already')]);
    expect(json.member).toMatchObject({
      ...{ name: body.name, email: 'nouf@example.com', national_id: number, type: 0, dob: '2014-05-06' },
      ...{ ...guardian, subscription: true, status: true, revision: 1, pending: false },
      picture: expect.stringMatching(/\/pictures\/.+\.webp/),
      // Which password it has only the registry knows.
      password_set_at: null,
    });
    expect((await rowsOf(number)).map(({ signedInAt }) => signedInAt)).toEqual([null]);
    expect(await portal.db.$count(changeLog, eq(changeLog.recordId, json.member._id))).toBe(1);
    expect((await signIn('A-new-password-1')).json.user._id).toBe(json.member._id);
    // The same form once more: the answer of this save may have been lost, too.
    expect((await members.admin('POST', '', body, key)).json.member._id).toBe(json.member._id);
  });

  test('keeps the password that it was given first, whatever is typed then', async () => {
    const body = newPerson({ picture: await people.upload() });
    await lose(list, body);
    const other = { password: 'Another-password-2', c_password: 'Another-password-2' };
    const arabic = await list.admin('POST', '', { ...body, ...other }, { ...key, 'accept-language': 'ar' });
    expect([arabic.status, arabic.json.msg]).toEqual([200, ar.says.adopted]);
    expect((await signIn('Another-password-2')).status).toBe(401);
    expect((await signIn('A-new-password-1')).status).toBe(200);
  });

  test('of the office has the role that was chosen', async () => {
    const body = newPerson({ type: 5 });
    await lose(admins, body);
    const { json } = await admins.admin('POST', '', body, key);
    expect(json.user).toMatchObject({ type: 5, isAdmin: false });
  });

  test('is added once by two who save it again at the same time', async () => {
    const body = newPerson({ picture: await people.upload() });
    await lose(list, body);
    const answers = await Promise.all([1, 2].map(() => list.admin('POST', '', body, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(number)).toHaveLength(1);
  });

  test.each([
    ['name', 'نوف العتيبي'],
    ['email', 'other@example.com'],
    ['phone_number', '+966500004321'],
    ['dob', '2014-05-07'],
    ['gender', 'Male'],
    ['nationality', 'EG'],
    ['type', 1],
  ])('is not taken for somebody who was typed with another %s', async (field, value) => {
    const body = newPerson({ picture: await people.upload() });
    await lose(list, body);
    const { status, json } = await list.admin('POST', '', { ...body, [field]: value });
    expect([status, json.code]).toEqual([422, 'invalid_fields']);
    const [[wrong, sentence] = []] = Object.entries(json.fields);
    expect(['national_id', 'email']).toContain(wrong);
    expect(sentence).toBe('Somebody in the list of users has this already.');
    // What was lost is found on the way, and is as it was typed first.
    expect(await rowsOf(number)).toMatchObject([
      { name: body.name, email: body.email, phoneNumber: body.phone_number, type: 0, dob: '2014-05-06' },
    ]);
  });

  test('of a coach is known to nobody until the coach has verified it, and the sentence says so', async () => {
    const body = newPerson({ picture: await people.upload(), type: 1 });
    await lose(list, body);
    const { status, json } = await list.admin('POST', '', body, key);
    expect([status, Object.values(json.fields)]).toEqual([
      422,
      [expect.stringContaining('after verifying it at STEB')],
    ]);
    expect(await rowsOf(number)).toEqual([]);
  });
});

test('an account that is here already is no new one, though it is typed as it is', async () => {
  const form = await people.formOf('student');
  const { id: _, revision: __, ...typed } = form;
  const password = 'A-new-password-1';
  const body = { ...typed, type: 0, picture: await people.upload(), password, c_password: password };
  const { status, json } = await list.admin('POST', '', body);
  expect([status, Object.values(json.fields)]).toEqual([422, ['Somebody in the list of users has this already.']]);
  expect(await rowsOf(form.national_id)).toHaveLength(1);
  expect((await people.rowOf('student')).revision).toBe(1);
});

test('a registry that cannot be asked who has the number saves nothing', async () => {
  const body = newPerson({ picture: await people.upload() });
  await lose(list, body);
  portal.world.stebFaults({ '/members': { status: 503, body: 'down' } });
  const { status, json } = await list.admin('POST', '', body, key);
  expect([status, json.code]).toEqual([502, 'sign_up_unavailable']);
  expect(await rowsOf(number)).toEqual([]);
  portal.world.stebFaults({});
});
