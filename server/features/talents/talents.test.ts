import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { rates } from '#contract/rates.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { leave } from '#tests/support/rates.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { talents } from './table.ts';

let portal: TestPortal;
/** The ids by slug. */
let season: Record<string, string>;
let competition: Record<string, string>;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** An open season with an inactive competition, a newer one that is closed, and an inactive one. */
beforeEach(async () => {
  await portal.db.delete(talents);
  await portal.db.delete(competitions);
  await portal.db.delete(seasons);
  await portal.database.pool.query('delete from rate_limits');
  const made = await portal.db
    .insert(seasons)
    .values([
      { ...named('open', 'O25'), registration: true, createdAt: new Date('2025-08-01T00:00:00Z') },
      { ...named('older', 'O24'), registration: true, createdAt: new Date('2024-08-01T00:00:00Z') },
      { ...named('closed', 'C26'), createdAt: new Date('2026-01-01T00:00:00Z') },
      { ...named('draft', 'D27'), registration: true, status: false, createdAt: new Date('2026-02-01T00:00:00Z') },
    ])
    .returning({ id: seasons.id, slug: seasons.slug });
  season = Object.fromEntries(made.map(({ slug, id }) => [slug, id]));
  const of = (slug: string) => ({ seasonId: season[slug] ?? '', coachesNo: 1, membersNo: 3 });
  const offered = await portal.db
    .insert(competitions)
    .values([
      { ...of('open'), slug: 'FTC', name: 'تقنية', nameEn: 'Tech', position: 2, registration: false },
      { ...of('open'), slug: 'FLLC', name: 'تحدي', nameEn: 'Challenge', position: 1 },
      { ...of('open'), slug: 'hidden', name: 'مخفية', nameEn: 'Hidden', position: 3, status: false },
      { ...of('older'), slug: 'FLLE', name: 'استكشاف', nameEn: 'Explore', position: 1 },
      { ...of('closed'), slug: 'robosports', name: 'رياضات', nameEn: 'RoboSports', position: 1 },
      { ...of('draft'), slug: 'drafted', name: 'مسودة', nameEn: 'Draft', position: 1 },
    ])
    .returning();
  await addAgeLevels(portal.db, offered, { Junior: '9-16' });
  competition = Object.fromEntries(offered.map(({ slug, id }) => [slug, id]));
});

const named = (slug: string, code: string) => ({ slug, code, name: slug, nameEn: slug });
const get = async (path: string) => (await portal.call('GET', `/api/moe/${path}`)).json;
const names = async (query = '') =>
  (await get(`competions${query}`)).competions.map(({ name_en }: { name_en: string }) => name_en);

describe('the administrations', () => {
  test('are the 16 of the Kingdom, each in both languages', async () => {
    const { success, moeTypes } = await get('administrators');
    expect([success, moeTypes.length, new Set(moeTypes.map(({ _id }: { _id: string }) => _id)).size]).toEqual([
      true,
      16,
      16,
    ]);
    for (const { _id, name, name_en } of moeTypes) {
      expect([_id, name, name_en]).toEqual([
        expect.stringMatching(/^[a-z-]+$/),
        expect.stringMatching(/^[\u0600-\u06ff ]+$/),
        expect.stringMatching(/^[A-Za-z ]+$/),
      ]);
    }
  });
});

describe('the time slots', () => {
  test('are morning and evening', async () => {
    expect(await get('timeslots/')).toEqual({
      success: true,
      moeTime: [
        { _id: 'morning', name: 'صباحًا', name_en: 'Morning' },
        { _id: 'evening', name: 'مساءً', name_en: 'Evening' },
      ],
    });
  });
});

describe('the competitions', () => {
  test('are the active ones of the newest open season, in their order and in both languages', async () => {
    expect(await get('competions')).toEqual({
      success: true,
      competions: [
        { _id: competition.FLLC, name: 'تحدي', name_en: 'Challenge' },
        { _id: competition.FTC, name: 'تقنية', name_en: 'Tech' },
      ],
    });
  });

  test('are those of the newest season when none is open', async () => {
    await portal.db.update(seasons).set({ registration: false });
    expect(await names()).toEqual(['RoboSports']);
  });

  test('can be asked for by season', async () => {
    expect(await names(`/?season=${season.older}`)).toEqual(['Explore']);
    expect(await names(`?season=${season.closed}`)).toEqual(['RoboSports']);
  });

  test('of an inactive season, or of none, are none', async () => {
    expect(await names(`?season=${season.draft}`)).toEqual([]);
    expect(await names('?season=01890000-0000-7000-8000-000000000000')).toEqual([]);
    expect((await portal.call('GET', '/api/moe/competions?season=first')).status).toBe(422);
  });
});

describe('browsers keep', () => {
  test.each(['administrators', 'competions', 'timeslots'])('%s until they change', async (path) => {
    const { headers } = await portal.call('GET', `/api/moe/${path}`);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+/);
    const again = await portal.call('GET', `/api/moe/${path}`, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });
});

const row = (slug = 'FLLC') => ({ competion: competition[slug], time_slot_1: 'morning', time_slot_2: 'evening' });
const form = (change: object = {}) => ({
  name: 'هند الشهري',
  gender: 'female',
  email: 'hind@school.example',
  phone_number: '+966501234567',
  school: 'مدرسة الرواد',
  subject: 'Science',
  moeAdmin: 'al-ahsa',
  training: [row(), row('FTC'), row(), row('FLLE'), row()],
  ...change,
});
const register = (body: object, options = {}) => portal.call('POST', '/api/moe/registertration', { body, ...options });
const kept = () => portal.db.select().from(talents);

describe('a registration', () => {
  test('is kept with all that was chosen, by a guest and by somebody who is signed in', async () => {
    const { status, json } = await register(form());
    expect([status, json]).toEqual([200, { success: true }]);
    const training = (slug: string) => ({ competitionId: competition[slug], slot1: 'morning', slot2: 'evening' });
    const [first] = await kept();
    expect(first).toMatchObject({
      ...{ name: 'هند الشهري', gender: 'female', email: 'hind@school.example', phoneNumber: '+966501234567' },
      ...{ school: 'مدرسة الرواد', subject: 'Science', administration: 'al-ahsa', status: true },
      trainings: ['FLLC', 'FTC', 'FLLC', 'FLLE', 'FLLC'].map(training),
    });
    expect((await register(form(), { as: 'coach' })).status).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  test('is kept without what nobody can see', async () => {
    expect((await register(form({ name: 'Hi\u0000nd\u202e', school: 'Al\u200b Rowad' }))).status).toBe(200);
    expect(await kept()).toMatchObject([{ name: 'Hind', school: 'Al Rowad' }]);
    const blank = await register(form({ subject: '\u200b' }));
    expect([blank.json.code, Object.keys(blank.json.fields)]).toEqual(['talent_fields_empty', ['subject']]);
  });

  test('cannot bring what is not asked', async () => {
    expect((await register(form({ status: false, createdAt: '2001-01-01', id: season.open }))).status).toBe(200);
    const [only] = await kept();
    expect(only?.status).toBe(true);
    expect(only?.id).not.toBe(season.open);
    expect(only?.createdAt.getFullYear()).toBeGreaterThan(2001);
  });
});

describe('a refusal keeps nothing', () => {
  const refused = async (body: object, options = {}) => {
    const { status, json } = await register(body, options);
    expect(await kept()).toEqual([]);
    return { status, ...json };
  };
  const rows = (index: number, change: object) => form().training.with(index, { ...row(), ...change });

  test.each(['name', 'gender', 'email', 'phone_number', 'school', 'subject', 'moeAdmin'])(
    'without %s',
    async (field) => {
      for (const empty of ['', undefined]) {
        const answer = await refused(form({ [field]: empty }));
        expect(answer).toMatchObject({ status: 422, code: 'talent_fields_empty', msg: 'Please Fill Form Carefully!' });
        expect(Object.keys(answer.fields)).toEqual([field]);
      }
    },
  );

  test.each(['competion', 'time_slot_1', 'time_slot_2'])('with a training that lacks its %s', async (part) => {
    for (const empty of ['', undefined]) {
      const answer = await refused(form({ training: rows(3, { [part]: empty }) }));
      expect(answer).toMatchObject({ status: 422, code: 'talent_fields_empty', msg: 'Please Fill Form Carefully!' });
      expect(Object.keys(answer.fields)).toEqual([`training.3.${part}`]);
    }
  });

  test.each([4, 0])('with %i trainings', async (count) => {
    const answer = await refused(form({ training: form().training.slice(0, count) }));
    expect([answer.code, Object.keys(answer.fields)]).toEqual(['talent_fields_empty', ['training']]);
  });

  test('with six trainings', async () => {
    const answer = await refused(form({ training: [...form().training, row()] }));
    expect([answer.code, Object.keys(answer.fields)]).toEqual(['invalid_fields', ['training']]);
  });

  test('without anything, in the language of the visitor', async () => {
    const answer = await refused({}, { headers: { cookie: 'lang=ar' } });
    expect(answer.msg).toMatch(/[\u0600-\u06ff]/);
    expect(Object.keys(answer.fields)).toHaveLength(8);
  });

  test('with choices that are not offered: each says so', async () => {
    const training = [row(), row('hidden'), row('drafted'), { ...row(), competion: season.open }, row()];
    const answer = await refused(form({ moeAdmin: 'constructor', training }));
    expect([answer.status, answer.code]).toEqual([422, 'invalid_fields']);
    expect(answer.fields).toEqual(
      Object.fromEntries(
        ['moeAdmin', 'training.1.competion', 'training.2.competion', 'training.3.competion'].map((field) => [
          field,
          'Please choose one of the options.',
        ]),
      ),
    );
  });

  test.each([
    ['gender', { gender: 'robot' }],
    ['email', { email: 'hind' }],
    ['phone_number', { phone_number: '12' }],
    ['name', { name: 'x'.repeat(limits.textMax + 1) }],
  ])('with a wrong %s', async (field, change) => {
    const answer = await refused(form(change));
    expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([422, 'invalid_fields', [field]]);
  });

  test('with a time that is neither, or a competition that is no id', async () => {
    const noon = await refused(form({ training: rows(0, { time_slot_2: 'noon' }) }));
    expect([noon.code, Object.keys(noon.fields)]).toEqual(['invalid_fields', ['training.0.time_slot_2']]);
    const text = await refused(form({ training: rows(4, { competion: "' or true --" }) }));
    expect([text.code, Object.keys(text.fields)]).toEqual(['invalid_fields', ['training.4.competion']]);
  });

  test('from a page of another site', async () => {
    const answer = await refused(form(), { headers: { 'sec-fetch-site': 'cross-site', cookie: 'session=x' } });
    expect([answer.status, answer.code]).toEqual([403, 'cross_site']);
  });
});

test('one address may send so many in a while, and no more; what is wrong in its form does not count', async () => {
  await leave(portal, rates.talent, 3);
  for (let sent = 0; sent < 3; sent += 1) await register(form({ gender: 'neither' }));
  for (let sent = 0; sent < 3; sent += 1) expect((await register(form())).status).toBe(200);
  const { status, json } = await register(form());
  expect([status, json.code]).toEqual([429, 'too_many_requests']);
  expect(await portal.db.$count(talents, eq(talents.email, 'hind@school.example'))).toBe(3);
});
