import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { alive, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openFreeCompetition, pdfOf, registerActive } from '#tests/support/scores.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

let portal: TestPortal;
let browser: Browser;
/** An active team of the first coach, with the first student as a member: one for each language. */
const teams = {} as Record<Language, string>;

beforeAll(async () => {
  portal = await openTestPortal({ pages: true });
  const season = await openSeason(portal);
  const { id } = await openFreeCompetition(portal, season, 'FLLE');
  for (const language of languages) {
    teams[language] = (await registerActive(portal, season, id, { members: people.members.slice(0, 1) }))._id;
  }
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

describe.each(languages)('the team page (%s)', (language) => {
  const words = wordsOf(language);
  const t = words.scores;
  const address = (tab = '') => `${portal.address}/profile/team/${teams[language]}${tab}`;
  const opened = async (as: RoleName) => {
    const visit = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await signInByPassword(visit.page, portal.address, as, words);
    return visit;
  };
  const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').innerText();
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  test('its tabs have addresses, and keys as ARIA has them', async () => {
    const { page, context, noise } = await opened('coach');
    await openPage(page, address());
    expect(await selected(page)).toBe(words.team.overview);
    const [next, previous] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.locator('[role=tab][aria-selected=true]').focus();
    const ways = [next, next, previous, 'End', next, previous, 'Home', next];
    const seen: unknown[] = [];
    for (const key of ways) {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    }
    const { members, matches, submissions, overview } = words.team;
    expect(seen).toEqual([members, matches, members, submissions, overview, submissions, overview, members]);
    await page.keyboard.press(' ');
    await page.waitForURL(address('/members'));
    await page.getByRole('tabpanel', { name: members }).waitFor();
    expect(await focused(page)).toBe(members);
    await page.keyboard.press(next);
    await page.keyboard.press('Enter');
    await page.waitForURL(address('/matches'));
    await page.goBack();
    await page.getByRole('tabpanel', { name: members }).waitFor();
    await page.reload();
    await page.getByRole('tabpanel', { name: members }).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  // The keys turn with the language. What follows does not, and `screens` looks at it in both.
  if (language !== 'ar') return;

  test('a member has no submissions, and is led from their address to the overview', async () => {
    const { page, context, noise } = await opened('student');
    // The tab's own call, which is refused.
    noise.allow(/404/);
    for (const tab of ['/submissions', '/transactions']) {
      await page.goto(address(tab));
      await page.waitForURL(address());
      await page.getByRole('tabpanel', { name: words.team.overview }).waitFor();
    }
    // Only who can add an entity is asked to.
    expect(await page.getByText(words.team.addEntity).count()).toBe(0);
    const { overview, members, matches, certification } = words.team;
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([overview, members, matches, certification]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('scores are handed in once: what is typed survives a reload and an ended session', async () => {
    const { page, context, noise } = await opened('coach');
    noise.allow(/40[19]/);
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await faultsInLooks(page, name, looksOf(language))));
    const submit = () => page.getByRole('button', { name: t.submit, exact: true }).click();
    const fill = async (tab: Page) => {
      for (let row = 0; row < 5; row += 1) {
        await tab.fill(`[name="scores.${row}.score"]`, String(200 + row));
        await tab.fill(`[name="scores.${row}.time"]`, '2:30');
        await tab.fill(`[name="scores.${row}.youtube_link"]`, `https://youtu.be/${row}`);
      }
    };
    const choose = (tab: Page) =>
      tab.setInputFiles('input[type=file]', { name: 'ملف.pdf', mimeType: 'application/pdf', buffer: pdfOf(2_000_000) });
    const confirm = async (tab: Page) => {
      const asking = tab.getByRole('alertdialog');
      await asking.getByText('https://youtu.be/4').waitFor();
      await asking.getByRole('checkbox', { name: t.askChecked }).check();
      await asking.getByRole('button', { name: t.askYes }).click();
    };
    const holds = (value: string) =>
      page.waitForFunction(
        (value) => document.querySelector<HTMLInputElement>('[name="scores.4.youtube_link"]')?.value === value,
        value,
      );

    await openPage(page, address('/submissions'));
    await submit();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('scores.0.score');
    expect(await page.getByText(words.fields.required).count()).toBeGreaterThan(15);
    expect(await page.getByText(words.fields.file_missing).count()).toBeGreaterThan(0);
    await look('scores, refused');

    await fill(page);
    await choose(page);
    await page.reload();
    await holds('https://youtu.be/4');
    await page.getByText(t.chooseAgain.replace('{{name}}', 'ملف.pdf')).first().waitFor();

    // A second tab is filled in meanwhile.
    const other = await context.newPage();
    await openPage(other, address('/submissions'));
    await fill(other);
    await choose(other);

    await context.clearCookies({ name: 'session' });
    await choose(page);
    await submit();
    await confirm(page);
    await page.getByRole('dialog').getByRole('link', { name: words.layout.signIn }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/signin'));
    await alive(page);
    const [coach] = accountsOf('coach');
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(coach?.membership_id ?? '');
    await page.locator('input[type=password]').fill(coach?.password ?? '');
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.waitForURL(address('/submissions'));
    await holds('https://youtu.be/4');

    await choose(page);
    await submit();
    // Without the tick nothing is sent.
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('button', { name: t.askYes }).click();
    await asking.getByText(t.askUnchecked).waitFor();
    await look('scores, asked');
    await confirm(page);
    await page.getByText(t.done).first().waitFor();
    expect(await focused(page)).toContain(t.done);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('scores')))).toEqual([]);
    await look('scores, submitted');

    await other.getByRole('button', { name: t.submit, exact: true }).click();
    await confirm(other);
    await other.getByText(t.done).first().waitFor();
    await other.getByText('204').first().waitFor();

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t.download }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^[\w-]+\.pdf$/);
    expect([faults, noise.lines]).toEqual([[], []]);
    await context.close();
  });
});

test('a team that is not there leads to not-found', async () => {
  const { page, context, noise } = await visitor(browser, { language: 'ar' });
  noise.allow(/404|422/);
  await signInByPassword(page, portal.address, 'coach', wordsOf('ar'));
  for (const id of [UNKNOWN_ID, 'no-id']) {
    await page.goto(`${portal.address}/profile/team/${id}`);
    await page.waitForURL(`${portal.address}/404/not-found/`);
    await page.getByText(wordsOf('ar').layout.lost.text).waitFor();
  }
  expect(noise.lines).toEqual([]);
  await context.close();
});
