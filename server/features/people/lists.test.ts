import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { peopleFinder } from './list.ts';
import { peopleReader } from './office.ts';
import { narrowed, peopleLists } from './people-lists.ts';

let portal: TestPortal;
const people = peopleOfOffice(() => portal);
const { users: list, members, admins } = people;
beforeAll(async () => {
  portal = await openTestPortal();
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
  await portal.db.insert(users).values([
    {
      ...{ stebUserId: 'found-1', type: 0, name: 'مؤيّد الهُذلي', email: 'Moayad@Example.com' },
      ...{ nationalId: '1000012345', phoneNumber: '+966512345678', status: false, statusReason: 'شعار مسيء' },
    },
    { stebUserId: 'found-2', type: 3, name: '=Layla +Haddad', email: 'layla@example.com', nationalId: '1000054321' },
  ]);
});
afterAll(() => portal.close());
beforeEach(() => people.reset());

const names = async (calls: typeof list, query: string, key = 'users') =>
  (await calls.admin('GET', `/?${query}`)).json[key].map(({ name }: { name: string }) => name);

test('the lists have everybody, the members, and those of the office', async () => {
  const types = async (calls: typeof list, key: string) => {
    const { json } = await calls.admin('GET', '/?page=1&per_page=100');
    expect(json).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: json[key].length, moreThanTotal: false });
    return [...new Set<number>(json[key].map(({ type }: { type: number }) => type))].sort();
  };
  expect(await types(list, 'users')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await types(members, 'members')).toEqual([0]);
  expect(await types(admins, 'users')).toEqual([4, 5]);
});

test('people are answered with the fields of the specification, and its words for what is not there', async () => {
  const { json } = await list.admin('GET', `/?s=found-1`);
  expect(json.users).toEqual([
    {
      ...{ _id: expect.any(String), steb_user_id: 'found-1', name: 'مؤيّد الهُذلي', email: 'Moayad@Example.com' },
      ...{ phone_number: '+966512345678', national_id: '1000012345', subscription: false, nationality: 'SA' },
      ...{ dob: '', type: 0, gender: '', picture: 'avator.png', guardian_name: 'None', guardian_phone: 'None' },
      ...{ isAdmin: false, status: false, status_reason: 'شعار مسيء', password_set_at: null, pending: false },
      ...{ revision: 1, updated_at: expect.any(String), updated_by: null },
    },
  ]);
  const { _id } = json.users[0];
  expect((await list.admin('GET', `/?id=${_id}`)).json.user).toEqual(json.users[0]);
  expect((await members.admin('GET', `/?id=${_id}`)).json.member).toEqual(json.users[0]);
  expect((await admins.admin('GET', `/?id=${_id}`)).status).toBe(404);
  expect((await list.admin('GET', `/?id=${UNKNOWN_ID}`)).status).toBe(404);
});

describe('a search', () => {
  test.each([
    ['مويد الهذلى', 'by name, however it is written'],
    ['١٠٠٠٠١٢٣٤٥', 'by membership ID, in any digits'],
    ['found-1', 'by STEB’s identifier'],
    ['moayad@example', 'by e-mail, in any letters'],
    ['512345678', 'by phone'],
    ['0512345678', 'by phone as it is dialled at home'],
    ['٠٥١٢٣٤٥٦٧٨', 'by phone in Arabic digits'],
    ['05123', 'by the beginning of a phone number'],
    ['00966512345678', 'by phone as it is dialled from abroad'],
    ['966512345678', 'by phone without its plus'],
    ['+966512345678', 'by phone as it is stored'],
    ['مؤيد 1000012345', 'by several of them'],
  ])('for %j finds the person %s', async (s, _) => {
    expect(await names(list, `s=${encodeURIComponent(s)}`)).toEqual(['مؤيّد الهُذلي']);
    // So small a table is read whole; a large one is asked by its text index.
    const byIndex = peopleFinder(portal.db, peopleReader(portal.db), 0);
    const { rows } = await byIndex({
      search: s,
      narrowed: narrowed(peopleLists.users, {}),
      sort: '-created_at',
      offset: 0,
      limit: 10,
    });
    expect(rows).toHaveLength(1);
  });

  test.each(['مؤيد 1000054321', 'nobody at all', '%', '_', "'", '\\'])('for %j finds nobody', async (s) => {
    expect(await names(list, `s=${encodeURIComponent(s)}`)).toEqual([]);
  });
});

test('lists are narrowed by type and state, and ordered by name or age in both directions', async () => {
  expect(await names(list, 'type=3')).toEqual(['=Layla +Haddad']);
  expect(await names(list, 'status=false')).toEqual(['مؤيّد الهُذلي']);
  expect(await names(list, 'status=false&type=3')).toEqual([]);
  expect(await names(members, 'status=false', 'members')).toEqual(['مؤيّد الهُذلي']);
  expect(await names(members, 'status=false&s=layla', 'members')).toEqual([]);
  expect(await names(admins, 'type=5')).toHaveLength(1);
  for (const sort of ['created_at', 'name']) {
    const forth = await names(list, `sort=${sort}&per_page=100`);
    expect(await names(list, `sort=-${sort}&per_page=100`)).toEqual(forth.toReversed());
  }
  // Any other order is the first one: the newest at the top.
  const newest = await names(list, 'per_page=100');
  for (const sort of ['-created_at', 'updated_at', 'password_set_at', 'x'])
    expect([sort, await names(list, `sort=${sort}&per_page=100`)]).toEqual([sort, newest]);
});

test('a page has 10 people and up to 1000, in the sizes of the specification', async () => {
  await portal.db.execute(sql`
    insert into users (id, steb_user_id, type, name, email, national_id)
    select gen_random_uuid(), 'many-' || n, 0, 'كثير ' || n, 'many' || n || '@example.com', (1000200000 + n)::text
    from generate_series(1, 1001) n`);
  const page = async (query: string) => {
    const { json } = await list.admin('GET', `/?s=many&${query}`);
    return [json.users.length, json.totalPages, json.currentPage, json.totalItems];
  };
  for (const size of [10, 25, 100, 200, 300, 400, 500, 1000])
    expect([size, await page(`per_page=${size}`)]).toEqual([size, [size, Math.ceil(1001 / size), 1, 1001]]);
  for (const size of ['', '0', '11', '-10', '1001', '1000000', 'all'])
    expect([size, await page(`per_page=${size}`)]).toEqual([size, [10, 101, 1, 1001]]);
  expect(await page('per_page=1000&page=2')).toEqual([1, 2, 2, 1001]);
  await portal.db.execute(sql`delete from users where steb_user_id like 'many-%'`);
});

test('lists are files that spreadsheets read, at both addresses', async () => {
  const own = await list.admin('GET', '/export.csv?type=3');
  expect(own.headers['content-type']).toContain('text/csv');
  expect(own.headers['content-disposition']).toMatch(/^attachment; filename="?.*\.csv/);
  expect(own.text.startsWith('\ufeff')).toBe(true);
  expect(own.text).toContain(`"'=Layla +Haddad","Judge","1000054321"`);
  expect(own.text).not.toMatch(/None|avator/);
  const asWritten = await list.admin('GET', '/?download=true');
  expect(asWritten.text).toBe((await list.admin('GET', '/export.csv')).text);
  expect(asWritten.text.trim().split('\r\n')).toHaveLength(1 + (await portal.db.$count(users)));
  expect((await list.admin('GET', '/?download=true&status=false')).text).toContain('"Blocked","شعار مسيء"');
  const arabic = await list.admin('GET', '/?download=true&s=found-1', undefined, { 'accept-language': 'ar' });
  expect(arabic.text).toContain('"سبب الحظر أو رفعه"');
  expect((await list.admin('GET', '/?download=false')).status).toBe(422);
  expect((await members.admin('GET', '/export.csv?s=found')).text.trim().split('\r\n')).toHaveLength(2);
  expect((await admins.admin('GET', '/export.csv')).text.trim().split('\r\n')).toHaveLength(3);
});
