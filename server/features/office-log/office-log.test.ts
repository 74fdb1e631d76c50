import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LogEntry, type LoggedKind, type LogLine, loggedKinds } from '#contract/endpoints/office-log.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { talents } from '#server/features/talents/index.ts';
import type { users } from '#server/features/users/index.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { allEndpoints, nameOfEndpoint } from '#tests/support/all-endpoints.ts';
import { expectHarmless, hostileValues } from '#tests/support/hostile-values.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { peopleOfOffice } from '#tests/support/people.ts';
import { allContent } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { changeFinder } from './find-changes.ts';

let portal: TestPortal;
let admin: string;
let subAdmin: string;
let student: typeof users.$inferSelect;
const people = peopleOfOffice(() => portal);

beforeAll(async () => {
  portal = await openTestPortal();
  admin = (await people.rowOf('admin')).id;
  subAdmin = (await people.rowOf('sub_admin')).id;
  student = await people.rowOf('student');
  await portal.tokenOf('coach');
  await portal.tokenOf('entity');
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.execute(sql`alter table change_log disable trigger user`);
  await portal.db.execute(sql`delete from change_log`);
  await portal.db.execute(sql`alter table change_log enable trigger user`);
  await portal.db.execute(sql`delete from rate_limits`);
});

type Line = Partial<typeof changeLog.$inferInsert> & { kind: LoggedKind };
const record = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Writes lines into the log, each of a record of its own unless it names one. */
const logged = (lines: Line[]) =>
  portal.db.insert(changeLog).values(
    lines.map((line, n) => ({
      ...{
        name: line.kind === 'contact_messages' ? '2026-03-05T12:00:00.000Z' : line.kind,
        action: 'changed' as const,
      },
      ...{ changedBy: admin, recordId: record(n), at: new Date('2026-03-05T12:00:00Z') },
      ...{ before: { status: true }, after: { status: false } },
      ...line,
    })),
  );

const get = (query = '', as: RoleName = 'admin') => portal.call('GET', `/api/admin/log${query}`, { as });
const read = async (query: Record<string, string> = {}) => {
  const { status, json } = await get(`?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return json as { entries: LogLine[]; totalItems: number; totalPages: number; moreThanTotal: boolean };
};
const namesIn = async (query: Record<string, string>) => (await read(query)).entries.map(({ name }) => name);
/** The newest line, or the newest of a kind, with all that its dialog shows. */
async function entryOf(kind?: LoggedKind): Promise<LogEntry> {
  const [line] = (await read(kind && { kind })).entries;
  const { status, json } = await get(`?id=${line?._id}`);
  expect(status).toBe(200);
  return json.entry;
}

describe('the list', () => {
  test('has the changes of all kinds, newest first, in pages', async () => {
    await logged(loggedKinds.map((kind, n) => ({ kind, at: new Date(Date.UTC(2026, 2, 5, 12, 0, n)) })));
    const { entries, totalItems, totalPages, moreThanTotal } = await read();
    expect(entries.map(({ kind }) => kind)).toEqual([...loggedKinds].reverse().slice(0, 10));
    const pages = Math.ceil(loggedKinds.length / 10);
    expect([totalItems, totalPages, moreThanTotal]).toEqual([loggedKinds.length, pages, false]);
    expect((await read({ page: String(pages) })).entries).toHaveLength(loggedKinds.length - (pages - 1) * 10);
    expect((await read({ page: String(pages + 1) })).entries).toEqual([]);
    expect((await read({ per_page: '100' })).entries).toHaveLength(loggedKinds.length);
  });

  test('says who made a change, in which role, and which fields it was about', async () => {
    await logged([{ kind: 'faqs', changedBy: subAdmin, before: { name: 'أ' }, after: { name: 'ب', name_en: 'B' } }]);
    const [line] = (await read()).entries;
    const { name } = await people.rowOf('sub_admin');
    expect(line).toMatchObject({ by: name, by_id: subAdmin, by_type: 5, action: 'changed', fields: expect.anything() });
    expect(line?.fields.toSorted()).toEqual(['name', 'name_en']);
    expect(line).not.toHaveProperty('before');
  });

  test('is filtered by person, record, kind, action and days of Riyadh, each alone and together', async () => {
    await logged([
      // The fifth of March in Riyadh is from 21:00 of the fourth to 21:00 of the fifth.
      { kind: 'faqs', name: 'before', at: new Date('2026-03-04T20:59:59.999Z'), action: 'created' },
      { kind: 'faqs', name: 'first', at: new Date('2026-03-04T21:00:00Z'), recordId: record(0) },
      { kind: 'teams', name: 'last', at: new Date('2026-03-05T20:59:59.999Z'), changedBy: subAdmin },
      { kind: 'teams', name: 'after', at: new Date('2026-03-05T21:00:00Z'), action: 'deleted' },
    ]);
    expect(await namesIn({ from: '2026-03-05', to: '2026-03-05' })).toEqual(['last', 'first']);
    expect(await namesIn({ from: '2026-03-06' })).toEqual(['after']);
    expect(await namesIn({ to: '2026-03-04' })).toEqual(['before']);
    expect(await namesIn({ by: subAdmin })).toEqual(['last']);
    expect(await namesIn({ record: record(0) })).toEqual(['first', 'before']);
    expect(await namesIn({ kind: 'faqs' })).toEqual(['first', 'before']);
    expect(await namesIn({ action: 'created' })).toEqual(['before']);
    expect(await namesIn({ action: 'deleted' })).toEqual(['after']);
    expect(await namesIn({ kind: 'teams', by: admin, from: '2026-03-05', action: 'deleted' })).toEqual(['after']);
    expect(await namesIn({ kind: 'teams', by: admin, to: '2026-03-05' })).toEqual([]);
    // A value that cannot be read is no filter.
    const unreadable = { kind: 'elsewhere', by: 'nobody', record: 'x', action: 'moved', from: 'yesterday' };
    expect(await namesIn({ ...unreadable, to: '9999-12-31' })).toHaveLength(4);
  });

  test.each(['rows', 'index'])('is searched by the names of records, however they are spelt (%s)', async (how) => {
    await logged([
      { kind: 'teams', name: 'فريق صقور أُحُد' },
      { kind: 'faqs', name: 'متى يبدأ الموسم؟', nameEn: 'When does it begin?' },
      { kind: 'partners', name: '100% Robots_Club' },
    ]);
    const find = changeFinder(portal.db, how === 'rows' ? undefined : -1);
    const found = async (s: string, filters = {}) => {
      const { rows, total } = await find({ s, page: 1, per_page: 10, ...filters } as never);
      expect(total).toBe(rows.length);
      return rows.map(({ kind }) => kind);
    };
    expect(await found('صقور احد')).toEqual(['teams']);
    expect(await found('robots')).toEqual(['partners']);
    expect(await found('begin')).toEqual(['faqs']);
    expect(await found('مت')).toEqual(['faqs']);
    // Signs of patterns mean themselves.
    expect(await found('00%')).toEqual(['partners']);
    expect(await found('o_o')).toEqual([]);
    expect(await found('صقور', { kind: 'faqs' })).toEqual([]);
  });

  test('pages through 10,000 lines, and says that there are more', async () => {
    await portal.db.execute(sql`
      insert into change_log (id, at, changed_by, kind, record_id, name, action, before, after)
      select gen_random_uuid(), '2026-03-05'::timestamptz - n * interval '1 second', ${admin}, 'faqs', gen_random_uuid(),
        'سؤال ' || n, 'changed', '{}', '{}' from generate_series(1, 10005) n`);
    for (const query of [{}, { s: 'سؤال' }, { kind: 'faqs' }, { by: admin }] as Record<string, string>[]) {
      const { totalItems, moreThanTotal } = await read(query);
      expect([totalItems, moreThanTotal]).toEqual([10_000, true]);
      expect(await namesIn({ ...query, page: '1000' })).toHaveLength(10);
      expect((await namesIn({ ...query, page: '1000' })).at(-1)).toBe('سؤال 10000');
    }
  });

  test('every table that the office edits is a kind of the log', async () => {
    const { rows } = await portal.db.execute<{ table_name: LoggedKind }>(
      sql`select table_name from information_schema.columns where column_name in ('revision', 'updated_by')
        and table_schema = 'public' group by table_name having count(*) = 2`,
    );
    const missing = rows.map(({ table_name }) => table_name).filter((kind) => !loggedKinds.includes(kind));
    expect(missing, 'contract/endpoints/office-log.ts: add these tables to "loggedKinds"').toEqual([]);
  });

  test('can be filtered by the people of the office, and by whoever it is filtered by', async () => {
    const listed = async (query = '') =>
      (await get(`/people${query}`)).json.people.map(({ _id }: { _id: string }) => _id);
    expect((await listed()).toSorted()).toEqual([admin, subAdmin].toSorted());
    expect(await listed(`?also=${student.id}`)).toContain(student.id);
  });
});

describe('one line', () => {
  test('has what a form changed, before and after, and whether the record is still there', async () => {
    const question = { name: 'سؤال', name_en: 'Question', description: '<p>أ</p>', description_en: '<p>A</p>' };
    const path = '/api/admin/faqs';
    const { json } = await portal.call('POST', path, { as: 'admin', body: question });
    const { _id: id, revision } = json.faq;
    await portal.call('PUT', path, { as: 'admin', body: { ...question, id, revision, name_en: 'Another' } });
    expect(await entryOf()).toMatchObject({
      ...{ kind: 'faqs', action: 'changed', record_id: id, name_en: 'Another', exists: true },
      ...{ before: { name_en: 'Question' }, after: { name_en: 'Another' } },
    });
    await portal.call('DELETE', `${path}?id=${id}`, { as: 'admin' });
    expect(await entryOf()).toMatchObject({ action: 'deleted', before: { name: 'سؤال' }, after: {}, exists: false });
  });

  test('of every kind can be read', async () => {
    for (const kind of loggedKinds) {
      await logged([{ kind }]);
      expect([kind, (await entryOf(kind)).exists]).toEqual([kind, false]);
    }
  });

  test('names people, seasons, competitions and regions whose ids are in it, also within lists', async () => {
    const [season] = await portal.db
      .insert(seasons)
      .values({ slug: 's', code: 'S26', name: 'الموسم', nameEn: 'The season' })
      .returning({ id: seasons.id });
    const of = { seasonId: season?.id ?? '', coachesNo: 1, membersNo: 3, slug: 'c', name: 'مسابقة', nameEn: 'One' };
    const [competition] = await portal.db.insert(competitions).values(of).returning({ id: competitions.id });
    const [region] = (await portal.call('GET', '/api/regions')).json.regions;
    await logged([
      {
        kind: 'gallery_items',
        before: { season: season?.id, competion: competition?.id, assigned_to: student.id, gone: UNKNOWN_ID },
        after: { milestones: [{ kind: 'final', region: region._id }] },
      },
    ]);
    expect((await entryOf()).names).toEqual({
      [season?.id ?? '']: { name: 'الموسم', name_en: 'The season' },
      [competition?.id ?? '']: { name: 'مسابقة', name_en: 'One' },
      [student.id]: { name: student.name, name_en: student.name },
      [region._id]: { name: region.ar_name, name_en: region.en_name },
    });
  });

  test('by somebody without an account has nobody’s name', async () => {
    await logged([{ kind: 'team_people', changedBy: null, after: { answered_by: 'link' } }]);
    expect(await entryOf()).toMatchObject({ by: null, by_id: null, by_type: null });
    expect((await read()).entries[0]).toMatchObject({ by: null, by_id: null, by_type: null });
  });

  test('that is not there is not found', async () => {
    expect((await get(`?id=${UNKNOWN_ID}`)).json.code).toBe('not_found');
    expect((await get('?id=1')).json.code).toBe('invalid_fields');
  });
});

test('of a deleted account the log keeps the mark', async () => {
  const { id, name, email, nationalId } = await people.rowOf('student', 1);
  await logged([
    { kind: 'users', recordId: id, name, before: { email }, after: { email: 'new@example.com' } },
    { kind: 'team_people', name: 'فريق', before: { _id: '', name: nationalId }, after: {} },
  ]);
  const asked = await portal.call('POST', '/api/personal-data/deletion', {
    as: 'student',
    number: 1,
    body: { confirmation: 'delete my account' },
  });
  const body = { id: asked.json.request._id };
  expect((await portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body })).status).toBe(200);
  expect(await entryOf('users')).toMatchObject({
    ...{ name: deletedAccount, before: { email: deletedAccount }, after: { email: deletedAccount }, exists: false },
  });
  expect((await entryOf('team_people')).before.name).toBe(deletedAccount);
  expect(await namesIn({ s: name })).toEqual([]);
  expect(await entryOf('deletion_requests')).toMatchObject({ name: deletedAccount, after: { state: 'done' } });
});

describe('its CSV file', () => {
  const csv = async (query = '', language = 'ar') => {
    const headers = { 'accept-language': language };
    return (await portal.call('GET', `/api/admin/log/export.csv${query}`, { as: 'admin', headers })).text;
  };

  test('has the lines of the list, also more than one statement reads, without what they said', async () => {
    await logged(Array.from({ length: 2_100 }, (_, n) => ({ kind: 'faqs' as const, name: `سؤال ${n}` })));
    await logged([{ kind: 'teams', name: '=1+1', after: { status: 'a secret' } }]);
    const all = (await csv()).trim().split('\r\n');
    // With the line of the download itself.
    expect(all).toHaveLength(1 + 2_102);
    expect(new Set(all).size).toBe(all.length);
    const [head, line, ...others] = (await csv('?kind=teams', 'en')).trim().split('\r\n');
    expect(head).toContain('"When","By","Role","What was done","Kind","Record"');
    expect(line).toMatch(/^"2026-03-05 15:00",".+","Admin","Changed","Team","'=1\+1"$/);
    expect(others).toEqual([]);
  });

  test.each([
    ['en', 'Message of 5 March 2026, 15:00', 'List of users', 'Deleted account', 'Somebody without an account'],
    ['ar', 'رسالة 5 مارس 2026، 15:00', 'قائمة المستخدمين', 'حساب محذوف', 'شخص بلا حساب'],
  ])('calls records without a name in words (%s)', async (language, ...words) => {
    await logged([
      { kind: 'contact_messages' },
      { kind: 'exports', name: 'users', action: 'created' },
      { kind: 'users', name: deletedAccount },
      { kind: 'team_people', changedBy: null },
    ]);
    const text = (await csv('', language)).replaceAll('\u00a0', ' ');
    for (const word of words) expect(text).toContain(`"${word}"`);
  });

  test('is not sent whole when a filter cannot be read', async () => {
    for (const query of ['?kind=elsewhere', '?by=1', '?from=yesterday', '?action=moved', '?record=1']) {
      const { status, json } = await get(`/export.csv${query}`);
      expect([query, status, json.code]).toEqual([query, 422, 'invalid_fields']);
    }
    expect((await read()).totalItems).toBe(0);
  });
});

describe('values that people and programs send', () => {
  const texts = Object.entries(hostileValues).filter((of): of is [string, string] => typeof of[1] === 'string');

  test.each(texts)('%s in a filter or the search is no error', async (_, value) => {
    for (const name of ['s', 'by', 'record', 'kind', 'action', 'from', 'to', 'page', 'per_page']) {
      const text = encodeURIComponent(value.toWellFormed().slice(0, 2_000));
      expect([name, (await get(`?${name}=${text}`)).status]).toEqual([name, 200]);
    }
  });

  test('in the name of a record are no formula in the file', async () => {
    const names = texts.map(([, value]) => value.replaceAll('\u0000', '').toWellFormed().slice(0, 100));
    await logged(names.map((name) => ({ kind: 'partners', name })));
    const { text } = await get('/export.csv?kind=partners');
    expect(text.match(/(?:^|,)"[=+@\t\r-]/gm)).toBeNull();
    expect((await read({ kind: 'partners', per_page: '100' })).entries).toHaveLength(names.length);
  });

  test('that the office types are stored without signs that steer others', async () => {
    const name = `أ${hostileValues['letters that reverse']}`;
    const question = { name, name_en: 'Q', description: '<p>أ</p>', description_en: '<p>A</p>' };
    await portal.call('POST', '/api/admin/faqs', { as: 'admin', body: question });
    expectHarmless((await entryOf('faqs')).name);
  });
});

/* Whoever takes a list of people out of the portal as a file is named in the log. */
describe('a download of people', () => {
  const traced = allEndpoints().filter(({ leavesTrace }) => leavesTrace);
  const addressOf = ({ path, selectedBy = [] }: (typeof traced)[number]) =>
    `${path}?${selectedBy.map((name) => `${name}=true`).join('&')}`;
  const rowsOf = (body: string) =>
    body.startsWith('{')
      ? (JSON.parse(body).moeTalents ?? JSON.parse(body).teams).length
      : body.trim().split('\r\n').length - 1;

  beforeAll(async () => {
    const talent = { name: 'هند', gender: 'female' as const, email: 'h@school.example', phoneNumber: '+966501234567' };
    await portal.db
      .insert(talents)
      .values({ ...talent, school: 'م', subject: 'ع', administration: 'riyadh', trainings: [] });
  });

  test('is one of these calls', () => {
    expect(traced.map(nameOfEndpoint).toSorted()).toEqual([
      ...['GET /api/admin/admins/export.csv', 'GET /api/admin/log/export.csv', 'GET /api/admin/members/export.csv'],
      ...['GET /api/admin/moe/export.csv', 'GET /api/admin/moe?download'],
      ...['GET /api/admin/teams/export.csv', 'GET /api/admin/teams?download'],
      ...['GET /api/admin/users/export.csv', 'GET /api/admin/users?download'],
    ]);
  });

  test.each(traced.map((endpoint) => [nameOfEndpoint(endpoint), endpoint] as const))(
    '%s leaves a line with its list and how many rows it had, before it is sent',
    async (_, endpoint) => {
      const click = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
      const headers = { ...click, cookie: `session=${await portal.tokenOf('admin')}` };
      const { statusCode, body } = await portal.app.inject({ url: addressOf(endpoint), headers });
      expect(statusCode).toBe(200);
      const line = await entryOf();
      expect(line).toMatchObject({ kind: 'exports', action: 'created', by_id: admin, before: {} });
      expect(endpoint.path).toContain({ talents: 'moe' }[line.name] ?? line.name);
      // The file of the log has the line of itself.
      expect(line.after).toEqual({ count: rowsOf(body) - (line.name === 'log' ? 1 : 0) });
      expect((await read()).totalItems).toBe(1);
    },
  );

  test('counts those of a search', async () => {
    await portal.call('GET', `/api/admin/users/export.csv?s=${student.nationalId}`, { as: 'admin' });
    expect((await entryOf()).after).toEqual({ count: 1 });
  });

  test.each(traced.map((endpoint) => [nameOfEndpoint(endpoint), endpoint] as const))(
    '%s: a refusal, a look at its headers and another site leave no line',
    async (_, endpoint) => {
      const before = await allContent(portal);
      const url = addressOf(endpoint);
      for (const as of ['sub_admin', 'coach', 'student', 'entity'] as const)
        expect((await portal.call('GET', url, { as })).status).toBe(403);
      expect((await portal.call('GET', url)).status).toBe(401);
      const headers = { cookie: `session=${await portal.tokenOf('admin')}` };
      const ask = (method: 'GET' | 'HEAD', more: object) =>
        portal.app.inject({ method, url, headers: { ...headers, ...more } });
      expect((await ask('HEAD', {})).headers['content-disposition']).toBeUndefined();
      for (const from of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://a.example' },
      ])
        expect((await ask('GET', { ...from, 'sec-fetch-mode': 'navigate' })).statusCode).toBe(403);
      expect(await allContent(portal)).toEqual(before);
    },
  );
});

test('nobody but administrators reads any of it, and a refusal changes nothing', async () => {
  await logged([{ kind: 'faqs' }]);
  const { _id: id } = (await read()).entries[0] as LogLine;
  const before = await allContent(portal);
  for (const address of ['', `?id=${id}`, '/people', '/export.csv']) {
    for (const as of ['sub_admin', 'coach', 'student', 'entity'] as const)
      expect([as, (await get(address, as)).status]).toEqual([as, 403]);
    expect((await portal.call('GET', `/api/admin/log${address}`)).status).toBe(401);
  }
  expect(await allContent(portal)).toEqual(before);
});
