import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasons } from '#server/features/seasons/index.ts';
import { addAgeLevels } from '#tests/support/age-levels.ts';
import { openPortalPages } from '#tests/support/portal-pages.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { ageLevels, competitionFiles, competitions } from './table.ts';

let portal: TestPortal;
let pages: Awaited<ReturnType<typeof openPortalPages>>;
let id: string;

beforeAll(async () => {
  portal = await openTestPortal();
  pages = await openPortalPages(portal);
  const [season] = await portal.db
    .insert(seasons)
    .values({ slug: 'first-2025', code: 'F25', name: 'فيرست', nameEn: 'FIRST', registration: true })
    .returning();
  const [competition] = await portal.db
    .insert(competitions)
    .values({
      ...{
        seasonId: season?.id ?? '',
        slug: 'FLLC',
        name: 'التحدي',
        nameEn: 'Challenge',
        paid: true,
        priceHalalas: 35_000,
      },
      ...{ descriptionEn: '<h3>Four parts</h3><ul><li>One</li></ul>', coachesNo: 2, membersNo: 10 },
      ...{ hardwareEn: 'Bricks', softwareEn: 'Blocks', teamsInfoEn: 'Ten', qualificationInfoEn: 'Two areas' },
      ...{ mainMissionEn: 'Solve', themeEn: 'Archaeology' },
    })
    .returning();
  id = competition?.id ?? '';
  await addAgeLevels(portal.db, [{ id }], { 'High Elementry': '9-11', Junior: '12-16' });
  const inWords = { name: 'الابتدائي العالي', nameEn: 'High Elementary' };
  await portal.db.update(ageLevels).set(inWords).where(eq(ageLevels.key, 'High Elementry'));
  await portal.db.insert(competitionFiles).values([
    { competitionId: id, name: 'القواعد', nameEn: 'Rules', filePath: 'rules-ar.pdf', filePathEn: 'rules-en.pdf' },
    { competitionId: id, name: 'الملصق', nameEn: 'Poster', filePath: 'poster.pdf' },
  ]);
});
afterAll(async () => {
  await pages.close();
  await portal.close();
});

const main = async (language?: string) => {
  const { body } = await pages.get(`/competion/${id}`, language);
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'));
};
const haveVideo = (video: string | null) =>
  portal.db.update(competitions).set({ video }).where(eq(competitions.id, id));

describe('the page of a competition', () => {
  test('tells name, description, age levels, the six characteristics and what it costs', async () => {
    const html = await main();
    expect(html).toMatch(/<h1[^>]*>Challenge<\/h1>/);
    expect(html).toContain('<h3>Four parts</h3><ul><li>One</li></ul>');
    const levels = ['High Elementary', 'ages 9 to 11', 'Junior', 'ages 12 to 16'];
    for (const level of levels) expect(html.replaceAll('\u00a0', ' ')).toContain(level);
    expect(html).not.toContain('Elementry');
    expect((await main('ar')).replaceAll('\u00a0', ' ')).toContain('من 9 إلى 11 سنة');
    const heads = ['Hardware', 'Software', 'Teams', 'Maximum size', 'Main mission', 'Theme'];
    for (const head of heads) expect(html).toContain(`>${head}</h3>`);
    for (const text of ['Bricks', 'Blocks', 'Ten', 'Two areas', 'Solve', 'Archaeology']) expect(html).toContain(text);
    for (const sum of ['350.00', '52.50', '0.50', '403.00']) expect(html).toContain(`SAR ${sum}`);
  });

  test('has a download for each file, first in the language of the visitor', async () => {
    const english = await main();
    expect(english.match(/>Download<\/a>|Download<\/a>/g)).toHaveLength(2);
    expect(english).toMatch(/<a href="\/files\/resources\/rules-en\.pdf" download="" aria-label="Download Rules"/);
    expect(english).toMatch(/<a href="\/files\/resources\/rules-ar\.pdf" download="" hrefLang="ar"/i);
    expect(english).toMatch(/<a href="\/files\/resources\/poster\.pdf" download="" aria-label="Download Poster"/);
    expect(await main('ar')).toMatch(
      /<a href="\/files\/resources\/rules-ar\.pdf" download="" aria-label="تنزيل القواعد"/,
    );
  });

  test('plays a film of ours without fetching it, and links to one elsewhere', async () => {
    await haveVideo('/files/films/challenge.mp4');
    expect(await main()).toMatch(/<video [^>]*preload="none"[^>]*src="\/files\/films\/challenge\.mp4"/);
    await haveVideo('https://www.youtube.com/watch?v=abc');
    const linked = await main();
    expect(linked).not.toContain('<video');
    expect(linked).not.toContain('<iframe');
    expect(linked).toMatch(
      /<a href="https:\/\/www\.youtube\.com\/watch\?v=abc" target="_blank" rel="noopener noreferrer"/,
    );
    for (const none of [null, 'javascript:alert(1)']) {
      await haveVideo(none);
      expect(await main()).not.toContain('Watch the video');
    }
  });

  test.each(['01890000-0000-7000-8000-000000000000', 'FLLC'])(
    'of an id that nobody has (%s) is not found',
    async (of) => {
      expect((await pages.get(`/competion/${of}`)).statusCode).toBe(404);
    },
  );
});

test.each(['/competion', '/competion/', '/seasons/', '/resultes/', '/results'])(
  '%s lacks its last part and leads home',
  async (url) => {
    const { statusCode, headers } = await pages.get(url);
    expect([statusCode, headers.location]).toEqual([301, '/']);
  },
);
