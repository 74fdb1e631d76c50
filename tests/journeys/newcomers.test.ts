import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An open season, and one of its open competitions, but not the first. */
async function somethingToRegisterFor() {
  const answer = await fetch(`${portal.address}/api/first-seasons?registration=true`);
  const { wroseasons } = (await answer.json()) as {
    wroseasons: { _id: string; slug: string; competions: { _id: string; registration: boolean }[] }[];
  };
  const season = wroseasons.find(({ competions }) => competions.length > 1);
  const competition = season?.competions.filter(({ registration }) => registration).at(-1);
  if (!season || !competition) throw new Error('the demo has nothing to register for');
  return { season, competition };
}

describe.each(languages)('newcomers (%s)', (language) => {
  const words = wordsOf(language);
  const phone = language === 'en' ? { width: 360, dark: true } : {};

  test('a coach goes from a competition through sign-up and STEB to its wizard, and is told why the door is shut before', async () => {
    const { context, page, noise } = await visitor(browser, { language, ...phone });
    noise.allow(/40[39]/);
    const { season, competition } = await somethingToRegisterFor();
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(...(await faultsInLooks(page, name, looksOf(language))));
    };
    const number = language === 'ar' ? '1000098801' : '1000098802';
    const password = 'A-long-password';

    await openPage(page, `${portal.address}/competion/${competition._id}`);
    await page.getByRole('link', { name: words.competition.register, exact: true }).click();
    await page.getByRole('link', { name: words.signUp.who.fresh }).click();
    await page.getByRole('link', { name: words.signUp.type.coachText }).click();
    const { details } = words.signUp;
    const fill = async (label: string, value: string) => {
      await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    };
    await fill(details.name, 'Huda Al-Salem');
    await fill(details.email, `${number}@example.com`);
    await fill(details.national_id, '1000000101');
    await page.locator('input[type=tel]').fill('0500001234');
    for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
    const submit = page.getByRole('button', { name: details.submit });

    // The number belongs to another account: in the person's language, with a link to sign in.
    await submit.click();
    const refusal = page.getByRole('alert').getByText(words.errors.account_taken);
    await refusal.waitFor();
    // With the field it would be above the visible part of a phone's screen.
    await expect.poll(async () => ((await refusal.boundingBox())?.y ?? -1) > 0).toBe(true);
    await look('a number that is taken');
    const toSignIn = page.getByRole('alert').getByRole('link', { name: words.signUp.signIn });
    expect(await toSignIn.getAttribute('href')).toContain(`competion_id%3D${competition._id}`);
    await fill(details.national_id, number);
    await submit.click();
    await page.getByRole('heading', { name: words.signUp.verify.title }).waitFor();
    await page.getByRole('button', { name: words.signUp.verify.stay }).click();
    await look('verify');

    // Too early: the sign-in says what is missing, and links to it.
    const wizard = `/teams-registeration/?season_id=${season._id}&competion_id=${competition._id}`;
    await page.goto(`${portal.address}/signin?${new URLSearchParams({ redirect: wizard })}`);
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(number);
    await page.locator('input[type=password]').fill(password);
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.getByRole('alert').getByText(words.errors.sign_in_unverified).waitFor();
    await look('not verified');
    await page.getByRole('alert').getByRole('link', { name: words.signIn.verify }).click();

    // STEB: sign in, one press, and back.
    await page.locator('input[name=identifier]').fill(number);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form[action*="sign-in"] button').click();
    await page.locator('form[action*="/verify"] button').click();
    await page.waitForURL(/\/signin\?verified=1/);
    await look('back from STEB');
    await page.getByRole('button', { name: words.signIn.verified.go }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/teams-registeration'));
    await page.locator(`input[type=radio][value="${competition._id}"]:checked`).waitFor({ state: 'attached' });
    expect(await page.locator(`input[type=radio][value="${season._id}"]`).isChecked()).toBe(true);
    expect([...faults, ...noise.lines]).toEqual([]);
    await context.close();
  });

  test('a new student is greeted by name, and led to the membership ID that a coach needs', async () => {
    const { context, page, noise } = await visitor(browser, { language, ...phone });
    const number = language === 'ar' ? '1000098811' : '1000098812';
    await openPage(page, `${portal.address}/signup`);
    await page.getByRole('link', { name: words.signUp.who.fresh }).click();
    await page.getByRole('link', { name: words.signUp.type.studentText }).click();
    const { details, welcome } = words.signUp;
    for (const [label, value] of [
      [details.name, 'Lina Al-Omari'],
      [details.email, `${number}@example.com`],
      [details.national_id, number],
    ] as const)
      await page.getByRole('textbox', { name: label, exact: true }).fill(value);
    await page.locator('input[type=tel]').fill('0500004321');
    for (const field of await page.locator('input[type=password]').all()) await field.fill('A-long-password');
    await page.getByRole('button', { name: details.submit }).click();
    await page.waitForURL((url) => url.pathname === '/');
    // It stays while somebody points at it.
    await page.getByText(welcome.text.replace('{{name}}', 'Lina Al-Omari')).first().hover();
    expect(await faultsInLooks(page, 'the greeting', looksOf(language))).toEqual([]);
    await page.getByRole('link', { name: welcome.next }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/profile'));
    await page.getByText(number, { exact: true }).first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a student who presses Apply is told who registers teams, and copies the membership ID for the coach', async () => {
    const { context, page, noise } = await visitor(browser, { language, ...phone });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.address });
    await signInByPassword(page, portal.address, 'student', words);
    await openPage(page, `${portal.address}/`);
    await page.getByRole('link', { name: words.home.hero.apply }).click();
    await page.waitForURL(/\/seasons\/[\w-]+\/#take-part$/);
    const note = page.getByRole('region', { name: words.takePart.title });
    await note.getByText('1000000201').waitFor();
    await note.getByRole('button', { name: words.takePart.copy }).click();
    await note.getByRole('status').getByText(words.takePart.copied).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1000000201');
    expect(await faultsInLooks(page, 'a student on the season page', looksOf(language))).toEqual([]);
    expect(await page.getByRole('link', { name: words.takePart.how }).count()).toBeGreaterThan(0);
    // The address is typed: the page to which its guard redirects shows the same note.
    await openPage(page, `${portal.address}/teams-registeration/`);
    expect(new URL(page.url()).pathname).toBe('/seasons/first-2025/');
    await note.getByText('1000000201').waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
