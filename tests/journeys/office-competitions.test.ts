import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** In one language: `screens.test.ts` has the lists and the forms in both. */
const language = 'ar';

describe('the office’s competitions', () => {
  const words = wordsOf(language);
  const [t, own, takes] = [words.admin, words.adminCompetitions, words.adminTakesTeams];
  /** No other run's season. */
  const slug = `opened-${Date.now()}`;
  const [ofSeason, ofCompetition] = [`موسم ${slug}`, `مسابقة ${slug}`];

  const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
  const text = (page: Page, label: string) => page.getByRole('textbox', { name: label });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const save = (page: Page) => button(page, t.form.save).click();
  const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const shown = (page: Page, sentence: string) => page.getByText(sentence, { exact: true }).first().waitFor();
  const beginning = (sentence: string) => new RegExp(`^${sentence.split('{{')[0]}`);
  const answers = async (path: string) => (await fetch(portal.address + path)).json();
  const seen = async () => (await answers(`/api/first-seasons?slug=${slug}`)).wroseasons[0];
  const wizard = (season: string) => `${portal.address}/teams-registeration/?season_id=${season}`;

  /** The places of the pictures in the form. */
  const [BANNER, LOGO] = [0, 1] as const;
  async function choose(page: Page, place: number) {
    const file = { name: `${place}.png`, mimeType: 'image/png', buffer: await picture(300) };
    const stored = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/uploads') && answer.ok());
    await page.locator('main input[type=file]').nth(place).setInputFiles(file);
    // A banner is wider than it is high: a square is cropped.
    if (place === BANNER) await button(page, t.picture.cropUse).click();
    await stored;
  }

  async function askToDelete(page: Page, name: string) {
    await row(page, name)
      .getByRole('button', { name: beginning(t.list.actionsFor) })
      .click();
    await page.getByRole('menuitem', { name: t.list.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.list.delete }).click();
  }

  test('a season leads on to its first competition, one button opens both, and what is closed says so', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: 360 });
    await hearMessages(context);
    noise.allow(/409|422/);
    await signInByPassword(page, portal.address, 'admin', words);
    await openPage(page, `${portal.address}/admin/seasons/new`);
    await field(page, 'name').fill(ofSeason);
    await field(page, 'name_en').fill(`Season ${slug}`);
    await field(page, 'slug').fill(slug);
    await save(page);
    await page.waitForURL((url) => url.pathname === '/admin/competion/new');
    await said(page, t.form.saved);
    await page.getByText(own.form.firstOfSeason.split('{{')[0] ?? '').waitFor();
    const season = new URL(page.url()).searchParams.get('season') ?? '';
    expect(await field(page, 'season').inputValue()).toBe(season);

    // An empty form names all that is missing in one round.
    await save(page);
    await page.locator('[aria-invalid=true]').first().waitFor();
    const named = page.locator('main').getByRole('listitem');
    const { fields } = own;
    for (const label of ['name', 'name_en', 'description', 'description_en', 'banner', 'logo'] as const)
      await named.filter({ hasText: `${fields[label]}: ${words.fields.required}` }).waitFor();
    await named.filter({ hasText: words.fields.price_missing }).waitFor();
    expect(await faultsInLooks(page, 'an empty competition', onPhone, 'main')).toEqual([]);

    await field(page, 'slug').fill(slug);
    await field(page, 'name').fill(ofCompetition);
    await field(page, 'name_en').fill(`Competition ${slug}`);
    await text(page, own.fields.description).fill('وصف');
    await text(page, own.fields.description_en).fill('About it');
    await field(page, 'coaches_no').fill('2');
    await field(page, 'members_no').fill('٤');
    await button(page, own.form.addLevel).click();
    await field(page, 'price').fill('350');
    for (const place of [BANNER, LOGO]) await choose(page, place);
    await save(page);
    await page.waitForURL((url) => url.pathname === '/admin/competions');
    await said(page, t.form.saved);

    // It stands first, hidden and closed like its season; one button says what it will do, and does it.
    await page.waitForFunction(
      (name) => document.querySelector('tbody tr')?.textContent?.includes(name),
      ofCompetition,
    );
    await row(page, ofCompetition).getByText(takes.why.seasonHidden).waitFor();
    await row(page, ofCompetition)
      .getByRole('button', { name: beginning(takes.openOf) })
      .click();
    const question = page.getByRole('alertdialog');
    expect(await question.locator('ul li').count()).toBe(4);
    await question.getByText('350.00').waitFor();
    expect(await faultsInLooks(page, 'the question before it is opened', onPhone, 'dialog[open]')).toEqual([]);
    await question.getByRole('button', { name: takes.open, exact: true }).click();
    await said(page, takes.opened);
    await row(page, ofCompetition).getByText(takes.yes, { exact: true }).waitFor();
    expect(await seen()).toMatchObject({ registration: true, competions: [{ registration: true, price: 350 }] });

    // With its only competition closed the season is closed, and the wizard says so.
    await row(page, ofCompetition).getByRole('switch').nth(1).click();
    await said(page, t.list.statusUpdated);
    await row(page, ofCompetition).getByText(takes.why.closed).waitFor();
    expect(await seen()).toMatchObject({ registration: false });
    await openPage(page, wizard(season));
    await page
      .getByText(words.registration.closedChoice.split('{{')[0] ?? '')
      .first()
      .waitFor();
    expect(await faultsInLooks(page, 'a wizard for what is closed', onPhone, 'main')).toEqual([]);

    // The season is not deleted while it has the competition, which it names.
    await openPage(page, `${portal.address}/admin/seasons?s=${slug}`);
    await row(page, ofSeason).getByText(takes.why.noneOpen).waitFor();
    await askToDelete(page, ofSeason);
    await shown(page, t.list.stillUsed);
    expect(await faultsInLooks(page, 'what keeps a season', onPhone, 'dialog[open]')).toEqual([]);
    await page.getByRole('alertdialog').getByRole('link', { name: t.uses.competitions_one }).click();
    await page.waitForURL((url) => url.pathname === '/admin/competions' && url.searchParams.get('season') === season);
    await askToDelete(page, ofCompetition);
    await said(page, t.list.deleted);
    await openPage(page, `${portal.address}/admin/seasons?s=${slug}`);
    await askToDelete(page, ofSeason);
    await said(page, t.list.deleted);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
