import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessions } from '#server/features/sessions/index.ts';
import { personSaves, users } from '#server/features/users/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { newPerson, noAnswer, peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* What becomes of a save after whose question nobody knows what the registry did (decision 178). */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list, admins } = people;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

const password = 'Another-password-7';
const secrets = { password, c_password: password };
const byId = async (id: string) => (await portal.db.select().from(users).where(eq(users.id, id)))[0];
const sessionsOf = (id: string) => portal.db.$count(sessions, eq(sessions.userId, id));
const saves = () => portal.db.select().from(personSaves);
const put = (as: RoleName, body: object, number = 0) => portal.call('PUT', '/api/admin/users/', { as, number, body });
const slow = people.slowRegistry;
/** The answer of the next save is lost at once. */
const losing = () => slow({ loses: true }).answers();

describe('an answer of the registry that is lost', () => {
  test('of a new password: said as it is, seen as unsaved, and settled by itself', async () => {
    const form = await people.formOf('coach', { ...secrets, name: 'اسم جديد' });
    losing();
    const { status, json } = await put('admin', form);
    expect([status, json.code]).toEqual([502, 'sign_up_unavailable']);
    expect(json.msg).toMatch(/^STEB did not answer, so nobody knows yet/);
    expect(await byId(form.id)).toMatchObject({ name: expect.not.stringContaining('جديد'), revision: 1 });
    expect(await sessionsOf(form.id)).toBe(1);
    const seen = async () => (await list.admin('GET', `/?id=${form.id}`)).json.user;
    expect(await seen()).toMatchObject({ pending: true, password_set_at: null });
    expect(JSON.stringify(await saves())).not.toContain(password);
    await people.settle();
    expect(await seen()).toMatchObject({
      ...{ pending: false, name: 'اسم جديد', password_set_at: expect.any(String) },
    });
    expect([await saves(), await sessionsOf(form.id)]).toEqual([[], 0]);
  });

  test('of a password alone ends the sessions, since nobody can see whether it is the old one', async () => {
    const form = await people.formOf('coach', secrets);
    expect(await sessionsOf(form.id)).toBe(1);
    losing();
    expect((await put('admin', form)).status).toBe(502);
    await people.settle();
    expect(await sessionsOf(form.id)).toBe(0);
    expect((await byId(form.id))?.passwordSetAt).toEqual(expect.any(Date));
  });

  test('that had saved nothing is dropped', async () => {
    const form = await people.formOf('student', { ...secrets, name: 'اسم جديد' });
    vi.spyOn(portal.identity, 'saveAccount').mockRejectedValueOnce(noAnswer());
    const before = await list.everything();
    expect((await put('admin', form)).status).toBe(502);
    await people.settle();
    expect(await list.everything()).toEqual(before);
    expect([await saves(), await sessionsOf(form.id)]).toEqual([[], 1]);
  });

  test('with a process that dies while it waits', async () => {
    const form = await people.formOf('student', { ...secrets, name: 'اسم جديد' });
    const { saved } = slow();
    void put('admin', form);
    await saved;
    const seen = async () => (await list.admin('GET', `/?id=${form.id}`)).json.user;
    expect(await seen()).toMatchObject({ pending: false });
    // It never answers; what it has begun is found when its time is over.
    await portal.db.update(personSaves).set({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await seen()).toMatchObject({ pending: true });
    await people.settle();
    expect(await seen()).toMatchObject({ pending: false, name: 'اسم جديد', password_set_at: expect.any(String) });
    expect(await sessionsOf(form.id)).toBe(0);
  });

  test('is settled by whoever saves the person again, before anything else is sent', async () => {
    const form = await people.formOf('student');
    losing();
    await put('admin', { ...form, ...secrets, name: 'اسم جديد' });
    const late = await put('admin', { ...form, phone_number: '+966500003333' });
    expect([late.status, late.json.conflict.current.name]).toEqual([409, 'اسم جديد']);
    expect(await sessionsOf(form.id)).toBe(0);
    // The same form once more: only its password is new.
    const again = await put('admin', { ...form, ...secrets, name: 'اسم جديد' });
    expect(again.status).toBe(200);
    expect(await saves()).toEqual([]);
  });

  test('of a password counts as given as soon as somebody saves the person again, whatever STEB says then', async () => {
    const form = await people.formOf('coach', secrets);
    losing();
    expect((await put('admin', form)).status).toBe(502);
    const away = { status: 503, body: 'down' };
    const refusing = { status: 200, body: '{"success":false,"code":"frozen","msg":"Frozen."}' };
    portal.world.stebFaults({ '/members': away, '/coaches': away, '/user-register': refusing });
    const next = await put('admin', await people.formOf('coach', { name: 'اسم جديد' }));
    expect([next.status, next.json.code]).toEqual([409, 'changed_meanwhile']);
    expect(await byId(form.id)).toMatchObject({
      name: expect.not.stringContaining('جديد'),
      passwordSetAt: expect.any(Date),
    });
    expect([await saves(), await sessionsOf(form.id)]).toEqual([[], 0]);
  });

  test('of whom STEB tells nothing for three hours is given up: a password counts as given, and a name as not', async () => {
    const form = await people.formOf('coach', { ...secrets, name: 'اسم جديد' });
    const plain = await people.formOf('student', { name: 'اسم جديد' });
    losing();
    await put('admin', form);
    vi.spyOn(portal.identity, 'saveAccount').mockRejectedValueOnce(noAnswer());
    await put('admin', plain);
    const away = { status: 503, body: 'down' };
    portal.world.stebFaults({ '/members': away, '/coaches': away });
    // Until then the queue tries again.
    for (const data of await people.queued('save-person'))
      await expect(portal.work['save-person'].run(data)).rejects.toThrow();
    expect([(await saves()).length, await sessionsOf(form.id)]).toEqual([2, 1]);
    portal.time.now = new Date(Date.now() + 3 * 60 * 60_000 + 60_000);
    await people.settle();
    expect(await byId(form.id)).toMatchObject({
      name: expect.not.stringContaining('جديد'),
      passwordSetAt: expect.any(Date),
    });
    expect(await byId(plain.id)).toMatchObject({ passwordSetAt: null, revision: 1 });
    expect([await saves(), await sessionsOf(form.id), await sessionsOf(plain.id)]).toEqual([[], 0, 1]);
  });

  test('of an organisation, which the registry names by its CR number alone', async () => {
    const form = await people.formOf('entity', { email: 'new-entity@example.com', phone_number: '+966500004444' });
    losing();
    expect((await put('admin', form)).status).toBe(502);
    await people.settle();
    expect(await byId(form.id)).toMatchObject({ email: 'new-entity@example.com', phoneNumber: '+966500004444' });
  });

  test('of a new person: they are told of above the list, and have the role that was chosen', async () => {
    const body = newPerson({ type: 5 });
    losing();
    const { json } = await admins.admin('POST', '', body, { 'Idempotency-Key': 'one-form' });
    expect(json.msg).toContain('nobody knows yet whether it added the account');
    const waiting = async () => (await portal.call('GET', '/api/admin/users/unsaved', { as: 'admin' })).json.users;
    expect(await waiting()).toEqual([{ steb_user_id: '', name: body.name }]);
    // They sign in before anybody has saved them again.
    const signIn = { body: { national_id: body.national_id, password: body.password } };
    expect((await portal.call('POST', '/api/adduser', signIn)).json.user.type).toBe(0);
    await people.settle();
    expect(await waiting()).toEqual([]);
    expect((await portal.call('POST', '/api/adduser', signIn)).json.user.type).toBe(5);
    const again = await admins.admin('POST', '', body, { 'Idempotency-Key': 'one-form' });
    expect([again.status, again.json.user.type]).toEqual([200, 5]);
    expect(await portal.db.$count(users, eq(users.nationalId, body.national_id))).toBe(1);
  });
});

describe('somebody of the office who saves their own account while nobody knows what became of another save of it', () => {
  const away = { status: 503, body: 'down' };
  const own = async (change: object) => {
    const { user } = (await portal.call('GET', '/api/admin/profile', { as: 'sub_admin' })).json;
    const { _id: id, revision, picture, phone_number } = user;
    const body = { id, revision, picture, phone_number, ...change };
    return portal.call('PUT', '/api/admin/profile', { as: 'sub_admin', body });
  };

  test('loses this session, too, if that save has set another password', async () => {
    const form = await people.formOf('sub_admin', { ...secrets, name: 'اسم جديد' });
    losing();
    expect((await put('admin', form)).status).toBe(502);
    portal.world.stebFaults({ '/members': away, '/coaches': away });
    expect((await own({ phone_number: '0500000077' })).status).toBe(200);
    expect(await sessionsOf(form.id)).toBe(0);
  });

  test('leaves that save as it is if there is nothing to save', async () => {
    const form = await people.formOf('sub_admin', { name: 'اسم جديد' });
    losing();
    expect((await put('admin', form)).status).toBe(502);
    portal.world.stebFaults({ '/members': away, '/coaches': away });
    expect((await own({})).status).toBe(200);
    expect(await saves()).toMatchObject([{ wanted: { columns: { name: 'اسم جديد' } } }]);
    portal.world.stebFaults({});
    await people.settle();
    expect([(await byId(form.id))?.name, await saves()]).toEqual(['اسم جديد', []]);
  });
});
