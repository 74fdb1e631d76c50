import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { publishAll } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { resultsOf } from './store.ts';
import { results } from './table.ts';

let portal: TestPortal;
let competitionId: string;
let otherId: string;
let seasonId: string;
let regionId: string;
const teamIds: Record<string, string> = {};

/** Ranks of two age levels, inserted out of order; two teams share the third rank; one team of another competition. */
const loaded: [team: string, level: string, rank: number, score: number | null, paid: boolean][] = [
  ['W24-0001', 'Junior', 2, 90, true],
  ['W24-0002', 'Junior', 1, 95, true],
  ['W24-0003', 'Senior', 1, 99, false],
  ['W24-0004', 'Junior', 3, null, true],
  ['W24-0005', 'Junior', 3, 80, true],
  ['W24-0006', 'Junior', 3, 80, true],
];

beforeAll(async () => {
  portal = await openTestPortal();
  const { db } = portal;
  const [season] = await db
    .insert(seasons)
    .values({ slug: 'wro-2024', code: 'W24', name: 'أولمبياد', nameEn: 'Olympiad' })
    .returning();
  seasonId = season?.id ?? '';
  const shared = { seasonId, coachesNo: 2, membersNo: 3 };
  const rows = await db
    .insert(competitions)
    .values(['robo_mission', 'robosports'].map((slug) => ({ ...shared, slug, name: slug, nameEn: slug })))
    .returning();
  await addAgeLevels(db, rows, { Junior: '11-15', Senior: '14-19' });
  [competitionId, otherId] = rows.map(({ id }) => id) as [string, string];
  const [region] = await db.select().from(regions).limit(1);
  regionId = region?.id ?? '';
  const person = { stebUserId: 'x', type: 1, name: 'Coach', email: 'c@example.com', nationalId: '1000000199' };
  const [user] = await db.insert(users).values(person).returning();
  const addResult = async (
    competition: string,
    [teamNo, ageLevel, ranked, score, paymentStatus]: (typeof loaded)[0],
  ) => {
    const [team] = await db
      .insert(teams)
      .values({
        ...{ teamNo, name: `Team ${teamNo}`, seasonId, competitionId: competition, ageLevel, regionId, paymentStatus },
        ...{
          schoolName: 'School',
          city: 'Riyadh',
          image: paymentStatus ? null : 'face.webp',
          createdBy: user?.id ?? '',
        },
      })
      .returning();
    teamIds[teamNo] = team?.id ?? '';
    await db
      .insert(results)
      .values({ seasonId, competitionId: competition, teamId: team?.id ?? '', regionId, ageLevel, ranked, score });
  };
  for (const row of loaded) await addResult(competitionId, row);
  await addResult(otherId, ['W24-0007', 'Junior', 1, 50, true]);
  await publishAll(db);
});
afterAll(() => portal.close());

beforeEach(async () => {
  await portal.db.update(seasons).set({ status: true });
  await portal.db.update(competitions).set({ status: true });
});

const list = async (query: string) => (await portal.call('GET', `/api/resultes/?${query}`)).json.results;
const numbers = async (query: string) =>
  (await list(query)).map(({ team }: { team: { team_no: string } }) => team.team_no);

describe('results', () => {
  test('of an age level come best first; equals by score, then by number', async () => {
    expect(await numbers(`competion_id=${competitionId}&agelevel=Junior`)).toEqual([
      ...['W24-0002', 'W24-0001', 'W24-0005', 'W24-0006', 'W24-0004'],
    ]);
  });

  test('carry the public face of a team, in the words of the specification', async () => {
    expect(await list(`competion_id=${competitionId}&agelevel=Senior`)).toEqual([
      {
        _id: expect.any(String),
        season: seasonId,
        competion: competitionId,
        region: regionId,
        ageLevel: 'Senior',
        ranked: 1,
        score: 99,
        team: {
          _id: teamIds['W24-0003'],
          team_no: 'W24-0003',
          name: 'Team W24-0003',
          image: '/files/pictures/face.webp',
          city: 'Riyadh',
          city_names: { en_name: 'Riyadh', ar_name: 'الرياض' },
          schoolName: 'School',
          payment_status: false,
        },
      },
    ]);
  });

  test('of all age levels come when none is chosen', async () => {
    expect(await numbers(`competion_id=${competitionId}`)).toHaveLength(6);
    expect(await numbers(`competion_id=${competitionId}&agelevel=`)).toHaveLength(6);
  });

  test('are those of one competition alone', async () => {
    expect(await numbers(`competion_id=${otherId}`)).toEqual(['W24-0007']);
  });

  test('are an empty list for an age level or a competition that is not there', async () => {
    expect(await list(`competion_id=${competitionId}&agelevel=Nobody`)).toEqual([]);
    expect(await list('competion_id=01890000-0000-7000-8000-000000000000')).toEqual([]);
  });

  test('are hidden with their competition, and with their season', async () => {
    await portal.db.update(competitions).set({ status: false }).where(eq(competitions.id, competitionId));
    expect(await list(`competion_id=${competitionId}`)).toEqual([]);
    expect(await list(`competion_id=${otherId}`)).toHaveLength(1);
    await portal.db.update(seasons).set({ status: false });
    expect(await list(`competion_id=${otherId}`)).toEqual([]);
  });

  test('are kept by browsers for a minute', async () => {
    const first = await portal.call('GET', `/api/resultes?competion_id=${competitionId}`);
    expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await portal.call('GET', `/api/resultes?competion_id=${competitionId}`, { headers });
    expect(again.status).toBe(304);
  });

  test.each(['', 'competion_id=robosports', `competion_id=&agelevel=Junior`])(
    'are refused without a competition (%j)',
    async (query) => {
      const { status, json } = await portal.call('GET', `/api/resultes?${query}`);
      expect(status).toBe(422);
      expect(json.success).toBe(false);
      expect(Object.keys(json.fields)).toEqual(['competion_id']);
    },
  );
});

describe('the search of a season', () => {
  const find = async (q: string, page = 1) => {
    const query = new URLSearchParams({ season_id: seasonId, q, page: String(page) });
    return (await portal.call('GET', `/api/resultes/search?${query}`)).json;
  };
  const found = async (q: string) =>
    (await find(q)).results.map(({ team }: { team: { team_no: string } }) => team.team_no).sort();
  const call = (one: number, changes: Partial<typeof teams.$inferInsert>) =>
    portal.db
      .update(teams)
      .set(changes)
      .where(eq(teams.id, teamIds[`W24-000${one}`] ?? ''));

  beforeAll(async () => {
    await call(1, { name: 'صقور نجد', schoolName: 'مدارس الأفق', city: 'مكه' });
    await call(2, { name: 'Najd Falcons', city: 'Jiddah' });
    await call(3, { name: 'Gulf Divers', schoolName: 'Palm Grove Schools', city: 'Ad-Dammam' });
    await call(7, { name: '100% رُوبوت_1', city: 'Hillside' });
  });

  test.each([
    ['falcons', [2], 'a name, in any case'],
    ['W24-0003', [3], 'a number'],
    ['٠٠٠١', [1], 'a part of one, in Arabic-Indic digits'],
    ['palm grove', [3], 'a school'],
    ['الافق', [1], 'a school without its hamza'],
    ['الدمام', [3], 'a city that was typed in English'],
    ['dammam', [3], 'the same in English'],
    ['mecca', [1], 'a city that was typed in Arabic, by an older name'],
    ['مكة المكرمة', [1], 'by its full name'],
    ['جده', [2], 'a city in another spelling'],
    ['hill', [7], 'a city of no list, as it was typed'],
    ['جدة najd', [2], 'words of several, in any order and language'],
    ['روبوت', [7], 'a name without its vowel marks, in another category'],
    ['100%', [7], 'signs as they are'],
    ['t_1', [], 'signs as they are'],
    ['jeddah palm', [], 'what no team has together'],
  ])('%j finds %j: %s', async (q, expected) => {
    expect(await found(q)).toEqual(expected.map((number) => `W24-000${number}`));
  });

  test('by nobody’s name: those are for the office alone', async () => {
    const ofTeam = { teamId: teamIds['W24-0001'] ?? '', position: 0 };
    await portal.db.insert(teamPeople).values([
      { ...ofTeam, role: 'coach', stebUserId: 'k', nationalId: '1000000198', name: 'Kamal Jaber' },
      { ...ofTeam, role: 'member', stebUserId: 'm', nationalId: '1100000198', name: 'Majed Jaber' },
    ]);
    for (const name of ['Coach', 'kamal', 'majed', 'jaber']) expect([name, await found(name)]).toEqual([name, []]);
    const { json } = await portal.call('GET', '/api/admin/teams?s=majed', { as: 'admin' });
    expect(json.totalItems).toBe(1);
  });

  test('counts, and a page that is not there becomes the last', async () => {
    const { results: rows, ...paging } = await find('w24', 99);
    expect(paging).toEqual({ success: true, currentPage: 1, totalPages: 1, totalItems: 7 });
    expect(rows[0]).toMatchObject({ season: seasonId, region: regionId, competion: competitionId });
    expect(await find('nobody')).toMatchObject({ results: [], currentPage: 1, totalPages: 0, totalItems: 0 });
  });

  test.each(['ء', 'ـــ'])('finds nothing for signs that stand in no text (%j)', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  test('finds nothing of a hidden competition or season', async () => {
    await portal.db.update(competitions).set({ status: false }).where(eq(competitions.id, competitionId));
    expect(await found('w24')).toEqual(['W24-0007']);
    await portal.db.update(seasons).set({ status: false });
    expect(await found('w24')).toEqual([]);
  });

  test.each(['', 'q=x', 'season_id=no&q=x', 'q=&season_id=01890000-0000-7000-8000-000000000000'])(
    'is refused without what it needs (%j)',
    async (query) => {
      expect((await portal.call('GET', `/api/resultes/search?${query}`)).status).toBe(422);
    },
  );
});

describe('the seasons with results', () => {
  const announced = async () =>
    (await portal.call('GET', '/api/resultes/seasons')).json.seasons.map(({ _id }: { _id: string }) => _id);

  test('are those alone in which a shown competition has some', async () => {
    await portal.db.insert(seasons).values({ slug: 'later', code: 'L25', name: 'لاحق', nameEn: 'Later' });
    expect(await announced()).toEqual([seasonId]);
    await portal.db.update(competitions).set({ status: false });
    expect(await announced()).toEqual([]);
  });
});

test('results of teams are found by team, and a team without one is absent', async () => {
  const [first = '', fourth = ''] = [teamIds['W24-0002'], teamIds['W24-0004']];
  const found = await resultsOf(portal.db, [first, fourth, '01890000-0000-7000-8000-000000000000']);
  expect([...found]).toEqual(
    expect.arrayContaining([
      [first, { score: 95, ranked: 1 }],
      [fourth, { score: null, ranked: 3 }],
    ]),
  );
  expect(found.size).toBe(2);
  expect((await resultsOf(portal.db, [])).size).toBe(0);
});
