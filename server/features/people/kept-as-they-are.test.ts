import { PassThrough } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSession } from '#server/features/sessions/store.ts';
import { personSaves, users } from '#server/features/users/index.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { newPerson, noAnswer, peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* What nobody gets by a detour: a role, a password, a session (decision 178). */
let portal: TestPortal;
const people = peopleOfOffice(() => portal);
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await portal.close();
});

const byId = async (id: string) => (await portal.db.select().from(users).where(eq(users.id, id)))[0];
const put = (body: object) => portal.call('PUT', '/api/admin/users/', { as: 'admin', body });
const outage = () => vi.spyOn(portal.identity, 'saveAccount').mockRejectedValueOnce(noAnswer());

describe('whoever was blocked while their call was on its way', () => {
  /** Sends the beginning of a call; the rest follows when it is let. */
  function slowly(method: 'POST' | 'PUT', url: string, headers: object, body: object) {
    const text = JSON.stringify(body);
    const stream = new PassThrough();
    stream.write(text.slice(0, 5));
    const sent = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
    const answer = portal.app
      .inject({ method, url, headers: { ...headers, ...sent }, payload: stream })
      .then((it) => it);
    return { answer, finish: () => stream.end(text.slice(5)) };
  }

  test('changes nobody, adds nobody, and signs nobody out, here and at STEB', async () => {
    const other = await people.another();
    const form = await people.formOf('coach', { email: 'mine@example.com', password: 'A-new-password-9' });
    const ask = vi.spyOn(portal.identity, 'saveAccount');
    const calls = [
      slowly('PUT', '/api/admin/users/', other.headers, { ...form, c_password: form.password }),
      slowly('POST', '/api/admin/admins/', other.headers, newPerson({ type: 4 })),
      slowly('POST', '/api/admin/users/sessions/end', other.headers, { id: form.id }),
    ];
    expect((await people.block(other.id, true)).status).toBe(200);
    for (const { finish } of calls) finish();
    for (const { answer } of calls) expect((await answer).statusCode).toBe(401);
    expect(ask).not.toHaveBeenCalled();
    expect(await byId(form.id)).toMatchObject({ email: 'coach@example.com', revision: 1, passwordSetAt: null });
    expect(await people.withNumber(newPerson().national_id)).toBeUndefined();
  });

  test('also if it is their role that was taken', async () => {
    const other = await people.another();
    const form = await people.formOf('coach', { email: 'mine@example.com' });
    const ask = vi.spyOn(portal.identity, 'saveAccount');
    const call = slowly('PUT', '/api/admin/users/', other.headers, form);
    await portal.db.update(users).set({ type: 5 }).where(eq(users.id, other.id));
    call.finish();
    expect((await call.answer).statusCode).toBe(403);
    expect(ask).not.toHaveBeenCalled();
    expect((await byId(form.id))?.revision).toBe(1);
  });
});

/** Holds a table against writes until it is let go. */
async function holding(table: string) {
  const client = await portal.database.pool.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

test('whoever is blocked while their save waits for its turn has STEB asked nothing', async () => {
  const other = await people.another();
  const form = await people.formOf('coach', { name: 'اسم جديد' });
  const ask = vi.spyOn(portal.identity, 'saveAccount');
  const letGo = await holding('person_saves');
  const saving = portal.call('PUT', '/api/admin/users/', { headers: other.headers, body: form });
  await waitingForLocks(portal.database.pool);
  await portal.db.update(users).set({ status: false }).where(eq(users.id, other.id));
  await letGo();
  expect((await saving).json.code).toBe('not_allowed');
  expect(ask).not.toHaveBeenCalled();
  expect((await byId(form.id))?.revision).toBe(1);
  expect(await portal.db.$count(personSaves)).toBe(0);
});

test('of two administrators who take the role of each other at once one is left', async () => {
  const [one, other] = [await people.another('1000099971'), await people.another('1000099972')];
  // The one with whom the test portal begins.
  await portal.db.update(users).set({ status: false }).where(eq(users.nationalId, '1000000001'));
  const formFor = async (id: string, headers: object) => {
    const { json } = await portal.call('GET', `/api/admin/users/?id=${id}`, { headers: headers as never });
    return { ...json.user, id, type: 5, password: '', c_password: '' };
  };
  const forms = [await formFor(other.id, one.headers), await formFor(one.id, one.headers)] as const;
  const letGo = await holding('change_log');
  const calls = [one, other].map(({ headers }, at) =>
    portal.call('PUT', '/api/admin/users/', { headers, body: forms[at] }),
  );
  // Both are asked about their rights, or the second one waits until it is.
  await waitingForLocks(portal.database.pool, { count: 2 });
  await letGo();
  expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await portal.db.$count(users, and(eq(users.type, 4), eq(users.status, true)))).toBe(1);
});

test('a save that is settled twice at once is settled once', async () => {
  const form = await people.formOf('coach', { name: 'اسم جديد', password: 'A-new-password-9' });
  people.slowRegistry({ loses: true }).answers();
  expect((await put({ ...form, c_password: form.password })).status).toBe(502);
  const [job] = await people.queued('save-person');
  const letGo = await holding('change_log');
  const runs = [1, 2].map(() => portal.work['save-person'].run(job as never));
  await waitingForLocks(portal.database.pool, { count: 2 });
  await letGo();
  await Promise.all(runs);
  expect(await byId(form.id)).toMatchObject({ name: 'اسم جديد', revision: 2 });
  expect(await people.queued('send-account-changed')).toHaveLength(1);
});

test('who signed in with the password before the present one gets no session', async () => {
  const form = await people.formOf('coach', { password: 'A-new-password-9', c_password: 'A-new-password-9' });
  const askedAt = new Date();
  expect((await put(form)).status).toBe(200);
  const late = openSession(portal.db, { userId: form.id, userAgent: undefined, askedAt }, new Date());
  await expect(late).rejects.toMatchObject({ code: 'sign_in_failed' });
  await openSession(portal.db, { userId: form.id, userAgent: undefined, askedAt: new Date() }, new Date());
});

test.each([null, '', undefined])('a type of %j leaves it as it is', async (type) => {
  const form = await people.formOf('coach', { type, name: 'اسم جديد' });
  expect((await put(form)).status).toBe(200);
  expect(await byId(form.id)).toMatchObject({ name: 'اسم جديد', type: 1 });
});

test.each([[[]], [[4]], [true], [false], ['4e0'], ['0x4'], [4.5]])('a type of %j is refused', async (type) => {
  const form = await people.formOf('coach', { type });
  expect((await put(form)).json.fields).toMatchObject({ type: expect.any(String) });
  expect(await byId(form.id)).toMatchObject({ type: 1, revision: 1 });
});

describe('somebody who is added and is here already', () => {
  test('keeps their role, when STEB gives no answer', async () => {
    const other = await people.another();
    const row = await byId(other.id);
    outage();
    const details = { name: row?.name, email: row?.email, national_id: row?.nationalId };
    const body = newPerson({ ...details, type: 5 });
    expect((await portal.call('POST', '/api/admin/admins/', { as: 'admin', body })).status).toBe(502);
    await people.settle();
    expect(await byId(other.id)).toMatchObject({ type: 4 });
    expect(await portal.db.$count(personSaves)).toBe(0);
  });

  test('keeps it, when STEB knows them by an e-mail that is not here yet', async () => {
    const other = await people.another();
    await portal.db
      .update(users)
      .set({ email: 'old@example.com', nationalId: '1000099900' })
      .where(eq(users.id, other.id));
    const body = newPerson({
      name: 'مدير 1000099971',
      email: 'admin1000099971@example.com',
      national_id: '1000099971',
    });
    const withPicture = { ...body, picture: await people.upload() };
    const { status } = await portal.call('POST', '/api/admin/members/', { as: 'admin', body: withPicture });
    expect(status).toBe(403);
    expect(await byId(other.id)).toMatchObject({ type: 4, email: 'admin1000099971@example.com' });
  });
});

test('a role without an answer of STEB is not given, and sending the form as it was takes it back at once', async () => {
  const form = await people.formOf('coach', { type: 4 });
  outage();
  expect((await put(form)).status).toBe(502);
  expect((await put({ ...form, type: 1 })).status).toBe(200);
  expect(await portal.db.$count(personSaves)).toBe(0);
  await people.settle();
  expect(await byId(form.id)).toMatchObject({ type: 1, isAdmin: false });
});

test('what STEB has changed by itself is not taken for what the office asked for', async () => {
  const form = await people.formOf('student', { name: 'اسم جديد', type: 4, password: 'A-new-password-9' });
  vi.spyOn(portal.identity, 'saveAccount').mockRejectedValueOnce(noAnswer());
  expect((await put({ ...form, c_password: form.password })).status).toBe(502);
  vi.spyOn(portal.identity, 'member').mockImplementation(async () => {
    const row = await byId(form.id);
    if (!row) return undefined;
    const { stebUserId, email, nationalId: national_id, phoneNumber: phone_number } = row;
    const others = { picture: '', nationality: 'SA', dob: row.dob, gender: row.gender ?? '', subscription: false };
    const steb = { stebUserId, email, national_id, phone_number, ...others, type: 0, status: true };
    return { ...steb, name: 'اسم غيّرته', guardian_name: '', guardian_phone: '' } as never;
  });
  await people.settle();
  expect(await byId(form.id)).toMatchObject({ name: 'اسم غيّرته', type: 0, isAdmin: false });
});
