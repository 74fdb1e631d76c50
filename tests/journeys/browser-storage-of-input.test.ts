import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import demoPeople from '#demo/people.json' with { type: 'json' };
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { wordsOf } from '#tests/support/words.ts';
import { registerTeam, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** All data that the pages have stored and that a script could read. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test('the browser keeps nothing of a person but id, name, picture and type, and of others the numbers typed', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  const words = wordsOf('en');
  const [coach] = accountsOf('coach');
  if (!coach) throw new Error('the demo has no coach');
  await signInByPassword(page, portal.address, 'coach', words);
  const { user } = await page.evaluate(async () => (await fetch('/api/getuser', { method: 'POST' })).json());
  const secrets = [user.national_id, user.email, user.phone_number, user.steb_user_id];
  for (const secret of secrets) expect(secret).toBeTruthy();
  const expectKeptClean = async () => {
    const text = await kept(page);
    for (const secret of secrets) expect(text).not.toContain(secret);
  };
  await expectKeptClean();

  // The form is filled with the person's known data; typed text survives a reload, known data is fetched again.
  await openPage(page, `${portal.address}/contact-us/`);
  await expect.poll(() => page.locator('[name=email]').inputValue()).toBe(coach.email);
  await page.locator('[name=message]').fill('A question');
  await expect.poll(() => kept(page)).toContain('A question');
  await expectKeptClean();
  await page.reload();
  await expect.poll(() => page.locator('[name=email]').inputValue()).toBe(coach.email);
  expect(await page.locator('[name=message]').inputValue()).toBe('A question');
  await expectKeptClean();

  // The wizard stores the numbers, not the people; after a reload on its last step they are looked up again.
  await openPage(page, `${portal.address}/teams-registeration/`);
  let reviewed = false;
  const names: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().includes('/api/lookups/') || !answer.ok()) return;
    const { coach: found, member } = await answer.json();
    names.push((found ?? member).name);
  });
  await registerTeam(page, words, `Kept ${Date.now()}`, async (step) => {
    if (step !== 'step 5') return;
    reviewed = true;
    const text = await kept(page);
    expect(text).toContain(demoPeople.members[4]);
    expect(names).toHaveLength(3);
    for (const name of names) expect(text).not.toContain(name);
    const [...looked] = names;
    await page.reload();
    for (const name of looked) await page.locator('main').getByText(name).first().waitFor();
  });
  expect(reviewed).toBe(true);

  await openPage(page, `${portal.address}/profile`);
  await page.locator('main').getByText(coach.email).waitFor();
  await page.locator('main').getByRole('button', { name: words.profile.signOut }).click();
  await page.waitForURL(/\/signin/);
  expect(
    await page.evaluate(() =>
      Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('turs:')),
    ),
  ).toEqual([]);
  expect(noise.lines).toEqual([]);
  await context.close();
});
