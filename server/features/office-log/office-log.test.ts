import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LogEntry, type LoggedKind, loggedKinds } from '#contract/endpoints/office-log.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { changeFinder } from './find-changes.ts';

let portal: TestPortal;
let admin: string;
let subAdmin: string;

beforeAll(async () => {
  portal = await openTestPortal();
  const idOf = async (as: 'admin' | 'sub_admin') => (await portal.call('POST', '/api/getuser', { as })).json.user._id;
  [admin, subAdmin] = [await idOf('admin'), await idOf('sub_admin')];
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`alter table change_log disable trigger user`);
  await portal.db.execute(sql`delete from change_log`);
  await portal.db.execute(sql`alter table change_log enable trigger user`);
  await portal.db.execute(sql`delete from rate_limits`);
});

type Line = { kind: LoggedKind; name?: string; at?: string; by?: string; action?: 'created' | 'changed' | 'deleted' };
const record = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Writes lines into the log, each of a record of its own unless it names one. */
const logged = (lines: (Line & { of?: number })[]) =>
  portal.db.insert(changeLog).values(
    lines.map(({ kind, name = kind, at = '2026-03-05T12:00:00Z', by = admin, action = 'changed', of }, n) => ({
      ...{ kind, name, action, changedBy: by, recordId: record(of ?? n), at: new Date(at) },
      ...{ before: { status: true }, after: { status: false } },
    })),
  );

const read = async (query: Record<string, string> = {}) => {
  const { status, json } = await portal.call('GET', `/api/admin/log?${new URLSearchParams(query)}`, { as: 'admin' });
  expect(status).toBe(200);
  return json as { entries: LogEntry[]; totalItems: number; totalPages: number; moreThanTotal: boolean };
};
const namesIn = async (query: Record<string, string>) => (await read(query)).entries.map(({ name }) => name);

test('all kinds are in one list, newest first, in pages', async () => {
  await logged(loggedKinds.map((kind, n) => ({ kind, at: `2026-03-05T12:00:${String(n).padStart(2, '0')}Z` })));
  const { entries, totalItems, totalPages, moreThanTotal } = await read();
  expect(entries.map(({ kind }) => kind)).toEqual([...loggedKinds].reverse().slice(0, 10));
  expect([totalItems, totalPages, moreThanTotal]).toEqual([
    loggedKinds.length,
    Math.ceil(loggedKinds.length / 10),
    false,
  ]);
  const last = Math.ceil(loggedKinds.length / 10);
  expect((await read({ page: String(last) })).entries).toHaveLength(loggedKinds.length - (last - 1) * 10);
  expect((await read({ page: String(last + 1) })).entries).toEqual([]);
});

test('every kind of record that the office edits can be logged', async () => {
  const { rows } = await portal.db.execute<{ table_name: LoggedKind }>(
    sql`select table_name from information_schema.columns where column_name in ('revision', 'updated_by')
      and table_schema = 'public' group by table_name having count(*) = 2`,
  );
  expect(rows.length).toBeGreaterThan(8);
  const left = rows.map(({ table_name }) => table_name).filter((kind) => !loggedKinds.includes(kind));
  expect(left, 'contract/endpoints/office-log.ts: add these tables to "loggedKinds"').toEqual([]);
});

test('it is narrowed by person, kind and days of Riyadh, each alone and together', async () => {
  await logged([
    // The fifth of March in Riyadh is from 21:00 of the fourth to 21:00 of the fifth.
    { kind: 'faqs', name: 'before', at: '2026-03-04T20:59:59Z' },
    { kind: 'faqs', name: 'first', at: '2026-03-04T21:00:00Z' },
    { kind: 'teams', name: 'last', at: '2026-03-05T20:59:59Z', by: subAdmin },
    { kind: 'teams', name: 'after', at: '2026-03-05T21:00:00Z' },
  ]);
  expect(await namesIn({ from: '2026-03-05', to: '2026-03-05' })).toEqual(['last', 'first']);
  expect(await namesIn({ from: '2026-03-06' })).toEqual(['after']);
  expect(await namesIn({ to: '2026-03-04' })).toEqual(['before']);
  expect(await namesIn({ by: subAdmin })).toEqual(['last']);
  expect(await namesIn({ kind: 'faqs' })).toEqual(['first', 'before']);
  expect(await namesIn({ kind: 'teams', by: admin, from: '2026-03-05' })).toEqual(['after']);
  // What cannot be read narrows nothing.
  expect(await namesIn({ kind: 'elsewhere', by: 'nobody', from: 'yesterday', to: '2026-13-40' })).toHaveLength(4);
});

test.each(['rows', 'index'])('a search finds records by their names, however they are spelt (%s)', async (how) => {
  await logged([
    { kind: 'teams', name: 'فريق صقور أُحُد' },
    { kind: 'faqs', name: 'متى يبدأ الموسم؟' },
    { kind: 'partners', name: '100% Robots_Club' },
  ]);
  const find = changeFinder(portal.db, how === 'rows' ? undefined : -1);
  const found = async (s: string, narrowing = {}) => {
    const { rows, total } = await find({ s, page: 1, per_page: 10, ...narrowing });
    expect(total).toBe(rows.length);
    return rows.map(({ change }) => change.kind);
  };
  expect(await found('صقور احد')).toEqual(['teams']);
  expect(await found('robots')).toEqual(['partners']);
  expect(await found('مت')).toEqual(['faqs']);
  // Signs of patterns mean themselves.
  expect(await found('00%')).toEqual(['partners']);
  expect(await found('s_c')).toEqual(['partners']);
  expect(await found('o_o')).toEqual([]);
  expect(await found('صقور', { kind: 'faqs' })).toEqual([]);
});

/** So many lines, a second apart, the newest first; their names end in their numbers. */
const many = (count: number, { name, newest, to = 1 }: { name: string; newest: string; to?: number }) =>
  portal.db.execute(sql`
    insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
    select gen_random_uuid(), ${newest}::timestamptz - n * interval '1 second', ${admin}, 'faqs', gen_random_uuid(),
      ${name} || ' ' || n, 'changed', '{}', '{}'
    from generate_series(${to}::int, ${count + to - 1}::int) as n`);

test.each(['rows', 'index'])('a search with more hits than are counted is in the exact order (%s)', async (how) => {
  const find = changeFinder(portal.db, how === 'rows' ? undefined : -1);
  const found = async (page: number, per_page = 3) => {
    const { rows, total, capped } = await find({ s: 'often', page, per_page });
    expect([total, capped]).toEqual([10_000, true]);
    return rows.map(({ change }) => change.name);
  };
  // Written in another order than theirs.
  await many(5_000, { name: 'often', newest: '2026-03-05T12:00:00Z', to: 6_000 });
  await many(5_999, { name: 'often', newest: '2026-03-05T12:00:00Z' });
  expect(await found(1)).toEqual(['often 1', 'often 2', 'often 3']);
  expect(await found(3_000)).toEqual(['often 8998', 'often 8999', 'often 9000']);
  // The last page has what is left of those that can be paged through, and none comes after it.
  expect(await found(3_334)).toEqual(['often 10000']);
  expect(await found(3_335)).toEqual([]);
  // Behind more lines than are read one by one.
  await many(10_001, { name: 'newer', newest: '2026-04-05T12:00:00Z' });
  expect(await found(1)).toEqual(['often 1', 'often 2', 'often 3']);
  expect(await found(3_000)).toEqual(['often 8998', 'often 8999', 'often 9000']);
  expect(await found(3_334)).toEqual(['often 10000']);
});

test('a line says who, and whether its record is gone by now', async () => {
  await logged([
    { kind: 'faqs', of: 1, at: '2026-03-01T00:00:00Z' },
    { kind: 'faqs', of: 1, at: '2026-03-02T00:00:00Z', action: 'deleted' },
    { kind: 'faqs', of: 2, at: '2026-03-03T00:00:00Z', by: subAdmin },
  ]);
  const { entries } = await read();
  expect(entries.map(({ gone, by_id, by_type }) => [gone, by_id, by_type])).toEqual([
    [false, subAdmin, 5],
    [true, admin, 4],
    [true, admin, 4],
  ]);
  const one = await portal.call('GET', `/api/admin/log?id=${entries[0]?._id}`, { as: 'admin' });
  expect(one.json.entry).toEqual(entries[0]);
  expect((await portal.call('GET', `/api/admin/log?id=${UNKNOWN_ID}`, { as: 'admin' })).status).toBe(404);
});

test('what a form changed is in it, with what was said before and after', async () => {
  const question = { name: 'سؤال', name_en: 'Question', description: '<p>أ</p>', description_en: '<p>A</p>' };
  const path = '/api/admin/faqs';
  const { json } = await portal.call('POST', path, { as: 'admin', body: question });
  const { _id: id, revision } = json.faq;
  await portal.call('PUT', path, { as: 'admin', body: { ...question, id, revision, name_en: 'Another' } });
  const [changed, created] = (await read({ kind: 'faqs' })).entries;
  expect(changed).toMatchObject({ action: 'changed', record_id: id, before: { name_en: 'Question' } });
  expect(changed?.after).toEqual({ name_en: 'Another' });
  expect(created).toMatchObject({ action: 'created', after: { name: 'سؤال' } });
});

test('the people to choose from are those of the office, and whoever is looked at', async () => {
  const coach = (await portal.call('POST', '/api/getuser', { as: 'coach' })).json.user._id;
  const people = async (query = '') =>
    (await portal.call('GET', `/api/admin/log/people${query}`, { as: 'admin' })).json.people.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect((await people()).toSorted()).toEqual([admin, subAdmin].toSorted());
  expect(await people(`?also=${coach}`)).toContain(coach);
});

test('its CSV file has the narrowed lines, also more than one statement reads', async () => {
  await logged(Array.from({ length: 2_100 }, (_, n) => ({ kind: 'faqs' as const, name: `سؤال ${n}` })));
  await logged([{ kind: 'teams', name: '=1+1' }]);
  const csv = async (query: string, language = 'ar') => {
    const headers = { 'accept-language': language };
    return (await portal.call('GET', `/api/admin/log/export.csv${query}`, { as: 'admin', headers })).text;
  };
  const all = (await csv('')).trim().split('\r\n');
  // With the line of the export itself.
  expect(all).toHaveLength(1 + 2_102);
  expect(new Set(all).size).toBe(all.length);
  const [head, line, ...others] = (await csv('?kind=teams', 'en')).trim().split('\r\n');
  expect(head).toContain('"When","By","What was done","Kind","Record"');
  expect(line).toMatch(/^"2026-03-05 15:00",".+","Changed","Team","'=1\+1"$/);
  expect(others).toEqual([]);
});

test.each([
  [
    'en',
    ['Message of 5 March 2026, 15:00', 'Post of 5 March 2026, 15:00', 'Deleted account', 'List of people as a file'],
  ],
  ['ar', ['رسالة 5 مارس 2026، 15:00', 'مشاركة 5 مارس 2026، 15:00', 'حساب محذوف', 'قائمة الحسابات في ملف']],
] as const)('a record without a name is called in words in its CSV file, too (%s)', async (language, names) => {
  const moment = '2026-03-05T12:00:00.000Z';
  await logged([
    { kind: 'contact_messages', name: moment },
    { kind: 'community_topics', name: moment },
    { kind: 'users', name: deletedAccount },
    { kind: 'exports', name: 'users' },
  ]);
  const headers = { 'accept-language': language };
  const { text } = await portal.call('GET', '/api/admin/log/export.csv', { as: 'admin', headers });
  for (const name of names) expect(text).toMatch(new RegExp(`"${name.replace('(', '.')}[^"]*"\r?\n`));
  expect(text).not.toContain(moment);
});

test('nobody but administrators reads any of it', async () => {
  for (const address of ['', `?id=${UNKNOWN_ID}`, '/people', '/export.csv']) {
    for (const as of ['sub_admin', 'coach', 'student', 'entity'] as const)
      expect((await portal.call('GET', `/api/admin/log${address}`, { as })).status).toBe(403);
    expect((await portal.call('GET', `/api/admin/log${address}`)).status).toBe(401);
  }
});

test('a file that fails before its first line is answered as a failed call, and is no file', async () => {
  const headers = { authorization: await portal.tokenOf('admin') };
  const ask = (encoding: string) =>
    portal.app.inject({ url: '/api/admin/log/export.csv', headers: { ...headers, 'accept-encoding': encoding } });
  await logged([{ kind: 'teams' }]);
  await portal.db.execute(sql`alter table change_log rename column at to "when"`);
  try {
    for (const encoding of ['gzip', 'br', 'identity']) {
      const { statusCode, headers: sent, body } = await ask(encoding);
      expect([statusCode, sent['content-disposition'], sent['content-encoding']]).toEqual([500, undefined, undefined]);
      expect(sent['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(body)).toMatchObject({ success: false, code: 'unknown_error' });
    }
  } finally {
    await portal.db.execute(sql`alter table change_log rename column "when" to at`);
  }
  expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
});
