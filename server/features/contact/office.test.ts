import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { contactInbox } from '#tests/support/contact-messages.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { contactFinder } from './office-list.ts';
import { contactData } from './personal-data.ts';
import { contactReplies } from './table.ts';

let portal: TestPortal;
let officers: Record<'admin' | 'sub_admin', string>;
const inbox = contactInbox(() => portal);
const { change, list, listed, one, path, refused, reply, sender, written } = inbox;
beforeAll(async () => {
  portal = await openTestPortal();
  officers = { admin: await inbox.idOf('admin'), sub_admin: await inbox.idOf('sub_admin') };
  for (const role of ['student', 'coach', 'entity'] as const) await portal.tokenOf(role);
});
afterAll(() => portal.close());
beforeEach(() => inbox.reset());

describe('the list', () => {
  test('has the new ones first, then the others, each newest first, with their replies', async () => {
    await written({ name: 'closed', state: 'closed' });
    await written({ name: 'older' }, 60);
    await written({ name: 'answered', state: 'answered' }, 5);
    const id = await written({ name: 'newer' }, 30);
    expect(await listed('?page=1')).toEqual(['newer', 'older', 'closed', 'answered']);
    expect(await listed('?sort=created_at')).toEqual(['older', 'newer', 'answered', 'closed']);
    await reply(id);
    const { json } = await list('?state=answered&sort=-created_at');
    expect(json).toMatchObject({ currentPage: 1, totalPages: 1, totalItems: 2, moreThanTotal: false });
    const keys = ['_id', 'name', 'email', 'phone', 'team_no', 'message', 'created_at', 'reply'];
    expect(Object.keys(json.contacts[1])).toEqual(expect.arrayContaining(keys));
    expect(json.contacts.map(({ reply }: { reply: object[] }) => reply.length)).toEqual([0, 1]);
  });

  test.each([
    ['a name without its vowel marks', 'نوره', 1],
    ['an e-mail', 'NOURA@school', 1],
    ['the phone as it is stored', '+966501234567', 1],
    ['the phone as people write it', '٠٥٠١٢٣٤٥٦٧', 1],
    ['the phone with spaces', '050 123 4567', 1],
    ['the phone with hyphens', '+966-50-123-4567', 1],
    ['a team number', 'f25-0012', 1],
    ['words of the text', 'التسجيل فريقان', 1],
    ['the beginning of a word', 'فر', 1],
    ['the end of a word', 'ان', 0],
    ['a word that is in none', 'لاشيءكهذا', 0],
    ['a sign that means something in a pattern', '%', 0],
  ])('is searched by %s', async (_, s, found) => {
    await written({ teamNo: 'F25-0012' });
    await written({ name: 'Other', email: 'other@x.example', phoneNumber: '+966555555555', message: 'Hello' });
    const { contacts, totalItems } = (await list(`?s=${encodeURIComponent(s)}`)).json;
    expect([contacts.length, totalItems]).toEqual([found, found]);
    // So small a table is read whole; a large one is asked by its text index.
    const query = { page: 1, per_page: 10, sort: '-is_new', s } as const;
    const byIndex = await contactFinder(portal.db, 0)(query as never, { id: officers.admin });
    expect(byIndex.rows).toHaveLength(found);
  });

  test('is narrowed by state and by officer, also within a search', async () => {
    await written({ name: 'mine', assignedTo: officers.sub_admin });
    await written({ name: 'closed', assignedTo: officers.sub_admin, state: 'closed' });
    await written({ name: 'theirs', assignedTo: officers.admin });
    await written({ name: 'nobody’s' });
    expect(await listed('?assigned=me', 'sub_admin')).toEqual(['mine', 'closed']);
    expect(await listed('?assigned=me&state=new', 'sub_admin')).toEqual(['mine']);
    expect(await listed('?assigned=me&s=فريقان', 'admin')).toEqual(['theirs']);
    expect(await listed(`?assigned=${officers.sub_admin}&sort=created_at`)).toEqual(['mine', 'closed']);
    expect(await listed('?assigned=nobody')).toEqual(['nobody’s']);
    expect(await listed('?assigned=nobody&state=closed&s=فريقان')).toEqual([]);
    expect(await listed('?state=new&s=فريقان&sort=created_at')).toEqual(['mine', 'theirs', 'nobody’s']);
    expect(await listed('?state=none&assigned=none&sort=none&page=none')).toHaveLength(4);
  });

  test('has pages of 10, 25 and 100', async () => {
    for (let minutes = 0; minutes < 12; minutes += 1) await written({}, minutes);
    const first = (await list()).json;
    expect([first.contacts.length, first.totalPages, first.totalItems]).toEqual([10, 2, 12]);
    expect((await list('?page=2')).json.contacts).toHaveLength(2);
    expect((await list('?per_page=25')).json.contacts).toHaveLength(12);
    expect((await list('?page=2000')).json.contacts).toEqual([]);
  });
});

test('one message says which new one is next: older ones, then the newest; among the assigned ones on request', async () => {
  const [oldest, middle, newest] = [await written({}, 30), await written({}, 20), await written({}, 10)];
  const closed = await written({ state: 'closed', assignedTo: officers.admin }, 25);
  const nextOf = async (id: string, query = '') => (await list(`?id=${id}${query}`)).json.next;
  expect([await nextOf(newest), await nextOf(middle), await nextOf(oldest)]).toEqual([middle, oldest, newest]);
  expect((await list(`?id=${newest}`)).json.others).toBe(2);
  expect(await nextOf(closed)).toBe(oldest);
  expect(await nextOf(newest, '&assigned=me')).toBeNull();
  await change({ id: oldest, assigned_to: officers.admin });
  expect(await nextOf(newest, '&assigned=me')).toBe(oldest);
  expect(await nextOf(newest, '&assigned=nobody')).toBe(middle);
  const missing = await list(`?id=${UNKNOWN_ID}`);
  expect([missing.status, missing.json.code]).toEqual([404, 'not_found']);
});

describe('state and assignment', () => {
  test('are changed with a line in the log each, and nothing is changed twice', async () => {
    const id = await written();
    const assigned = (await change({ id, revision: 1, assigned_to: officers.admin })).json.contact;
    expect(assigned).toMatchObject({ assigned_to: { _id: officers.admin }, state: 'new', revision: 2 });
    expect((await change({ id, state: 'closed' })).json.contact).toMatchObject({ state: 'closed', revision: 3 });
    expect((await change({ id, state: 'closed' })).json.contact.revision).toBe(3);
    expect((await change({ id, state: 'new', assigned_to: null })).json.contact.assigned_to).toBeNull();
    const lines = await inbox.logged(id);
    expect(lines.map(({ after }) => after)).toEqual([
      { assigned_to: officers.admin },
      { state: 'closed' },
      { state: 'new', assigned_to: null },
    ]);
    expect(JSON.stringify(lines)).not.toContain(sender.name);
  });

  test('stay as they are for an older version, an unknown state, and somebody who is not of the office', async () => {
    const id = await written();
    await change({ id, state: 'closed' });
    const outdated = { id, revision: 1, state: 'new' };
    expect(await refused(() => change(outdated))).toEqual([409, 'changed_meanwhile', undefined]);
    expect(await refused(() => change({ id, state: 'waiting' }))).toEqual([422, 'invalid_fields', ['state']]);
    for (const assigned_to of [await inbox.idOf('student'), UNKNOWN_ID]) {
      expect(await refused(() => change({ id, assigned_to }))).toEqual([422, 'invalid_fields', ['assigned_to']]);
    }
    expect(await refused(() => change({ id: UNKNOWN_ID, state: 'closed' }))).toEqual([404, 'not_found', undefined]);
  });

  test('of several: the new ones are closed, those that were answered meanwhile stay so', async () => {
    const [first, answered, second] = [await written(), await written({ state: 'answered' }), await written()];
    const close = (ids: string[], as: RoleName = 'sub_admin') =>
      portal.call('PATCH', `${path}/close`, { as, body: { ids } });
    expect((await close([first, answered, second, UNKNOWN_ID])).json).toEqual({ success: true, closed: 2 });
    const states = await Promise.all([first, answered, second].map(async (id) => (await one(id)).state));
    expect(states).toEqual(['closed', 'answered', 'closed']);
    expect(await inbox.logged(first)).toMatchObject([
      { action: 'changed', before: { state: 'new' }, after: { state: 'closed' }, changedBy: officers.sub_admin },
    ]);
    expect(await inbox.logged(answered)).toEqual([]);
    expect((await one(first)).revision).toBe(2);
    expect(await refused(() => close([]))).toEqual([422, 'missing_fields', ['ids']]);
    expect(await refused(() => close(['1']))).toEqual([422, 'invalid_fields', ['ids.0']]);
  });

  test('have a log for administrators, message by message', async () => {
    const id = await written();
    await reply(id);
    await change({ id, state: 'closed' });
    const history = (as: RoleName) => portal.call('GET', `${path}/history?id=${id}`, { as });
    const { changes, totalItems } = (await history('admin')).json;
    expect([totalItems, changes.map(({ by }: { by: string }) => by)]).toEqual([
      ...[2, [accountsOf('sub_admin')[0]?.name, accountsOf('admin')[0]?.name]],
    ]);
    expect(await refused(() => history('sub_admin'))).toEqual([403, 'not_allowed', undefined]);
  });

  test('name whom a message can be assigned to', async () => {
    const { officers: those } = (await portal.call('GET', `${path}/officers`, { as: 'sub_admin' })).json;
    expect(those.map(({ _id }: { _id: string }) => _id).sort()).toEqual(Object.values(officers).sort());
  });
});

test('whoever is deleted leaves nothing: an officer no assignment, and a guest neither the message nor its replies', async () => {
  const id = await written();
  await reply(id, 'نعم', { as: 'sub_admin' });
  const nobody = { stebUserId: '', nationalId: '', names: [], emails: [], phoneNumbers: [] };
  const officer = { ...nobody, id: officers.sub_admin };
  const guest = { ...nobody, id: UNKNOWN_ID, emails: [sender.email], phoneNumbers: [sender.phoneNumber] };
  const counts = async (person: typeof guest | typeof officer) =>
    Object.values(await contactData.collect(portal.db, person)).map((rows) => (rows as object[]).length);
  expect([await counts(officer), await counts(guest)]).toEqual([
    [0, 0, 1, 1],
    [1, 1, 0, 0],
  ]);
  const erase = (person: typeof guest | typeof officer) => portal.db.transaction((tx) => contactData.erase(tx, person));
  expect(await erase(officer)).toEqual({ removed: 0, nameless: 1 });
  expect(await one(id)).toMatchObject({ assigned_to: null, reply: [{ message: 'نعم' }] });
  expect(await erase(guest)).toEqual({ removed: 1, nameless: 0 });
  expect(await portal.db.$count(contactReplies)).toBe(0);
});

describe('canned replies', () => {
  const texts = { name: 'الموعد', name_en: 'Dates', text: 'المواعيد في صفحة الموسم.', text_en: 'See the season.' };
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', as: RoleName, query = '', body?: object) =>
    portal.call(method, `${path}/canned${query}`, { as, body });

  test('are written by administrators, and read by everybody who replies', async () => {
    const { canned_reply } = (await call('POST', 'admin', '', texts)).json;
    expect(canned_reply).toMatchObject(texts);
    await call('PUT', 'admin', '', { ...texts, id: canned_reply._id, text_en: 'They are there.' });
    const read = (await call('GET', 'sub_admin', '?s=there')).json.canned_replies;
    expect(read).toMatchObject([{ name_en: 'Dates', text_en: 'They are there.' }]);
    for (const [method, query, body] of [
      ['POST', '', texts],
      ['PUT', '', { ...texts, id: canned_reply._id }],
      ['DELETE', `?id=${canned_reply._id}`, undefined],
      ['GET', '/history', undefined],
      ['GET', '/export.csv', undefined],
    ] as const) {
      expect(await refused(() => call(method, 'sub_admin', query, body))).toEqual([403, 'not_allowed', undefined]);
    }
    expect((await call('DELETE', 'admin', `?id=${canned_reply._id}`)).status).toBe(200);
  });

  test('have a name and a text in both languages', async () => {
    for (const name of Object.keys(texts)) {
      const wrong = { ...texts, [name]: ' ' };
      expect(await refused(() => call('POST', 'admin', '', wrong))).toEqual([422, 'admin_fields_empty', [name]]);
    }
  });
});

test.each<[RoleName | undefined, number, string]>([
  [undefined, 401, 'not_signed_in'],
  ['student', 403, 'not_allowed'],
  ['coach', 403, 'not_allowed'],
  ['entity', 403, 'not_allowed'],
])('%s can neither read nor answer nor change messages', async (as, status, code) => {
  const id = await written();
  const who = as ? { as } : {};
  for (const url of [path, `${path}?id=${id}`, `${path}/officers`, `${path}/canned`, `${path}/history`]) {
    expect(await refused(() => portal.call('GET', url, who))).toEqual([status, code, undefined]);
  }
  const calls = [
    ['POST', path, { id, to_email: sender.email, message: 'نعم' }],
    ['PATCH', path, { id, state: 'closed' }],
    ['PATCH', `${path}/close`, { ids: [id] }],
  ] as const;
  for (const [method, url, body] of calls)
    expect(await refused(() => portal.call(method, url, { ...who, body }))).toEqual([status, code, undefined]);
});
