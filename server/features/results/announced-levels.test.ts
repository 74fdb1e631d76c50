import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { competitions } from '#server/features/competitions/index.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { openResultSeason, type ResultSeason } from '#tests/support/result-season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { resultBoards, results } from './table.ts';

/* A season in which the results of some age levels are published, and those of others are not. */
let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
let known: ResultSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  known = await openResultSeason(portal, 3);
  for (const [position, { id }] of [known.first, known.second].entries())
    await portal.db.update(competitions).set({ position }).where(eq(competitions.id, id));
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});
beforeEach(async () => {
  await portal.db.delete(results);
  await portal.db.delete(resultBoards);
});

const [mission, sports] = [() => known.first.id, () => known.second.id];

/** Writes a result of a level of a competition. */
const add = async (teamNo: string, competitionId: string, ageLevel: string) => {
  const { season, region, team } = known;
  const place = { seasonId: season.id, regionId: region.id, competitionId, ageLevel };
  await portal.db.insert(results).values({ ...place, teamId: team(teamNo), ranked: 1 });
};
const publish = (competitionId: string, ageLevel: string) =>
  portal.db.insert(resultBoards).values({ competitionId, ageLevel, published: true });

const categories = () => portal.call('GET', `/api/resultes/categories?season_id=${known.season.id}`);
/** The levels of each competition, and whether they are announced. */
const levels = async () =>
  (await categories()).json.categories.map(({ agelevel }: { agelevel: { title: string; announced: boolean }[] }) =>
    agelevel.map(({ title, announced }) => [title, announced]),
  );

describe('the categories of a season', () => {
  test('say of each level whether it has published results', async () => {
    await add('W24-0001', mission(), 'Senior');
    await add('W24-0002', sports(), 'Junior');
    await publish(mission(), 'Senior');
    const none = [['Junior', false]];
    expect(await levels()).toEqual([
      [...none, ['Senior', true]],
      [...none, ['Senior', false]],
    ]);
  });

  test('say the same of a level without results, with unpublished ones, and with a board of none', async () => {
    const before = (await categories()).text;
    await add('W24-0001', mission(), 'Senior');
    expect((await categories()).text).toBe(before);
    await publish(mission(), 'Junior');
    expect((await categories()).text).toBe(before);
  });

  test('are read by as many statements, however many levels have results', async () => {
    const statements = async () => {
      const query = vi.spyOn(portal.database.pool, 'query');
      await categories();
      const { length } = query.mock.calls;
      query.mockRestore();
      return length;
    };
    const before = await statements();
    await add('W24-0001', mission(), 'Senior');
    await add('W24-0002', sports(), 'Junior');
    for (const competition of [mission(), sports()])
      for (const level of ['Junior', 'Senior']) await publish(competition, level);
    expect(await statements()).toBe(before);
  });
});

/** What the page shows; the texts of all its states are also in its scripts. */
const shown = async (query = '', language = 'en') => {
  const { body } = await pages.get(`/resultes/${known.season.id}/${query}`, language);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>')).replace(/<script[\s\S]*?<\/script>/g, '');
  /** The texts of the links to competitions and levels: of the current ones, or of the others. */
  const links = (current: boolean) =>
    [...main.matchAll(/<a ([^>]*competion=[^>]*)>([\s\S]*?)<\/a>/g)]
      .filter(([, attributes = '']) => attributes.includes('aria-current="page"') === current)
      .map(([, , text = '']) =>
        text
          .replace(/<!-- -->/g, '')
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
  return { main, current: links(true), others: links(false) };
};

describe('the page of results', () => {
  beforeEach(async () => {
    await add('W24-0001', mission(), 'Junior');
    await add('W24-0002', sports(), 'Senior');
    await publish(sports(), 'Senior');
  });

  test('opens on the first competition and level with published results, and says which have none', async () => {
    const { main, current, others } = await shown();
    expect(main).toContain('W24-0002');
    expect(current).toEqual(['RoboSports', 'Senior ages 14 to 19']);
    expect(others).toEqual(['RoboMission Not announced yet', 'Junior ages 11 to 15 Not announced yet']);
  });

  test('opens on the level with results of a competition that is asked for', async () => {
    const { main } = await shown(`?competion=${sports()}`);
    expect(main).toContain('W24-0002');
  });

  test.each([
    ['en', 'Not announced yet', 'These are the ranks', 'Not Found!', 'See the announced results'],
    ['ar', 'لم تُعلن نتائجها بعد', 'وهذه هي المراكز', 'لم نجد شيئًا!', 'شاهد النتائج المعلنة'],
  ])(
    'shows a level without results as it was asked for, says so (%s), and leads to those there are',
    async (language, says, ranks, notFound, leads) => {
      for (const query of [
        `?competion=${mission()}`,
        `?competion=${mission()}&agelevel=Senior`,
        `?competion=${sports()}&agelevel=Junior`,
      ]) {
        const { main } = await shown(query, language);
        expect(main).toMatch(new RegExp(`<h2[^>]*>${says}</h2>`));
        expect(main).toMatch(new RegExp(`<a [^>]*href="/resultes/${known.season.id}/"[^>]*>${leads}</a>`));
        for (const absent of ['W24-', ranks, notFound]) expect(main).not.toContain(absent);
      }
    },
  );

  test('says that nothing was found only of a search', async () => {
    expect((await shown('?q=nobody')).main).toContain('Not Found!');
  });
});
