import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import people from '#demo/people.json' with { type: 'json' };
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { picture } from '#tests/support/season.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const words = wordsOf('ar');
const t = words.registration;
const school = accounts.find(({ role }) => role === 'entity');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
const stepIs = (page: Page, step: number) =>
  page.waitForURL(({ searchParams }) => searchParams.get('step') === `${step}`);
const next = (page: Page) => page.locator('main form button[type=submit]').click();
/** The beginning of a sentence, up to its first placeholder. */
const start = (sentence: string) => sentence.split('{{')[0]?.trim() ?? '';

test('the wizard asks before it drops anybody, keeps the focus, advises on ages, and asks whose the invoice is', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'ar', width: 360 });
  // The unknown number, and the refusal for too many unpaid teams.
  noise.allow(/404|409/);
  await signInByPassword(page, portal.address, 'coach', words, 2);
  /** By number, because the answers come in any order. */
  const found = new Map<string, { name: string; age: number; in_team_this_season: boolean }>();
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/api/lookups/member')) return;
    found.set(answer.request().postDataJSON().member_id, (await answer.json()).member);
  });

  // The same price, with tax, from the first card to the button; the summary adds up to it.
  await page.goto(`${portal.address}/teams-registeration/`);
  await page.locator('[name=season_id]').first().check();
  const category = (place: number) => page.locator('[name=competion_id]').nth(place);
  await page.getByText('403.00').waitFor();
  expect(await page.getByText('350.00').count()).toBe(0);
  await category(1).check();
  await page.getByText(t.rounding).waitFor();
  await page.locator('[name=ageLevel]').last().check();
  await next(page);
  await page.locator('[name=schoolName]').fill('مدارس الرواد');
  await page.locator('[name=teamName]').fill('سواعد المستقبل');
  await page.locator('[name=region]').selectOption({ index: 1 });
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await picture(300) };
  await page.locator('input[type=file]').setInputFiles(logo);
  await page.locator('main img[src^="/files/pictures/"]').first().waitFor();
  await next(page);

  // "I am a coach" adds the person in the field with their number; Enter moves from field to field.
  await page.getByRole('button', { name: t.addMe }).click();
  expect(await focused(page)).toBe('coaches.0');
  await page.locator('main [role=status]').getByText(start(words.lookUp.found)).waitFor();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('coaches.1');
  await page.keyboard.press('Enter');
  await stepIs(page, 4);

  // Enter after a number moves to the next field; in the last one it waits for the registry.
  const seven = people.members.slice(0, 7);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/lookups/member', async (route) => {
    await held;
    await route.continue();
  });
  for (const [place, number] of seven.entries()) {
    await page.locator(`[name="members.${place}"]`).fill(number);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(`members.${place + 1}`);
  }
  for (let place = 7; place < 10; place += 1) await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('members.9');
  answer();
  await expect.poll(() => found.size).toBe(7);
  await expect.poll(() => page.locator('main li img, main li [role=status] svg').count()).toBeGreaterThan(6);
  expect(new URL(page.url()).searchParams.get('step')).toBe('4');
  await page.keyboard.press('Enter');
  await stepIs(page, 5);
  const elsewhere = [...found.values()].filter((member) => member.in_team_this_season).length;
  await expect.poll(() => page.getByText(words.lookUp.elsewhere, { exact: true }).count()).toBe(elsewhere);

  // A change leads back to the review. A smaller category names the people who would lose their place, and can be
  // undone.
  await page.getByRole('button', { name: t.changeOf.replace('{{step}}', t.steps.competition) }).click();
  await category(0).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByText(found.get(seven[6] ?? '')?.name ?? '').waitFor();
  expect(await faultsInLooks(page, 'asking before a smaller category')).toEqual([]);
  await ask.getByRole('button', { name: words.kit.cancel }).click();
  await ask.waitFor({ state: 'detached' });
  expect(await category(1).isChecked()).toBe(true);
  await category(0).click();
  await ask.getByRole('button', { name: start(t.leaveOutYes) }).click();
  await expect.poll(() => category(0).isChecked()).toBe(true);
  await category(1).click();
  await expect.poll(() => category(1).isChecked()).toBe(true);
  expect(await ask.count()).toBe(0);
  await page.locator('[name=ageLevel]').last().check();
  await next(page);
  await stepIs(page, 5);
  for (const { name } of found.values()) await page.locator('main li').getByText(name).waitFor();

  // People outside the age group must be acknowledged, and the entity found, before anything is sent.
  let sent = 0;
  await page.route('**/api/teams/registration', (route) => {
    sent += 1;
    const body = {
      success: false,
      code: 'too_many_unpaid_teams',
      msg: words.errors.too_many_unpaid_teams,
      requestId: '',
    };
    return route.fulfill({ status: 409, json: body });
  });
  const pay = page.getByRole('button', { name: t.registerAndPay });
  expect(await pay.innerText()).toContain('403.00');
  await page.locator('[name=invoice][value=entity]').check();
  await pay.click();
  await page.getByText(t.agesRequired).first().waitFor();
  expect(await focused(page)).toBe('entity_cr');
  expect(sent).toBe(0);
  await page.locator('[name=entity_cr]').fill('9999999999');
  await page.getByText(t.entityNotFound).first().waitFor();
  await page.locator('[name=entity_cr]').fill(school?.cr_number ?? '');
  await page
    .locator('main')
    .getByText(school?.name ?? '')
    .last()
    .waitFor();
  await page.locator('[name=ages]').check();
  expect(await faultsInLooks(page, 'review with an entity and ages')).toEqual([]);

  // With too many unpaid teams the error says what to do; the input stays.
  await pay.click();
  await page.getByText(t.tooManyUnpaid).waitFor();
  await page.locator('main form').getByRole('link', { name: t.toMyTeams }).waitFor();
  expect(sent).toBe(1);
  await page.unroute('**/api/teams/registration');
  await pay.click();
  await page.waitForURL(/\/sandbox\/telr\//);
  await page.goto(`${portal.address}/my-teams/`);
  await page.getByText('سواعد المستقبل').first().waitFor();
  expect(noise.lines).toEqual([]);
  await context.close();
});
