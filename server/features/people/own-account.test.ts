import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import ar from '#locales/ar/admin-users.ts';
import { sessions } from '#server/features/sessions/index.ts';
import { personSaves, users } from '#server/features/users/index.ts';
import { formOf as multipart } from '#tests/support/forms.ts';
import { noAnswer, peopleOfOffice } from '#tests/support/people.ts';
import { picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* Picture and phone of people of the office, changed by themselves (decision 184). The circuit breaker makes each test need a portal of its own. */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
beforeEach(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin'] as const) await portal.tokenOf(role);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

type Officer = 'admin' | 'sub_admin';
const path = '/api/admin/profile';
const read = async (as: Officer = 'admin') => (await portal.call('GET', path, { as })).json;
/** The form as the page sends it, unchanged but for this. */
async function formOf(as: Officer, change: object = {}) {
  const { _id: id, revision, picture, phone_number } = (await read(as)).user;
  return { id, revision, picture, phone_number, ...change };
}
const save = async (as: Officer, change: object = {}, headers = {}) =>
  portal.call('PUT', path, { as, headers, body: await formOf(as, change) });
const atRegistry = async (as: Officer) => portal.identity.coach((await people.rowOf(as)).nationalId);

describe.each(['admin', 'sub_admin'] as const)('the own account (%s)', (role) => {
  test('is read whole, and picture and phone are changed at the registry and here', async () => {
    const row = await people.rowOf(role);
    const { user, created_at, signed_in_at, sessions: open } = await read(role);
    expect(user).toMatchObject({ _id: row.id, email: row.email, type: row.type, revision: 1, pending: false });
    expect([created_at, signed_in_at]).toEqual([row.createdAt.toISOString(), row.signedInAt?.toISOString()]);
    expect(open).toEqual([expect.objectContaining({ current: true })]);
    const saved = await save(role, { picture: await people.upload(role), phone_number: '0500001111' });
    expect([saved.status, saved.json.msg]).toEqual([200, 'Update Successfully!']);
    expect(saved.json.user).toMatchObject({ phone_number: '+966500001111', type: row.type, revision: 2 });
    expect(saved.json.user.picture).toMatch(/^http.+\/pictures\/.+\.webp/);
    expect(await atRegistry(role)).toMatchObject({ phone_number: '+966500001111', name: row.name, email: row.email });
    const [line] = await people.users.logged(row.id);
    expect(line).toMatchObject({ action: 'changed', by: row.name, after: { phone_number: '+966500001111' } });
    expect(Object.keys(line?.after ?? {}).sort()).toEqual(['phone_number', 'picture']);
    expect(await people.queued('send-account-changed')).toEqual([]);
    // Where nothing is changed the registry is not asked, and the picture stays.
    await portal.world.stebSaves('unavailable');
    expect((await save(role)).json.user).toMatchObject({ revision: 2, picture: saved.json.user.picture });
  });

  test('loses its picture, at the registry and here', async () => {
    await save(role, { picture: await people.upload(role) });
    const { status, json } = await save(role, { picture: '' });
    expect([status, json.user.picture]).toEqual([200, 'avator.png']);
    expect((await people.rowOf(role)).picture).toBeNull();
    expect((await atRegistry(role))?.picture).toBe('avator.png');
    await portal.world.stebSaves('unavailable');
    // There is none any more.
    for (const none of ['', 'avator.png']) expect((await save(role, { picture: none })).status).toBe(200);
  });
});

test('a picture that the registry keeps all the same stays, and the answer has it', async () => {
  const before = (await save('admin', { picture: await people.upload() })).json.user.picture;
  expect(before).toMatch(/\.webp/);
  const ask = portal.identity.saveAccount.bind(portal.identity);
  vi.spyOn(portal.identity, 'saveAccount').mockImplementationOnce(({ picture: _, ...form }) => ask(form));
  const { status, json } = await save('admin', { picture: '' });
  expect([status, json.user.picture]).toEqual([200, before]);
});

describe('the registry', () => {
  /** Everything of the account, its log, its sessions and its saves. */
  const everything = async () => [
    ...(await people.users.everything()),
    await portal.db.select().from(sessions),
    await portal.db.select().from(personSaves),
  ];

  test('that refuses: its own words beside ours in both languages, and nothing is saved', async () => {
    await portal.world.stebSaves('refuse');
    const before = await everything();
    const change = { phone_number: '+966500004444', picture: '' };
    const { status, json } = await save('admin', change);
    expect([status, json.code]).toEqual([422, 'sign_up_refused']);
    expect(json.msg).toContain('so nothing was saved. STEB says: \u2068This account is being reviewed');
    expect((await save('admin', change, { 'accept-language': 'ar' })).json.msg).toContain('لم يُحفظ شيء');
    expect(await everything()).toEqual(before);
  });

  test('that is not there: nothing is saved, and it is not waited for', async () => {
    const before = await everything();
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    vi.spyOn(portal.identity, 'saveAccount').mockRejectedValueOnce(noAnswer(refused));
    const { status, json } = await save('admin', { phone_number: '+966500004444' });
    expect([status, json.msg]).toEqual([502, expect.stringContaining('so nothing was saved')]);
    expect(await everything()).toEqual(before);
  });

  test.each(['unavailable', 'nonsense', 'lost'] as const)(
    'that gives no answer (%s): settled by itself',
    async (mode) => {
      await save('admin', { picture: await people.upload() });
      await portal.world.stebSaves(mode);
      const change = { phone_number: '+966500005555', picture: mode === 'lost' ? '' : await people.upload() };
      const before = await people.users.everything();
      const { status, json } = await save('admin', change);
      expect([status, json.msg]).toEqual([502, expect.stringContaining('nobody knows yet whether it saved this')]);
      expect(await people.users.everything()).toEqual(before);
      expect((await read()).user.pending).toBe(true);
      await portal.world.stebSaves('off');
      await people.settle();
      const { user } = await read();
      expect([user.pending, await portal.db.$count(personSaves)]).toEqual([false, 0]);
      if (mode === 'lost') expect(user).toMatchObject({ phone_number: '+966500005555', picture: 'avator.png' });
      else expect(await people.users.everything()).toEqual(before);
    },
  );

  test('that has saved what could not be saved here: it follows, once', async () => {
    await people.failing(true);
    const { status, json } = await save('admin', { phone_number: '+966500005555' });
    expect([status, json.msg]).toEqual([503, expect.stringContaining('STEB has saved this')]);
    await people.failing(false);
    // Another administrator has changed the role meanwhile, which stays.
    const own = eq(users.id, (await read()).user._id);
    await portal.db.update(users).set({ type: 5 }).where(own);
    await people.settle();
    await people.settle();
    const [row] = await portal.db.select().from(users).where(own);
    expect(row).toMatchObject({ phoneNumber: '+966500005555', type: 5, revision: 2 });
  });

  test('that is slow: the form sent twice is refused, and who was blocked meanwhile is told so', async () => {
    const form = await formOf('sub_admin', { phone_number: '+966500005555' });
    const { saved, answers } = people.slowRegistry();
    const first = portal.call('PUT', path, { as: 'sub_admin', body: form });
    await saved;
    // Sent twice: the second one is told who saves.
    const second = await portal.call('PUT', path, { as: 'sub_admin', body: form });
    expect([second.status, second.json.code]).toEqual([409, 'changed_meanwhile']);
    await people.block(form.id, true);
    answers();
    // The registry has it, so it is kept; but who is blocked is told that they may not.
    expect((await first).status).toBe(403);
    const [row] = await portal.db.select().from(users).where(eq(users.id, form.id));
    expect(row).toMatchObject({ phoneNumber: '+966500005555', status: false });
  });
});

describe('a form', () => {
  test('of an older revision is refused with both versions, before the registry is asked', async () => {
    await save('admin', { picture: await people.upload() });
    const form = await formOf('admin', { phone_number: '+966500006666' });
    expect((await save('admin', { phone_number: '+966500007777' })).status).toBe(200);
    const { status, json } = await portal.call('PUT', path, { as: 'admin', body: form });
    expect([status, json.code, json.conflict.current.phone_number]).toEqual([
      ...[409, 'changed_meanwhile', '+966500007777'],
    ]);
    const removal = await portal.call('PUT', path, {
      as: 'admin',
      body: { ...form, phone_number: '+966500007777', picture: '' },
    });
    expect(removal.status).toBe(409);
    expect((await atRegistry('admin'))?.phone_number).toBe('+966500007777');
  });

  test('of somebody else, who was signed in in this browser before, saves nothing', async () => {
    const body = await formOf('admin', { phone_number: '+966500008888' });
    const put = (language: string) =>
      portal.call('PUT', path, { as: 'sub_admin', body, headers: { 'accept-language': language } });
    expect(await people.users.refused(() => put('en'))).toEqual([403, 'not_allowed', undefined]);
    expect((await put('ar')).json.msg).toBe(ar.says.otherAccount);
  });

  test('changes picture and phone alone, whatever else is sent', async () => {
    const more = { type: 4, status: false, name: 'Somebody', email: 'x@example.com', national_id: '1000099999' };
    const before = await people.rowOf('sub_admin');
    expect((await save('sub_admin', { ...more, phone_number: '+966500009999' })).status).toBe(200);
    const { id, updatedAt, searchText } = await people.rowOf('sub_admin');
    expect(await people.rowOf('sub_admin')).toEqual({
      ...before,
      ...{ phoneNumber: '+966500009999', revision: 2, updatedAt, updatedBy: id, searchText },
    });
  });

  test('is refused beside the field that is wrong, and nothing is saved', async () => {
    for (const [change, field] of [
      [{ phone_number: '' }, 'phone_number'],
      [{ phone_number: '12' }, 'phone_number'],
      [{ picture: 'javascript:alert(1)' }, 'picture'],
      [{ picture: await people.upload('sub_admin') }, 'picture'],
    ] as const)
      expect(await people.users.refused(() => save('admin', change))).toEqual([422, expect.any(String), [field]]);
  });

  test('may be multipart, with the picture as `logo`', async () => {
    const { picture: _, revision, ...texts } = await formOf('admin');
    const logo = new Blob([new Uint8Array(await picture())], { type: 'image/png' });
    const sent = await multipart({ ...texts, revision: String(revision), logo });
    const { status, json } = await portal.call('PUT', path, { as: 'admin', ...sent });
    expect([status, json.user?.picture]).toEqual([200, expect.stringMatching(/\/pictures\/.+\.webp/)]);
  });
});
