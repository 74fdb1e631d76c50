import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { newPerson, peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { faces, narrowed } from './faces.ts';
import { peopleFinder } from './list.ts';
import { peopleReader } from './office.ts';

let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { admins, members } = people;
const list = people.users;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
  await portal.db.insert(users).values([
    {
      ...{ stebUserId: 'found-1', type: 0, name: 'مؤيّد الهُذلي', email: 'Moayad@Example.com' },
      ...{ nationalId: '1000012345', phoneNumber: '+966512345678', status: false },
    },
    { stebUserId: 'found-2', type: 3, name: '=Layla +Haddad', email: 'layla@example.com', nationalId: '1000054321' },
  ]);
});
afterAll(() => portal.close());
beforeEach(() => people.reset());

const names = async (calls: typeof list, query: string, key = 'users') =>
  (await calls.admin('GET', `/?${query}`)).json[key].map(({ name }: { name: string }) => name);

describe('the lists', () => {
  test('have everybody, the members, and those of the office', async () => {
    const types = async (calls: typeof list, key: string) => {
      const { json } = await calls.admin('GET', '/?page=1&per_page=100');
      expect(json).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: json[key].length });
      return [...new Set<number>(json[key].map(({ type }: { type: number }) => type))].sort();
    };
    expect(await types(list, 'users')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await types(members, 'members')).toEqual([0]);
    expect(await types(admins, 'users')).toEqual([4, 5]);
  });

  test('answer the fields of the specification, with its words for what is not there', async () => {
    const { json } = await list.admin('GET', `/?s=found-1`);
    expect(json.users).toEqual([
      {
        ...{ _id: expect.any(String), steb_user_id: 'found-1', name: 'مؤيّد الهُذلي', email: 'Moayad@Example.com' },
        ...{ phone_number: '+966512345678', national_id: '1000012345', subscription: false, nationality: 'SA' },
        ...{ dob: '', type: 0, gender: '', picture: 'avator.png', guardian_name: 'None', guardian_phone: 'None' },
        ...{ isAdmin: false, status: false, password_set_at: null, pending: false },
        ...{ revision: 1, updated_at: expect.any(String), updated_by: null },
      },
    ]);
    const { _id } = json.users[0];
    expect((await list.admin('GET', `/?id=${_id}`)).json.user).toEqual(json.users[0]);
    expect((await members.admin('GET', `/?id=${_id}`)).json.member).toEqual(json.users[0]);
    expect((await admins.admin('GET', `/?id=${_id}`)).status).toBe(404);
    expect((await list.admin('GET', `/?id=${UNKNOWN_ID}`)).status).toBe(404);
  });

  test.each([
    ['مويد الهذلى', 'by name, however it is written'],
    ['١٠٠٠٠١٢٣٤٥', 'by membership ID, in any digits'],
    ['found-1', 'by STEB’s identifier'],
    ['moayad@example', 'by e-mail, in any letters'],
    ['512345678', 'by phone'],
    ['0512345678', 'by phone as it is dialled at home'],
    ['00966512345678', 'by phone as it is dialled from abroad'],
    ['966512345678', 'by phone without its plus'],
    ['مؤيد 1000012345', 'by several of them'],
  ])('are searched: %j, %s', async (s, _) => {
    expect(await names(list, `s=${encodeURIComponent(s)}`)).toEqual(['مؤيّد الهُذلي']);
    // So small a table is read whole; a large one is asked by its text index.
    const byIndex = peopleFinder(portal.db, peopleReader(portal.db), 0);
    const { rows } = await byIndex({
      search: s,
      narrowed: narrowed(faces.users, {}),
      sort: '-created_at',
      offset: 0,
      limit: 10,
    });
    expect(rows).toHaveLength(1);
  });

  test('are narrowed by type and state, and ordered', async () => {
    expect(await names(list, 'type=3')).toEqual(['=Layla +Haddad']);
    expect(await names(list, 'status=false')).toEqual(['مؤيّد الهُذلي']);
    expect(await names(members, 'status=false', 'members')).toEqual(['مؤيّد الهُذلي']);
    expect(await names(members, 'status=false&s=layla', 'members')).toEqual([]);
    expect(await names(admins, 'type=5')).toHaveLength(1);
    for (const sort of ['created_at', 'name', 'updated_at']) {
      const forth = await names(list, `sort=${sort}&per_page=100`);
      expect(await names(list, `sort=-${sort}&per_page=100`)).toEqual(forth.toReversed());
    }
    const first = await names(list, 'page=1');
    expect((await list.admin('GET', '/?per_page=1000')).json.users.length).toBe(first.length);
  });

  test('are files that spreadsheets read, in both ways to ask for them', async () => {
    const own = await list.admin('GET', '/export.csv?type=3');
    expect(own.headers['content-type']).toContain('text/csv');
    expect(own.text.startsWith('\ufeff')).toBe(true);
    expect(own.text).toContain(`"'=Layla +Haddad","Judge","1000054321"`);
    expect(own.text).not.toMatch(/None|avator/);
    const asWritten = await list.admin('GET', '/?download=true');
    expect(asWritten.text.trim().split('\r\n')).toHaveLength(1 + (await portal.db.$count(users)));
    expect((await members.admin('GET', '/export.csv?s=found')).text.trim().split('\r\n')).toHaveLength(2);
    expect((await admins.admin('GET', '/export.csv')).text.trim().split('\r\n')).toHaveLength(3);
  });
});

describe('who may', () => {
  const others: (RoleName | undefined)[] = [undefined, 'student', 'coach', 'entity', 'sub_admin'];
  const statusOf = (role: RoleName | undefined) => (role ? 403 : 401);

  test('everything but the users is for administrators, and nothing is for others', async () => {
    const { id } = await people.rowOf('student', 1);
    const body = newPerson();
    const change = { ...body, id };
    const calls: [method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object][] = [];
    for (const face of ['members', 'admins']) {
      calls.push(['GET', `${face}/`], ['GET', `${face}/?id=${id}`], ['POST', `${face}/`, body]);
      calls.push(['PUT', `${face}/`, change], ['GET', `${face}/export.csv`], ['GET', `${face}/history`]);
    }
    calls.push(['POST', 'users/', body], ['GET', 'users/?download=true'], ['GET', 'users/export.csv']);
    calls.push(['GET', 'users/history'], ['POST', 'users/sessions/end', { id }]);
    calls.push(['GET', `admins/?id=${id}&status=false`], ['PATCH', 'admins/', { ids: [id], status: false }]);
    const before = await list.everything();
    for (const as of others) {
      for (const [method, path, sent] of calls) {
        const { status } = await portal.call(method, `/api/admin/${path}`, { ...(as && { as }), body: sent });
        expect([as, method, path, status]).toEqual([as, method, path, statusOf(as)]);
      }
      if (as === 'sub_admin') continue;
      for (const [method, path, sent] of [
        ['GET', 'users/'],
        ['GET', 'users/unsaved'],
        ['GET', `users/?id=${id}`],
        ['GET', `users/overview?id=${id}`],
        ['PUT', 'users/', change],
      ] as const) {
        const { status } = await portal.call(method, `/api/admin/${path}`, { ...(as && { as }), body: sent });
        expect([as, method, path, status]).toEqual([as, method, path, statusOf(as)]);
      }
    }
    expect(await list.everything()).toEqual(before);
  });

  test('a sub admin edits users, and nothing by which one becomes somebody else', async () => {
    const as = 'sub_admin';
    const send = (body: object) => portal.call('PUT', '/api/admin/users/', { as, body });
    const student = await people.formOf('student', {
      ...{ name: 'اسم جديد', phone_number: '+966500001212', dob: '2012-03-04', nationality: 'EG', gender: 'Female' },
      ...{ subscription: false, picture: await people.upload('sub_admin') },
    });
    expect((await send(student)).status).toBe(200);
    const secrets = { password: 'Another-password', c_password: 'Another-password' };
    for (const who of ['student', 'coach', 'entity'] as const)
      for (const [field, change] of Object.entries({
        password: secrets,
        email: { email: 'mine@example.com' },
        national_id: { national_id: '1000099961' },
        type: { type: 4 },
        status: { status: false },
      })) {
        const form = await people.formOf(who, change);
        expect(await list.refused(() => send(form))).toEqual([403, 'not_allowed', [field]]);
        expect((await send({ ...form, isAdmin: true })).status).toBe(403);
      }
    const toggled = await people.formOf('student', { isAdmin: true });
    expect((await send(toggled)).json.user).toMatchObject({ isAdmin: false, type: 0 });
    for (const [method, path, body] of [
      ['GET', `/?id=${student.id}&status=false`, undefined],
      ['PATCH', '/', { ids: [student.id], status: false }],
    ] as const)
      expect((await portal.call(method, `/api/admin/users${path}`, { as, body })).status).toBe(403);
    const overview = async (who: RoleName) =>
      (await portal.call('GET', `/api/admin/users/overview?id=${student.id}`, { as: who })).json;
    expect((await overview('sub_admin')).orders).toBeNull();
    expect(await overview('admin')).toMatchObject({ orders: { total: 0, paid: 0 }, totalTeams: 0, certificates: 0 });
    expect((await overview('admin')).sessions).toHaveLength(1);
  });

  test('a sub admin knows nobody of the office, as if they were not there', async () => {
    const as = 'sub_admin';
    const get = (path: string) => portal.call('GET', `/api/admin/users${path}`, { as });
    const [outsiders, officers] = [await portal.db.$count(users, sql`type < 4`), ['admin', 'sub_admin'] as const];
    expect((await get('/?per_page=100')).json.totalItems).toBe(outsiders);
    for (const query of ['type=4', 'type=5', 's=admin%40example.com', 'sort=-name&type=4&s=example'])
      expect((await get(`/?${query}`)).json).toMatchObject({ users: [], totalItems: 0 });
    for (const officer of officers) {
      const form = await people.formOf(officer, { name: 'Somebody' });
      for (const path of [`/?id=${form.id}`, `/overview?id=${form.id}`])
        expect([(await get(path)).status, (await get(path)).json.code]).toEqual([404, 'not_found']);
      const change = () => portal.call('PUT', '/api/admin/users/', { as, body: form });
      expect(await list.refused(change)).toEqual([404, 'not_found', undefined]);
    }
    for (const file of ['/export.csv', '/?download=true'])
      expect((await get(file)).text).not.toContain('admin@example.com');
    expect((await list.admin('GET', '/?type=4')).json.totalItems).toBe(1);
  });
});

describe('a block', () => {
  test('is a switch for everybody, needs no phone number, and counts as a change', async () => {
    const entity = await people.rowOf('entity');
    await portal.db.update(users).set({ phoneNumber: '' }).where(eq(users.id, entity.id));
    const toggle = (status: boolean) => list.admin('GET', `/?id=${entity.id}&status=${status}`);
    const before = await people.formOf('entity');
    expect((await toggle(false)).status).toBe(200);
    expect(await people.rowOf('entity')).toMatchObject({ status: false, revision: before.revision + 1 });
    expect((await list.logged(entity.id))[0]).toMatchObject({ before: { status: true }, after: { status: false } });
    // A form that was opened before does not lift it.
    expect((await list.admin('PUT', '', { ...before, name: 'Somebody' })).status).toBe(409);
    const { at } = (await list.admin('PATCH', '/', { ids: [entity.id], status: true })).json;
    expect(at).toEqual(expect.any(String));
    expect((await list.admin('PATCH', '/', { ids: [UNKNOWN_ID], status: false })).status).toBe(404);
  });
});

describe('a form', () => {
  test('that leaves an empty or odd field as it is says nothing wrong, and cannot empty one', async () => {
    const row = await people.rowOf('entity', 1);
    const odd = { phoneNumber: '', email: 'Office@SCHOOL', nationality: 'XX', dob: '1850-01-01', gender: 'x' };
    await portal.db.update(users).set(odd).where(eq(users.id, row.id));
    const form = await people.formOf('entity', { status: false }, 1);
    const blocked = await list.admin('PUT', '', form);
    expect([blocked.status, blocked.json.user?.status, blocked.json.user?.email]).toEqual([200, false, odd.email]);
    // The registry is told nothing of what nobody knows.
    await portal.db
      .update(users)
      .set({ email: row.email, nationality: 'SA', dob: null, gender: null })
      .where(eq(users.id, row.id));
    const plain = await people.formOf('entity', { name: 'مدرسة النور الأولى' }, 1);
    const named = await list.admin('PUT', '', plain);
    expect([named.status, named.json.user?.name]).toEqual([200, 'مدرسة النور الأولى']);
    const late = { ...(await people.formOf('student')), phone_number: '' };
    expect(await list.refused(() => list.admin('PUT', '', late))).toEqual([
      ...[422, 'person_fields_empty', ['phone_number']],
    ]);
    for (const [field, value] of Object.entries({
      phone_number: '12',
      nationality: 'ZZ',
      email: 'x',
      dob: '1850-01-01',
    }))
      expect(
        await list.refused(async () =>
          list.admin('PUT', '', { ...(await people.formOf('student', { [field]: value })) }),
        ),
      ).toEqual([...[422, 'invalid_fields', [field]]]);
  });

  test('that lacks something says so in the words of the specification', async () => {
    const picture = await people.upload();
    const create = (calls: typeof list, body: object) => calls.refused(() => calls.admin('POST', '', body));
    const empty = [422, 'person_fields_empty'];
    for (const field of ['name', 'email', 'phone_number', 'national_id', 'nationality']) {
      expect(await create(list, newPerson({ picture, [field]: '' }))).toEqual([...empty, [field]]);
    }
    const noPassword = newPerson({ picture, password: '', c_password: '' });
    expect(await create(admins, noPassword)).toEqual([...empty, ['password', 'c_password']]);
    expect(await create(list, newPerson())).toEqual([...empty, ['picture']]);
    expect(await create(members, newPerson())).toEqual([...empty, ['picture']]);
    const { json } = await list.admin('POST', '', newPerson());
    expect(json.msg).toBe('Please fill form carefully!');
    const mismatch = await list.admin('POST', '', newPerson({ picture, c_password: 'Another-one' }));
    expect([mismatch.status, mismatch.json.msg, mismatch.json.fields]).toEqual([
      ...[422, 'Password is not Matched'],
      { c_password: 'Password is not Matched' },
    ]);
  });

  test.each([
    ['email', 'nobody'],
    ['phone_number', '12'],
    ['national_id', '3000000001'],
    ['national_id', '12'],
    ['nationality', 'Saudi'],
    ['nationality', 'XX'],
    ['dob', '2012-02-30'],
    ['dob', '2999-01-01'],
    ['gender', 'x'],
    ['type', 7],
    ['password', 'short'],
    ['picture', 'javascript:alert(1)'],
    ['picture', '/files/pictures/0000000000000000000000.webp'],
  ])('is refused with the %s %j', async (field, value) => {
    const body = newPerson({ picture: await people.upload(), [field]: value });
    if (field === 'password') Object.assign(body, { c_password: value });
    expect(await list.refused(() => list.admin('POST', '', body))).toEqual([422, 'invalid_fields', [field]]);
    expect(await people.atRegistry('1000099991')).toBeUndefined();
  });

  test('may be multipart, with the picture as `logo`', async () => {
    const { formOf } = await import('#tests/support/forms.ts');
    const { picture } = await import('#tests/support/season.ts');
    const logo = new Blob([new Uint8Array(await picture())], { type: 'image/png' });
    const {
      subscription: _,
      status: __,
      ...texts
    } = newPerson({ email: 'form@example.com', national_id: '1000099981' });
    const { status, json } = await portal.call('POST', '/api/admin/admins/', {
      as: 'admin',
      ...(await formOf({ ...(texts as unknown as Record<string, string>), logo, type: '5' })),
    });
    expect([status, json.user?.type, json.user?.picture]).toEqual([200, 5, expect.stringContaining('/pictures/')]);
  });

  test('of an older revision is refused with both versions', async () => {
    const one = await people.formOf('student', { name: 'الاسم الأول' }, 2);
    expect((await list.admin('PUT', '', one)).status).toBe(200);
    const late = { ...one, name: 'الاسم الثاني' };
    const { status, json } = await list.admin('PUT', '', late);
    expect([status, json.code, json.conflict.current.name]).toEqual([409, 'changed_meanwhile', 'الاسم الأول']);
    expect((await people.atRegistry(one.national_id))?.name).toBe('الاسم الأول');
    // The same once more, because the answer was lost, changes nothing.
    expect((await list.admin('PUT', '', one)).json.user.name).toBe('الاسم الأول');
  });

  test('of an account that was deleted finds nobody', async () => {
    const row = await people.rowOf('student', 1);
    const form = await people.formOf('student', { name: 'Somebody' }, 1);
    await portal.db.execute(sql`update users set steb_user_id = 'deleted-' || id where id = ${row.id}`);
    expect((await list.admin('PUT', '', form)).status).toBe(404);
    expect((await list.admin('GET', `/?id=${row.id}`)).status).toBe(404);
    await portal.db.execute(sql`alter table users disable trigger users_stay_deleted`);
    await portal.db.update(users).set({ stebUserId: row.stebUserId }).where(eq(users.id, row.id));
    await portal.db.execute(sql`alter table users enable trigger users_stay_deleted`);
  });
});
