import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { publishAll } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { results } from './table.ts';

let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
let ids: { season: string; competition: string; region: string; user: string };

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  const { db } = portal;
  const [season] = await db
    .insert(seasons)
    .values({ slug: 'wro-2024', code: 'W24', name: 'أولمبياد', nameEn: 'Olympiad' })
    .returning();
  const [competition] = await db
    .insert(competitions)
    .values({
      ...{ seasonId: season?.id ?? '', slug: 'robo_mission', name: 'مهمات', nameEn: 'RoboMission' },
      ...{ coachesNo: 1, membersNo: 3 },
    })
    .returning();
  const [region] = await db.select().from(regions).limit(1);
  const person = { stebUserId: 'x', type: 1, name: 'Coach', email: 'c@example.com', nationalId: '1000000199' };
  const [user] = await db.insert(users).values(person).returning();
  ids = {
    season: season?.id ?? '',
    competition: competition?.id ?? '',
    region: region?.id ?? '',
    user: user?.id ?? '',
  };
  await addAgeLevels(db, [{ id: ids.competition }], { Junior: '11-15', Senior: '14-19' });
  await publishAll(db);
  // No longer offered, but still named if a team or a result has it.
  const withdrawn = { status: false, name: 'الشباب', nameEn: 'Youth' };
  await db.update(ageLevels).set(withdrawn).where(eq(ageLevels.key, 'Senior'));
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});

beforeEach(async () => {
  await portal.db.delete(results);
  await portal.db.delete(teams);
  await portal.db.delete(seasons).where(eq(seasons.slug, 'first-2025'));
});

/** Creates this many teams with results: `Team 1` is the first. The second has not paid. */
async function haveResults(count: number): Promise<void> {
  const place = { seasonId: ids.season, competitionId: ids.competition, regionId: ids.region, ageLevel: 'Junior' };
  const made = await portal.db
    .insert(teams)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ ...place, createdBy: ids.user, teamNo: `W24-${String(index + 1).padStart(4, '0')}` },
        ...{ name: `Team ${index + 1}.`, schoolName: 'School', city: index === 2 ? 'أبها' : 'Riyadh' },
        paymentStatus: index !== 1,
      })),
    )
    .returning();
  await portal.db
    .insert(results)
    .values(
      made.map(({ id }, index) => ({ ...place, teamId: id, ranked: Math.min(40, index + 1), score: 1000 - index })),
    );
}

/** The number of statements that were sent to the database meanwhile. */
async function statements(visit: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(portal.database.pool, 'query');
  await visit();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

const get = (query = '', language = 'en') => pages.get(`/resultes/${ids.season}/${query}`, language);
const teamsIn = (html: string) =>
  [...html.matchAll(/<span class="min-w-0"><bdi>(.*?)\.<\/bdi>/g)].map(([, name]) => name);

describe('however many teams there are, the database is asked as often', () => {
  test.each([
    ['the call', () => portal.call('GET', `/api/resultes?competion_id=${ids.competition}&agelevel=Junior`)],
    ['the page', () => get()],
    ['a search', () => get('?q=team')],
  ])('by %s', async (_, visit) => {
    await haveResults(1);
    const one = await statements(visit);
    await haveMore();
    expect(await statements(visit)).toBe(one);
    expect(one).toBeGreaterThan(0);
  });

  const haveMore = async () => {
    await portal.db.delete(results);
    await portal.db.delete(teams);
    await haveResults(250);
  };
});

describe('the page of results', () => {
  test('is complete without scripts: a hundred teams, the way to the others, and a form to search', async () => {
    await haveResults(250);
    const first = (await get()).body;
    expect(teamsIn(first)).toEqual(Array.from({ length: 100 }, (_, index) => `Team ${index + 1}`));
    expect(first).toContain('250 teams');
    expect(first).toMatch(/<a [^>]*href="[^"]*page=3#teams"/);
    expect(first).toMatch(/<form [^>]*action="\/resultes\//);
    expect(teamsIn((await get('?page=3')).body)).toHaveLength(50);
    expect(teamsIn((await get('?page=99')).body)[0]).toBe('Team 201');
  });

  test('shows rank, medal, and the way to the certificate of a team that has paid', async () => {
    await haveResults(3);
    const { body } = await get();
    for (const medal of ['Gold', 'Silver', 'Bronze']) expect(body).toMatch(new RegExp(`</bdi> (<!-- -->)?${medal}<`));
    expect(body.match(/href="\/profile\/team\//g)).toHaveLength(2);
    expect(body).toContain('Not Paid');
  });

  test('finds teams of the whole season by name, number, school and city in either language, and says how many', async () => {
    await haveResults(250);
    await portal.db.update(results).set({ ageLevel: 'Senior' }).where(gt(results.ranked, 30));
    expect(teamsIn((await get('?q=W24-0222')).body)).toEqual(['Team 222']);
    const { body } = await get('?q=W24-0222&competion=nothing&agelevel=Junior');
    expect(body).toContain('1 team found in the whole season');
    expect(body).toContain('RoboMission, Youth');
    expect(teamsIn((await get('?q=Abha')).body)).toEqual(['Team 3']);
    expect((await get('?q=Abha')).body).toContain('<bdi>Abha</bdi>');
    expect((await get('?q=Abha', 'ar')).body).toContain('<bdi>أبها</bdi>');
    expect(teamsIn((await get('?q=ابها', 'ar')).body)).toEqual(['Team 3']);
    expect(teamsIn((await get('?q=school&page=2')).body)).toHaveLength(100);
  });

  test('shows a level that the office has renamed under its new name, at its old address, with its teams', async () => {
    await haveResults(3);
    const junior = eq(ageLevels.key, 'Junior');
    await portal.db.update(ageLevels).set({ name: 'اليافعون', nameEn: 'Teens' }).where(junior);
    for (const [language, name] of [
      ['en', 'Teens'],
      ['ar', 'اليافعون'],
    ] as const) {
      const { body } = await get('?agelevel=Junior', language);
      expect(body).toMatch(new RegExp(`<a [^>]*href="[^"]*agelevel=Junior"[^>]*>${name}<`));
      expect(teamsIn(body)).toHaveLength(3);
    }
    const call = await portal.call('GET', `/api/resultes?competion_id=${ids.competition}&agelevel=Junior`);
    expect(call.json.results.map(({ ageLevel }: { ageLevel: string }) => ageLevel)).toEqual(Array(3).fill('Junior'));
    await portal.db.update(ageLevels).set({ name: 'Junior', nameEn: 'Junior' }).where(junior);
  });

  test('has a tab for a level that is no longer offered where there are results in it, and nowhere else', async () => {
    await haveResults(3);
    const tab = (name: string) => new RegExp(`<a [^>]*href="[^"]*agelevel=Senior"[^>]*>${name}<`);
    expect((await get()).body).not.toMatch(tab('Youth'));
    await portal.db.update(results).set({ ageLevel: 'Senior' }).where(gt(results.ranked, 1));
    expect((await get()).body).toMatch(tab('Youth'));
    expect((await get('', 'ar')).body).toMatch(tab('الشباب'));
    expect(teamsIn((await get('?agelevel=Senior')).body)).toEqual(['Team 2', 'Team 3']);
    expect((await get('?agelevel=Senior')).body).toContain('RoboMission, Youth');
  });

  test('says so when nothing is found, and when there is nothing yet', async () => {
    await haveResults(1);
    await portal.db.update(results).set({ ageLevel: 'Senior' });
    expect((await get('?agelevel=Junior')).body).toContain('once the judges have announced them');
    const { body } = await get('?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(body).toContain('No team of this season has');
    expect(body).not.toContain('<script>alert(1)');
  });

  test.each([
    ['en', 'The ranks appear here after the finals.', 'See the results of Olympiad', 'These are the ranks'],
    ['ar', 'تظهر المراكز هنا بعد النهائيات.', 'نتائج أولمبياد', 'وهذه هي المراكز'],
  ])(
    'of a season before its finals says when, and leads to the newest ones (%s)',
    async (language, when, to, ranks) => {
      const [open] = await portal.db
        .insert(seasons)
        .values({ slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST', registration: true })
        .returning();
      const address = `/resultes/${open?.id}/`;
      expect((await pages.get(address, language)).body).toContain(when);
      await haveResults(1);
      const { body } = await pages.get(address, language);
      expect(body).toContain(to);
      expect(body).toContain(`href="/resultes/${ids.season}/"`);
      // The texts of the screen are also in the page, in a script.
      const seen = body.replace(/<script[\s\S]*?<\/script>/g, '');
      for (const absent of [ranks, 'role="table"', 'type="search"']) expect(seen).not.toContain(absent);
    },
  );

  test.each(['01890000-0000-7000-8000-000000000000', 'wro-2024'])('of no season (%s) is not found', async (id) => {
    expect((await pages.get(`/resultes/${id}/`)).statusCode).toBe(404);
  });
});
