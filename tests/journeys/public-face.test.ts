import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cloth, weaveCloth, weaveEmblem } from '#brand/weave.ts';
import { type Language, languages } from '#contract/languages.ts';
import { loadDemo } from '#demo/load.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { alive, openBrowser, visitor } from '#tests/support/browser.ts';
import { publicAddresses } from '#tests/support/public-addresses.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';

let portal: TestPortal;
let browser: Browser;
let addresses: Awaited<ReturnType<typeof publicAddresses>>;

beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  await loadDemo(portal.db, portal.files);
  addresses = await publicAddresses(portal.address);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.close();
});

async function visit(language: Language, width: number, height: number, role?: RoleName) {
  const { context, page } = await visitor(browser, { language, width });
  await page.setViewportSize({ width, height });
  if (role) {
    const url = portal.address;
    const token = await portal.tokenOf(role);
    await context.addCookies([
      { name: 'session', value: token, url },
      { name: 'signed_in', value: '1', url },
    ]);
  }
  const go = async (address: string) => {
    await page.goto(portal.address + address);
    await alive(page);
    await page.evaluate(() => document.fonts.ready);
  };
  return { page, go, end: () => context.close() };
}

describe.each(languages)('the opening of the home page (%s)', (language) => {
  /** How far each line of the headline overlaps the drawing, in square pixels, for the lines of all phrases. */
  const overlaps = (page: Page, drawing: string) =>
    page.evaluate((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const lines = [...document.querySelectorAll('#hero-title > span:first-child, .hero-phrase > span')].flatMap(
        (line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return [...range.getClientRects()];
        },
      );
      if (!box || lines.length < 5) throw new Error('no drawing, or no headline');
      return lines.map((line) => {
        const width = Math.min(line.right, box.right) - Math.max(line.left, box.left);
        const height = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
        return Math.round(Math.max(0, width) * Math.max(0, height));
      });
    }, drawing);

  test('no phrase of the headline reaches into the drawing, however wide the screen', async () => {
    const { page, go, end } = await visit(language, 1440, 900);
    await go(addresses.home);
    for (const width of [768, 1024, 1280, 1366, 1440, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect([width, Math.max(...(await overlaps(page, '.hero-film')))]).toEqual([width, 0]);
      }
    }
    await end();
  });

  test.each([360, 390])('on a phone of %i px the robot and the way in are in the first screen', async (width) => {
    const { page, go, end } = await visit(language, width, 640);
    await go(addresses.home);
    expect(Math.max(...(await overlaps(page, '.hero-robot')))).toBe(0);
    for (const part of ['.hero-robot', '.hero-rest a']) {
      const box = await page.locator(part).first().boundingBox();
      expect([part, box !== null && box.y > 0 && box.y + box.height <= 640]).toEqual([part, true]);
    }
    await end();
  });

  test('a guest is not shown teams that they have not; a coach has the place of theirs kept', async () => {
    const t = wordsOf(language).home;
    const guest = await visit(language, 390, 800);
    await guest.go(addresses.home);
    expect(await guest.page.getByRole('heading', { name: t.mine.title }).count()).toBe(0);
    await guest.end();
    const coach = await visit(language, 390, 800, 'coach');
    await coach.page.goto(portal.address + addresses.home, { waitUntil: 'commit' });
    await coach.page.locator('#mine-title').waitFor();
    const before = await coach.page.locator('#categories-title').boundingBox();
    await coach.page.locator('.mine-row a').first().waitFor();
    expect((await coach.page.locator('#categories-title').boundingBox())?.y).toBe(before?.y);
    await coach.end();
  });
});

describe.each(languages)('the next step on a phone (%s)', (language) => {
  const bar = (page: Page) => page.locator('[data-foot]');
  const t = wordsOf(language).takePart;

  test('covers neither what has the focus nor the end of the page', async () => {
    const { page, go, end } = await visit(language, 360, 640);
    for (const address of [addresses.season, addresses.competition]) {
      await go(address);
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const foot = document.querySelector('[data-foot]');
          const focused = document.activeElement;
          if (!foot || !focused || foot.contains(focused) || focused === document.body) return null;
          const { left, width, top, bottom } = focused.getBoundingClientRect();
          const over = [top + 3, bottom - 3].map((y) => document.elementFromPoint(left + width / 2, y));
          return over.some((element) => foot.contains(element)) ? focused.outerHTML.slice(0, 120) : null;
        });
        expect(hidden).toBeNull();
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [foot, last] = await Promise.all([bar(page).boundingBox(), page.locator('footer').boundingBox()]);
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((last?.y ?? 0) + 1);
    }
    await end();
  });

  test('leads a guest over sign-up or sign-in to the wizard, a coach straight there, and where nothing is open to the results', async () => {
    const guest = await visit(language, 390, 800);
    await guest.go(addresses.season);
    const signIn = bar(guest.page).getByRole('link', { name: t.haveAccount });
    expect(await signIn.getAttribute('href')).toMatch(/^\/signin\?redirect=%2Fteams-registeration%2F%3Fseason_id/);
    const signUp = bar(guest.page).getByRole('link', { name: t.register });
    expect(await signUp.getAttribute('href')).toMatch(/^\/signup\?redirect=%2Fteams-registeration%2F%3Fseason_id/);
    await guest.go(addresses.competition);
    expect(await bar(guest.page).innerText()).toContain(t.closed);
    expect(await bar(guest.page).getByRole('link').getAttribute('href')).toContain('/resultes/');
    await guest.page.setViewportSize({ width: 1024, height: 800 });
    expect(await bar(guest.page).isVisible()).toBe(false);
    await guest.end();
    const coach = await visit(language, 390, 800, 'coach');
    await coach.go(addresses.season);
    const register = bar(coach.page).getByRole('link', { name: t.register });
    // The guest's link, until the browser knows whether somebody is signed in.
    await expect.poll(() => register.getAttribute('href')).toMatch(/^\/teams-registeration\/\?season_id=/);
    await coach.end();
  });
});

describe('one cloth a competition', () => {
  test('lies on its cards, its page, its pictures, its results, in the wizard and on the cards of its teams', async () => {
    const { wroseasons } = (await portal.call('GET', '/api/first-seasons')).json;
    const [open, past] = wroseasons;
    const challenge = open.competions.find(({ slug }: { slug: string }) => slug === 'FLLC');
    const threads = (cloth: Cloth) => cloth.threads.map(({ d }) => d);
    const onCard = threads(weaveCloth('FLLC', 36, 12));
    const strip = (slug: string) => threads(weaveCloth(slug, 12, 12));
    const places: [address: string, cloth: string[]][] = [
      [addresses.home, onCard],
      [addresses.season, onCard],
      [`/competion/${challenge._id}`, strip('FLLC')],
      [addresses.gallery, threads(weaveEmblem('FLLC', 'close'))],
      [`/resultes/${past._id}/`, strip('robo_mission')],
      [`/teams-registeration/?season_id=${open._id}&competion_id=${challenge._id}`, onCard],
      [`/my-teams/?season=${open._id}`, strip('FLLC')],
    ];
    const { page, go, end } = await visit('ar', 1440, 900, 'coach');
    for (const [address, cloth] of places) {
      await go(address);
      const lies = await page
        .waitForFunction(
          (threads) =>
            [...document.querySelectorAll('main svg')].some((svg) => {
              const drawn = new Set([...svg.querySelectorAll('path')].map((path) => path.getAttribute('d')));
              return threads.every((d) => drawn.has(d));
            }),
          cloth,
        )
        .then(
          () => true,
          () => false,
        );
      expect([address, lies]).toEqual([address, true]);
    }
    await end();
  });
});

describe('the loop of a competition', () => {
  const asked = (page: Page) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/files/videos/')) videos.push(pathname);
    });
    return videos;
  };

  test('is fetched when it comes into sight, and plays without sound', async () => {
    const { page, go, end } = await visit('ar', 360, 780);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const videos = asked(page);
    await go(addresses.competition);
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    const video = page.locator('main video');
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => videos.length).toBeGreaterThan(0);
    expect(await video.evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.controls])).toEqual([
      true,
      true,
      true,
    ]);
    await end();
  });

  test('waits for a click where motion is not wanted', async () => {
    const { page, go, end } = await visit('en', 1440, 900);
    const videos = asked(page);
    await go(addresses.competition);
    const video = page.locator('main video');
    await video.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
    expect(videos).toEqual([]);
    await end();
  });
});

test('the facts beside a competition never lie over what is below its text', async () => {
  const { page, go, end } = await visit('ar', 1440, 780);
  await go(addresses.competition);
  const below = page.locator('main .grid', { has: page.locator('#video') }).first();
  const [facts, others] = [below.locator('> *').nth(0), below.locator('> *').nth(2)];
  await others.evaluate((part) => scrollTo(0, part.getBoundingClientRect().top + scrollY - 300));
  const bottom = (await facts.locator('section, aside, div').last().boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(bottom.y + bottom.height).toBeLessThanOrEqual((await others.boundingBox())?.y ?? 0);
  await end();
});
