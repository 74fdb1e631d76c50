import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deletedAccount } from '#domain/deleted-account.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { talentData } from './personal-data.ts';
import { type TrainingChoice, talents } from './table.ts';

/* What is the talents' own; log, switch and the way back are proven in office-records, on the questions. */
const path = '/api/admin/moe';
let portal: TestPortal;
const { admin, everything, logged, refused } = officeCalls(() => portal, path, talents);
/** The ids by slug. */
let competition: { FLLC: string; FTC: string; old: string };
/** The ids by name. */
let id: Record<string, string>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Slot = 'morning' | 'evening';
const row = (slug: keyof typeof competition, slot1: Slot = 'morning', slot2: Slot = slot1): TrainingChoice => ({
  competitionId: competition[slug],
  ...{ slot1, slot2 },
});

/** A season with two competitions and an older one with one; three people who chose among them, the last not active. */
beforeEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.delete(talents);
  await portal.db.delete(competitions);
  await portal.db.delete(seasons);
  const [now, before] = await portal.db
    .insert(seasons)
    .values([
      {
        slug: 'now',
        code: 'N25',
        name: 'الموسم الجديد',
        nameEn: 'New season',
        createdAt: new Date('2025-08-01T00:00:00Z'),
      },
      {
        slug: 'before',
        code: 'B24',
        name: 'القديم',
        nameEn: 'Old season',
        createdAt: new Date('2024-08-01T00:00:00Z'),
      },
    ])
    .returning({ id: seasons.id });
  const of = { coachesNo: 1, membersNo: 3 };
  const made = await portal.db
    .insert(competitions)
    .values([
      { ...of, seasonId: now?.id ?? '', slug: 'FTC', name: 'تقنية', nameEn: 'Tech', position: 2 },
      { ...of, seasonId: now?.id ?? '', slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', position: 1 },
      { ...of, seasonId: before?.id ?? '', slug: 'old', name: 'قديمة', nameEn: 'Old one', position: 3 },
    ])
    .returning({ id: competitions.id, slug: competitions.slug });
  competition = Object.fromEntries(made.map(({ slug, id }) => [slug, id])) as typeof competition;
  const person = { gender: 'female' as const, subject: 'علوم', administration: 'riyadh' };
  const added = await portal.db
    .insert(talents)
    .values([
      {
        ...{ ...person, name: 'هند الشهري', email: 'Hind@school.example', phoneNumber: '+966501234567' },
        ...{ school: 'مدرسة الرُّوّاد', createdAt: new Date('2025-10-01T08:00:00Z') },
        trainings: [row('FLLC', 'morning', 'evening'), row('FLLC'), row('FTC'), row('FTC'), row('old')],
      },
      {
        ...{ ...person, name: 'Omar Ali', gender: 'male', email: 'omar@mail.example', phoneNumber: '+966559876543' },
        ...{ school: 'Palm School', administration: 'jeddah', createdAt: new Date('2025-10-02T08:00:00Z') },
        trainings: Array.from({ length: 5 }, () => row('FLLC', 'evening')),
      },
      {
        ...{ ...person, name: 'أمل القحطاني', email: 'amal@mail.example', phoneNumber: '+966507777777' },
        ...{ school: 'Palm School', status: false, createdAt: new Date('2025-10-03T08:00:00Z') },
        trainings: Array.from({ length: 5 }, () => row('FLLC')),
      },
    ])
    .returning({ id: talents.id, name: talents.name });
  id = Object.fromEntries(added.map(({ name, id }) => [name.split(' ')[0] as string, id]));
});

const namesIn = (json: { moeTalents: { name: string }[] }) => json.moeTalents.map(({ name }) => name.split(' ')[0]);
const found = async (query: string) => namesIn((await admin('GET', query)).json);
const everybody = ['أمل', 'Omar', 'هند'];

describe('the list', () => {
  test('comes by page, newest first, with the names of the specification', async () => {
    const { status, json } = await admin('GET', '/?page=1');
    expect([status, json.currentPage, json.totalPages, json.totalItems]).toEqual([200, 1, 1, 3]);
    expect(namesIn(json)).toEqual(everybody);
    const season = { name: 'الموسم الجديد', name_en: 'New season' };
    const training = (slug: 'FLLC' | 'FTC', time_slot_2: Slot) => ({
      competion: {
        ...{ _id: competition[slug], season },
        ...(slug === 'FTC' ? { name: 'تقنية', name_en: 'Tech' } : { name: 'تحدي', name_en: 'Challenge' }),
      },
      ...{ time_slot_1: 'morning', time_slot_2 },
    });
    expect(json.moeTalents[2]).toEqual({
      ...{ _id: id.هند, name: 'هند الشهري', gender: 'female', email: 'Hind@school.example', phone: '+966501234567' },
      ...{ school: 'مدرسة الرُّوّاد', subjects: 'علوم', status: true, created_at: '2025-10-01T08:00:00.000Z' },
      moeAdmin: { _id: 'riyadh', name: 'منطقة الرياض', name_en: 'Riyadh Region' },
      training: [
        ...[training('FLLC', 'evening'), training('FLLC', 'morning'), training('FTC', 'morning')],
        ...[training('FTC', 'morning'), expect.objectContaining({ time_slot_1: 'morning' })],
      ],
      ...{ revision: 1, updated_at: expect.stringMatching(/Z$/), updated_by: null },
    });
    expect(await found('?sort=name')).toEqual(['Omar', 'أمل', 'هند']);
    expect(await found('?sort=-created_at&per_page=100')).toEqual(everybody);
    expect((await found('?sort=school')).at(-1)).toBe('هند');
  });

  test('has pages of 10, 25 and 100', async () => {
    const [some] = await portal.db
      .select()
      .from(talents)
      .where(eq(talents.id, id.هند as string));
    const { id: _, searchText: __, ...copied } = some as typeof talents.$inferSelect;
    await portal.db.insert(talents).values(Array.from({ length: 30 }, () => copied));
    for (const [asked, shown] of [
      ['', 10],
      ['?per_page=25', 25],
      ['?per_page=100', 33],
      ['?per_page=7', 10],
    ] as const)
      expect([asked, (await found(asked)).length]).toEqual([asked, shown]);
    expect((await admin('GET', '?page=4')).json).toMatchObject({ currentPage: 4, totalPages: 4, totalItems: 33 });
  });

  test.each([
    ['the name, as people write it', 'امل القحطانى', ['أمل']],
    ['the e-mail, in any case', 'HIND@school', ['هند']],
    ['the end of the phone number', '9876543', ['Omar']],
    ['the phone number as it is dialled', '0501234567', ['هند']],
    ['the phone number with Arabic digits', '٠٥٠٧٧٧٧٧٧٧', ['أمل']],
    ['the school without its vowel marks', 'مدرسه الرواد', ['هند']],
    ['words of several fields', 'palm omar', ['Omar']],
    ['two letters', 'lm', ['أمل', 'Omar']],
    ['what is a pattern elsewhere', '%', []],
    ['what nobody entered', 'علوم', []],
  ])('is searched by %s', async (_what, words, names) => {
    expect(await found(`?s=${encodeURIComponent(words)}`)).toEqual(names);
  });

  test('is narrowed by state, administration, competition and time', async () => {
    const { FLLC, FTC } = competition;
    expect(await found('?shown=false')).toEqual(['أمل']);
    expect(await found('?moeAdmin=jeddah')).toEqual(['Omar']);
    expect(await found(`?competion=${FTC}`)).toEqual(['هند']);
    expect(await found(`?competion=${FLLC}&slot=morning`)).toEqual(['أمل', 'هند']);
    // Her second choice is as good as her first.
    expect(await found(`?competion=${FLLC}&slot=evening`)).toEqual(['Omar', 'هند']);
    // She would come in the evening, but not for this one.
    expect(await found(`?competion=${FTC}&slot=evening`)).toEqual([]);
    expect(await found('?slot=evening')).toEqual(['Omar', 'هند']);
    expect(await found(`?competion=${FLLC}&slot=morning&shown=true&moeAdmin=riyadh&s=palm`)).toEqual([]);
    expect(await found(`?moeAdmin=atlantis`)).toEqual([]);
    expect(await found('?shown=x&competion=x&slot=noon&sort=x&page=x')).toEqual(everybody);
  });

  test('says of a competition that was deleted that it is gone, and keeps the choice', async () => {
    await portal.db.delete(competitions).where(eq(competitions.slug, 'old'));
    const { moeTalent } = (await admin('GET', `?id=${id.هند}`)).json;
    expect(moeTalent.training[4].competion).toEqual({ _id: competition.old, name: '', name_en: '', season: null });
    expect(moeTalent.training[0].competion.name_en).toBe('Challenge');
  });
});

test('one is answered by its id, and an unknown one is not there', async () => {
  expect((await admin('GET', `/?id=${id.Omar}`)).json.moeTalent).toMatchObject({
    name: 'Omar Ali',
    training: { length: 5 },
  });
  expect((await admin('GET', `?id=${UNKNOWN_ID}`)).json.code).toBe('not_found');
  expect((await admin('GET', '?id=1')).json.code).toBe('invalid_fields');
});

describe('the slots', () => {
  const figures = async () =>
    (await admin('GET', '/slots')).json.slots.map(
      (of: Record<string, unknown>) => [of.name_en, of.morning, of.evening, of.either] as const,
    );

  test('count each active person once, by competition and time, the newest season first', async () => {
    expect(await figures()).toEqual([
      ['Challenge', 1, 2, 2],
      ['Tech', 1, 0, 1],
      ['Old one', 1, 0, 1],
    ]);
    const [first] = (await admin('GET', '/slots')).json.slots;
    expect(first).toMatchObject({ _id: competition.FLLC, season: { name_en: 'New season' } });
  });

  test('are as many as the list that each leads to, and follow the switch', async () => {
    await admin('PATCH', '', { ids: [id.أمل, id.Omar], status: true });
    for (const figure of (await admin('GET', '/slots')).json.slots) {
      const total = async (query: string) =>
        (await admin('GET', `?shown=true&competion=${figure._id}${query}`)).json.totalItems;
      expect([await total('&slot=morning'), await total('&slot=evening'), await total('')]).toEqual([
        ...[figure.morning, figure.evening, figure.either],
      ]);
    }
    expect((await figures())[0]).toEqual(['Challenge', 2, 2, 3]);
    await admin('PATCH', '', { ids: Object.values(id), status: false });
    expect((await figures())[0]).toEqual(['Challenge', 0, 0, 0]);
  });

  test('are none without a registration', async () => {
    await portal.db.delete(talents);
    expect(await figures()).toEqual([]);
  });
});

describe('the switch', () => {
  const statusOf = async (name: string) => (await admin('GET', `?id=${id[name]}`)).json.moeTalent.status;

  test('is the call of the specification, and each change has its line in the log', async () => {
    const { status, json } = await admin('GET', `/?id=${id.Omar}&status=false`);
    expect([status, json, await statusOf('Omar')]).toEqual([200, { success: true }, false]);
    // Once more: as it is.
    await admin('GET', `?id=${id.Omar}&status=false`);
    expect(await logged(id.Omar)).toMatchObject([
      { name: 'Omar Ali', action: 'changed', before: { status: true }, after: { status: false } },
    ]);
  });

  test('of several is taken back', async () => {
    const { switched, at } = (await admin('PATCH', '', { ids: Object.values(id), status: true })).json;
    expect([switched, await statusOf('أمل')]).toEqual([[id.أمل], true]);
    await admin('PATCH', '', { ids: switched, status: false, unless_since: at });
    expect(await statusOf('أمل')).toBe(false);
  });

  test.each([
    ['one that is not there', () => admin('GET', `?id=${UNKNOWN_ID}&status=false`), [404, 'not_found', undefined]],
    ['a value that is none', () => admin('GET', `?id=${id.Omar}&status=perhaps`), [422, 'invalid_fields', ['status']]],
    ['an id that is none', () => admin('GET', '?id=1&status=false'), [422, 'invalid_fields', ['id']]],
    [
      'a request from another site',
      () => admin('GET', `?id=${id.Omar}&status=false`, undefined, { 'sec-fetch-site': 'cross-site' }),
      [403, 'cross_site', undefined],
    ],
    [
      'several with an id that is none',
      () => admin('PATCH', '', { ids: ['1'], status: true }),
      [422, 'invalid_fields', ['ids.0']],
    ],
  ])('is refused for %s, and changes nothing', async (_what, send, answer) => {
    expect(await refused(send)).toEqual(answer);
  });
});

describe('the whole list', () => {
  test('is one answer of JSON, with the search and the filters of the list', async () => {
    const { status, headers, json } = await admin('GET', '/?download=true');
    expect([status, json.success, namesIn(json)]).toEqual([200, true, everybody]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(await found('?download=true&shown=false')).toEqual(['أمل']);
    expect(await found('?download=true&s=palm&sort=name')).toEqual(['Omar', 'أمل']);
    expect(await found('?download=true&s=nobody')).toEqual([]);
    expect((await admin('GET', '?download=false')).json.code).toBe('invalid_fields');
  });

  test('is a CSV file in the language of the person, safe for spreadsheets', async () => {
    await portal.db
      .update(talents)
      .set({ name: '=HYPERLINK("http://evil.example")', school: '@SUM(1)', subject: '-1+1' })
      .where(eq(talents.id, id.Omar as string));
    const answer = await portal.call('GET', `${path}/export.csv?sort=created_at&lang=ar`, { as: 'admin' });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="moeTalents-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.text).toMatch(/^\ufeff"الاسم","الجنس","البريد الإلكتروني","رقم الجوال","المدرسة","التخصص",/);
    const rows = answer.text.trim().split('\r\n');
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain('"أنثى","Hind@school.example",');
    expect(rows[1]).toContain('"تحدي، الموسم الجديد: صباحًا، مساءً\nتحدي، الموسم الجديد: صباحًا، صباحًا\n');
    expect(rows[1]).toContain('"منطقة الرياض"');
    expect(rows[1]).toContain('"نعم","2025-10-01 11:00"');
    expect(rows[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    // A phone number begins with a plus: as a text it keeps it.
    for (const cell of [`"'@SUM(1)"`, `"'-1+1"`, `"'+966559876543"`]) expect(rows[2]).toContain(cell);
    const english = await portal.call('GET', `${path}/export.csv?slot=evening&s=omar@&lang=en`, { as: 'admin' });
    expect(english.text.trim().split('\r\n')).toHaveLength(2);
    expect(english.text).toContain('"Challenge, New season: Evening, Evening\n');
  });
});

test('whose data is erased is called by no name in the log either, however they spelt it', async () => {
  await admin('PATCH', '', { ids: Object.values(id), status: true });
  await admin('PATCH', '', { ids: Object.values(id), status: false });
  const person = { id: UNKNOWN_ID, stebUserId: '', nationalId: '', earlierIds: [], names: ['عمر علي'] };
  const theirs = { ...person, emails: ['omar@mail.example'], phoneNumbers: ['+966559876543'] };
  const erased = await portal.db.transaction((tx) => talentData.erase(tx, theirs));
  expect([erased, await found('')]).toEqual([{ removed: 1 }, ['أمل', 'هند']]);
  expect((await logged(id.Omar)).map(({ name }) => name)).toEqual([deletedAccount]);
  expect(JSON.stringify(await logged(id.Omar))).not.toMatch(/Omar|omar@|9876543/);
  expect((await logged(id.هند)).map(({ name }) => name)).toEqual(['هند الشهري']);
});

test('for nobody but administrators: every call is refused to all others, and changes nothing', async () => {
  const calls = [
    ...['', `?id=${id.Omar}`, '?download=true', '/slots', '/history', '/export.csv'].map(
      (query) => ['GET', query] as const,
    ),
    ['GET', `?id=${id.Omar}&status=false`] as const,
    ['PATCH', '', { ids: [id.Omar], status: false }] as const,
  ];
  const before = await everything();
  for (const as of ['student', 'coach', 'entity', 'sub_admin'] as const) {
    for (const [method, query, body] of calls) {
      const { status, text } = await portal.call(method, `${path}${query}`, { as, body });
      expect([as, method, query, status, text.includes('Omar')]).toEqual([as, method, query, 403, false]);
    }
  }
  for (const [method, query, body] of calls)
    expect((await portal.call(method, `${path}${query}`, { body })).status).toBe(401);
  expect(await everything()).toEqual(before);
});

test('nothing of it is added, changed or deleted by the office: there is no such call', async () => {
  const before = await everything();
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await admin(method, `?id=${id.Omar}`, method === 'DELETE' ? undefined : { name: 'x' })).status).toBe(404);
  expect(await everything()).toEqual(before);
});
