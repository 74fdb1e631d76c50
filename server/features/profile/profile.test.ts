import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { results } from '#server/features/results/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { announceResult, certifiableTeam } from '#tests/support/certificates.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const student = accountsOf('student')[0]?.membership_id;

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.database.pool.query('delete from rate_limits'));

const achievements = async (as: RoleName, query = '?type=coach&limit=4', number = 0) => {
  const { status, json } = await portal.call('GET', `/api/teams/achievments/${query}`, { as, number });
  expect(status).toBe(200);
  return json.teams as { _id: string; resultes: { ranked: number } }[];
};
const ranked = async (rank: number, change = {}) => {
  const { id } = await certifiableTeam(portal, season, change);
  await announceResult(portal, id, rank);
  return id;
};

describe('achievements', () => {
  beforeEach(async () => {
    await portal.db.delete(results);
  });

  test('are the four newest own teams that were ranked, with rank, season and competition', async () => {
    const ids: string[] = [];
    for (const rank of [7, 3, 40, 1, 2]) ids.unshift(await ranked(rank));
    await registerTeam(portal, season, { competion_id: season.free.id, teamName: 'Not ranked' });
    const found = await achievements('coach');
    expect(found.map(({ _id }) => _id)).toEqual(ids.slice(0, 4));
    expect(found[0]).toEqual({
      _id: ids[0],
      name: 'Najd Falcons',
      image: expect.stringMatching(/^\/files\//),
      season: { _id: season.season.id, slug: 'first-2025', name: 'فيرست 2025', name_en: 'FIRST 2025' },
      competion: { _id: season.free.id, slug: 'FLLD', name: 'اكتشاف', name_en: 'Discover' },
      resultes: { ranked: 2, score: null },
    });
    expect((await achievements('coach', '?limit=2')).map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
    for (const limit of ['0', '5', '999', '-1', 'many', '1.5'])
      expect((await achievements('coach', `?limit=${limit}`)).length).toBe(4);
  });

  test('of a team that was withdrawn or has not paid are none', async () => {
    const withdrawn = await ranked(1);
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, withdrawn));
    const { _id } = await registerTeam(portal, season);
    await announceResult(portal, _id, 2);
    expect(await achievements('coach')).toEqual([]);
  });

  test('are one’s own: a member’s without the type of a coach, an administrator’s like anybody’s', async () => {
    const id = await ranked(5, { coaches: people.coaches.slice(1, 2), members: [student] });
    expect((await achievements('student', '')).map(({ _id }) => _id)).toEqual([id]);
    expect((await achievements('student', '?type=student')).map(({ _id }) => _id)).toEqual([id]);
    // As a member nobody manages a team.
    expect(await achievements('student')).toEqual([]);
    for (const as of ['admin', 'sub_admin', 'entity'] as const) expect(await achievements(as, '')).toEqual([]);
    expect(await achievements('coach', '', 2)).toEqual([]);
    expect((await portal.call('GET', '/api/teams/achievments/')).status).toBe(401);
  });

  test('are read in one statement, however many they are', async () => {
    const asked = async () => {
      const statements: string[] = [];
      const { pool } = portal.database;
      const { query } = pool;
      pool.query = ((...args: unknown[]) => {
        const [first] = args as [string | { text: string }];
        statements.push(typeof first === 'string' ? first : first.text);
        return (query as (...given: unknown[]) => unknown).apply(pool, args);
      }) as typeof query;
      await achievements('coach').finally(() => {
        pool.query = query;
      });
      return statements.filter((text) => text.includes('results')).length;
    };
    await ranked(1);
    expect(await asked()).toBe(1);
    for (const rank of [2, 3]) await ranked(rank);
    expect(await asked()).toBe(1);
  });
});

describe('an administrator’s profile', () => {
  test('is made of calls that answer with their own teams, certificates and orders only', async () => {
    await ranked(3);
    await registerTeam(portal, season);
    for (const as of ['admin', 'sub_admin'] as const) {
      const asked = ['/api/teams/myteams', '/api/teams/', '/api/certificates', '/api/teams/achievments/'];
      for (const path of [...asked, ...(as === 'admin' ? ['/api/teams/transections'] : [])]) {
        const { json } = await portal.call('GET', path, { as });
        const { success, currentPage, totalPages, ...lists } = json;
        expect([path, success, Object.values(lists).flat().filter(Boolean)]).toEqual([path, true, []]);
      }
    }
  });
});

describe('education and skills', () => {
  const skills = (as?: RoleName, number = 0) => portal.call('GET', '/api/profile/skills', as ? { as, number } : {});
  const answered = async (user: unknown) => {
    portal.world.stebFaults({ '/skills/user': { status: 200, body: JSON.stringify({ success: true, user }) } });
    const { json } = await skills('coach');
    portal.world.stebFaults({});
    return json;
  };

  test('are those that STEB has of the caller', async () => {
    const coach = (await skills('coach')).json;
    expect(coach.education).toEqual([
      {
        _id: expect.any(String),
        ...{ school: expect.any(String), degree: expect.any(String), degree_en: expect.any(String) },
        start_year: expect.any(Number),
      },
    ]);
    expect(coach.skilles.length).toBeGreaterThan(1);
    expect(coach.skilles[0]).toEqual({
      ...{ _id: expect.any(String), name: expect.any(String), name_en: expect.any(String) },
      level: expect.any(Number),
    });
    expect((await skills('coach', 1)).json).not.toEqual(coach);
    expect((await skills('entity')).json).toMatchObject({ skilles: [], education: [] });
    expect((await skills()).status).toBe(401);
  });

  test('that say nothing, or too much, take nothing else with them', async () => {
    const json = await answered({
      skilles: [{ name: 'برمجة' }, 7, null, { level: 3 }, { _id: 1, name_en: 'Design\u202e', level: '55.4' }],
      education: [{}, { school: 'مدرسة', start_year: 'soon' }, { degree_en: 'BSc', start_year: 2011 }],
    });
    expect(json.skilles).toEqual([
      { _id: 'برمجة', name: 'برمجة', name_en: 'برمجة', level: null },
      { _id: '1', name: 'Design', name_en: 'Design', level: 55 },
    ]);
    expect(json.education.map(({ _id, ...one }: { _id: string }) => one)).toEqual([
      { school: 'مدرسة', degree: '', degree_en: '', start_year: null },
      { school: '', degree: 'BSc', degree_en: 'BSc', start_year: 2011 },
    ]);
    expect((await answered({ skilles: Array.from({ length: 900 }, () => ({ name: 'x' })) })).skilles.length).toBe(50);
    expect(await answered({})).toMatchObject({ success: true, skilles: [], education: [] });
  });

  test('that STEB does not know of are none', async () => {
    portal.world.stebFaults({ '/skills/user': { status: 200, body: '{"success":false,"code":"not_found"}' } });
    expect((await skills('coach')).json).toMatchObject({ success: true, skilles: [], education: [] });
    portal.world.stebFaults({});
  });

  test('of a STEB that is away are refused with a sentence, and nothing else of the profile is', async () => {
    for (const [status, body] of [
      [503, 'down'],
      [200, '<html>'],
      [200, '{"success":true}'],
      [403, '<html>blocked</html>'],
    ] as const) {
      portal.world.stebFaults({ '/skills/user': { status, body } });
      const { status: refused, json } = await skills('coach');
      expect([refused, json.code]).toEqual([502, 'skills_unavailable']);
      expect(json.msg).toMatch(/STEB/);
    }
    for (const path of ['/api/teams/myteams', '/api/certificates', '/api/teams/achievments/'])
      expect((await portal.call('GET', path, { as: 'coach' })).status).toBe(200);
    portal.world.stebFaults({});
    expect((await skills('coach')).status).toBe(200);
  });
});
