import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deletedAccount } from '#domain/deleted-account.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { talentsOfOffice } from '#tests/support/talents.ts';
import { talentData } from './personal-data.ts';
import { talents } from './table.ts';

/* What is the talents' own: log and switch are proven in office-records, on the questions. */
const { admin, everything, logged, refused, found, portal, path, competition, id } = talentsOfOffice();
const everybody = ['أمل', 'Omar', 'هند'];

describe('the list', () => {
  test('comes by page, newest first, with the names of the specification', async () => {
    const { status, json } = await admin('GET', '/?page=1');
    expect([status, json.currentPage, json.totalPages, json.totalItems, json.moreThanTotal]).toEqual([
      ...[200, 1, 1, 3, false],
    ]);
    expect(await found('/?page=1')).toEqual(everybody);
    const season = { _id: expect.any(String), name: 'الموسم الجديد', name_en: 'New season' };
    const training = (slug: 'FLLC' | 'FTC', time_slot_2: 'morning' | 'evening') => ({
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
    expect(await found('?sort=created_at&per_page=100')).toEqual(everybody.toReversed());
    expect((await found('?sort=school')).at(-1)).toBe('هند');
  });

  test('has pages of 10, 25 and 100', async () => {
    const [some] = await portal().db.select().from(talents).where(eq(talents.id, id.هند));
    const { id: _, searchText: __, ...copied } = some as typeof talents.$inferSelect;
    await portal()
      .db.insert(talents)
      .values(Array.from({ length: 30 }, () => copied));
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
    ['the phone number as it is dialled', '050 123 4567', ['هند']],
    ['the phone number with Arabic digits', '٠٥٠٧٧٧٧٧٧٧', ['أمل']],
    ['the school without its vowel marks', 'مدرسه الرواد', ['هند']],
    ['the subject', 'علوم', everybody],
    ['words of several fields', 'palm omar', ['Omar']],
    ['two letters, at the beginning of a word', 'pa', ['أمل', 'Omar']],
    ['two letters, within a word', 'lm', []],
    ['what is a pattern elsewhere', '%', []],
    ['what nobody entered', 'تاريخ', []],
  ])('is searched by %s', async (_what, words, names) => {
    expect(await found(`?s=${encodeURIComponent(words)}`)).toEqual(names);
  });

  test('is filtered by state, administration, competition and time', async () => {
    const { FLLC, FTC } = competition;
    expect(await found('?shown=false')).toEqual(['أمل']);
    expect(await found('?moeAdmin=jeddah')).toEqual(['Omar']);
    expect(await found(`?competion=${FTC}`)).toEqual(['هند']);
    expect(await found(`?competion=${FLLC}&slot=morning`)).toEqual(['أمل', 'هند']);
    // The second choice counts as much as the first.
    expect(await found(`?competion=${FLLC}&slot=evening`)).toEqual(['Omar', 'هند']);
    // She would come in the evening, but not for this one.
    expect(await found(`?competion=${FTC}&slot=evening`)).toEqual([]);
    expect(await found('?slot=evening')).toEqual(['Omar', 'هند']);
    expect(await found(`?competion=${FLLC}&slot=morning&shown=true&moeAdmin=riyadh&s=hind`)).toEqual(['هند']);
    expect(await found(`?competion=${FLLC}&slot=morning&shown=true&moeAdmin=riyadh&s=palm`)).toEqual([]);
    expect(await found(`?moeAdmin=atlantis`)).toEqual([]);
    expect(await found('?shown=x&competion=x&slot=noon&sort=x&page=x')).toEqual(everybody);
  });

  test('says of a competition that was deleted that it is gone, and keeps the choice', async () => {
    await portal().db.delete(competitions).where(eq(competitions.slug, 'old'));
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
    const { slots, administrations } = (await admin('GET', '/slots')).json;
    expect(slots[0]).toMatchObject({ _id: competition.FLLC, season: { name_en: 'New season' } });
    expect(administrations).toHaveLength(16);
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

  test('leave out a competition that was deleted, and are none without a registration', async () => {
    await portal().db.delete(competitions).where(eq(competitions.slug, 'old'));
    expect((await figures()).map(([name]: [string]) => name)).toEqual(['Challenge', 'Tech']);
    await portal().db.delete(talents);
    expect(await figures()).toEqual([]);
  });
});

describe('the switch', () => {
  const statusOf = async (name: keyof typeof id) => (await admin('GET', `?id=${id[name]}`)).json.moeTalent.status;

  test('is the call of the specification, and each change has its line in the log', async () => {
    const { status, json } = await admin('GET', `/?id=${id.Omar}&status=false`);
    expect([status, json, await statusOf('Omar')]).toEqual([200, { success: true }, false]);
    // Once more: as it is.
    await admin('GET', `?id=${id.Omar}&status=false`);
    const lines = await logged(id.Omar);
    expect(lines).toMatchObject([{ name: 'Omar Ali', action: 'changed' }]);
    expect([lines[0]?.before, lines[0]?.after]).toEqual([{ status: true }, { status: false }]);
    const { moeTalent } = (await admin('GET', `?id=${id.Omar}`)).json;
    expect([moeTalent.updated_by, moeTalent.updated_at]).toEqual([lines[0]?.by, lines[0]?.at]);
  });

  test('of several switches those that are not so already', async () => {
    const { status } = await admin('PATCH', '', { ids: Object.values(id), status: true });
    expect([status, await statusOf('أمل')]).toEqual([200, true]);
    expect([(await logged(id.أمل)).length, (await logged(id.Omar)).length]).toEqual([1, 0]);
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

test('whose data is erased is called by no name in the log either, however they spelt it', async () => {
  await admin('PATCH', '', { ids: Object.values(id), status: true });
  await admin('PATCH', '', { ids: Object.values(id), status: false });
  const person = { id: UNKNOWN_ID, stebUserId: '', nationalId: '', earlierIds: [], names: ['عمر علي'] };
  const theirs = { ...person, emails: ['omar@mail.example'], phoneNumbers: ['+966559876543'] };
  const erased = await portal().db.transaction((tx) => talentData.erase(tx, theirs));
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
      const { status, text } = await portal().call(method, `${path}${query}`, { as, body });
      expect([as, method, query, status, text.includes('Omar')]).toEqual([as, method, query, 403, false]);
    }
  }
  for (const [method, query, body] of calls)
    expect((await portal().call(method, `${path}${query}`, { body })).status).toBe(401);
  expect(await everything()).toEqual(before);
});

test('nothing of it is added, changed or deleted by the office: there is no such call', async () => {
  const before = await everything();
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await admin(method, `?id=${id.Omar}`, method === 'DELETE' ? undefined : { name: 'x' })).status).toBe(404);
  expect(await everything()).toEqual(before);
});
