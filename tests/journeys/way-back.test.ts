import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { alive, openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { payByCard, registerTeam, sendRegistration, signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Ends the session on the server only, as when it has expired: the browser keeps its cookie. */
async function endSession(context: BrowserContext) {
  const session = (await context.cookies()).find(({ name }) => name === 'session');
  const answer = await fetch(`${portal.address}/api/signout`, {
    method: 'POST',
    headers: { authorization: session?.value ?? '' },
  });
  expect(answer.status).toBe(200);
}

/** Waits until a field has the typed value. */
const holds = (page: Page, name: string, value: string) =>
  page.waitForFunction(
    ([name, value]) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value === value,
    [name, value],
  );

describe.concurrent.each(languages)('the way back (%s)', (language) => {
  const words = wordsOf(language);
  const coach = accountsOf('coach')[language === 'ar' ? 1 : 2];
  const number = language === 'ar' ? 1 : 2;
  if (!coach) throw new Error('the demo has too few coaches');

  /** Signs in on the page to which the person was redirected, without opening another. */
  async function signInHere(page: Page) {
    await alive(page);
    await page.getByRole('textbox', { name: words.signIn.identifier }).fill(coach?.membership_id ?? '');
    await page.locator('input[type=password]').fill(coach?.password ?? '');
    await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
  }

  test('of a new account: the language is switched, and an ended session is asked about nowhere here', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: 360 });
    noise.allow(/401/);
    await context.addCookies(
      ['session', 'signed_in'].map((name) => ({ name, value: '1', url: portal.address, httpOnly: name === 'session' })),
    );
    const back = '/teams-registeration/?season_id=none';
    await openPage(page, `${portal.address}/signup?step=details&type=student&redirect=${encodeURIComponent(back)}`);
    await page.locator('input[name=name]').fill('سارة القحطاني');
    await page.locator('input[type=password]').first().fill('a secret of 12');
    await page.locator('header a[hreflang]:visible, footer a[hreflang]:visible').first().click();
    await page.locator(`html:not([lang=${language}])`).waitFor();
    await holds(page, 'name', 'سارة القحطاني');
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      'secret',
    );
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(back);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('of an address that a guest types, with its season and category, through signing in', async () => {
    const { wroseasons } = await (await fetch(`${portal.address}/api/first-seasons?registration=true`)).json();
    // The sample's, and its second one, which nobody gets unasked: other journeys add seasons, and competitions at the
    // end.
    const sample = wroseasons.find(({ slug }: { slug: string }) => slug === 'first-2025');
    const season = sample._id;
    const competition = sample.competions.filter(({ registration }: { registration: boolean }) => registration)[1]._id;
    const wizard = `/teams-registeration/?season_id=${season}&competion_id=${competition}`;
    const { context, page, noise } = await visitor(browser, { language, width: 360 });
    noise.allow(/401/);
    await openPage(page, portal.address + wizard);
    const sent = new URL(page.url());
    expect([sent.pathname, sent.searchParams.get('token')]).toEqual(['/', expect.stringMatching(/./)]);

    // All links from here keep the parameters: sign-up, application, and the note that gives the reason.
    const redirectOf = async (link: ReturnType<Page['locator']>) =>
      new URL((await link.getAttribute('href')) ?? '', portal.address).searchParams.get('redirect');
    expect(await redirectOf(page.getByRole('link', { name: words.home.hero.apply }))).toBe(wizard);
    await page.getByRole('button', { name: words.home.mine.signIn }).click();
    await page.waitForURL(/\/signin\?redirect=/);
    expect(await redirectOf(page.getByRole('link', { name: words.signIn.createAccount }))).toBe(wizard);
    await signInHere(page);
    await page.waitForURL(portal.address + wizard);
    await page.locator(`input[type=radio][value="${competition}"]:checked`).waitFor({ state: 'attached' });
    expect(await page.locator(`input[type=radio][value="${season}"]`).isChecked()).toBe(true);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('of a registration and its payment, through every loss', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    noise.allow(/401|404|ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
    const teamName = `عائدون Back ${language}`;
    const at = (step: number) => new RegExp(`teams-registeration/\\?step=${step}`);
    const names = new Set<string>();
    page.on('response', async (answer) => {
      if (!answer.url().includes('/api/lookups/') || !answer.ok()) return;
      const { coach, member } = await answer.json();
      names.add((coach ?? member).name);
    });
    /** All input is there: the team, and its people, who are looked up again after a reload. */
    const allThere = async () => {
      await page.waitForURL(at(5));
      for (const shown of [teamName, ...names]) await page.locator('main').getByText(shown).first().waitFor();
    };
    await signIn(page, portal.address, 'coach', number);
    await openPage(page, `${portal.address}/teams-registeration/`);
    await registerTeam(page, words, teamName, async (step) => {
      if (step === 'step 2') {
        // The language is switched: the step and the input are kept in the other one, and again in the first.
        for (const lang of ['other', 'own']) {
          await page.locator('header a[hreflang]:visible, footer a[hreflang]:visible').first().click();
          await page.locator(`html:not([lang=${lang === 'other' ? language : 'none'}])`).waitFor();
          await holds(page, 'teamName', teamName);
        }
        await page.waitForURL(at(2));
        // The tab is closed, and the wizard opened in a new one.
        const kept = page.url();
        const other = await context.newPage();
        await other.goto(kept);
        await holds(other, 'teamName', teamName);
        await other.close();
      }
      if (step !== 'step 5') return;

      // The session ends at Review, and submitting shows it.
      const send = () => sendRegistration(page, words);
      expect(names.size).toBe(3);
      await endSession(context);
      await send();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: words.layout.ended.title }).waitFor();
      await dialog.getByRole('link', { name: words.layout.signIn }).click();
      await page.waitForURL(/\/signin\?redirect=/);
      await page.getByRole('textbox', { name: words.signIn.identifier }).waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(0);
      expect(new URL(page.url()).searchParams.get('redirect')).toMatch(at(5));
      // Opens the sign-up page and returns: the way back is kept.
      await page.getByRole('link', { name: words.signIn.createAccount }).click();
      await page.waitForURL(/\/signup\?redirect=/);
      // The address changes before the screen does: without this wait the old form would be filled in.
      await page.getByRole('heading', { name: words.signUp.who.title }).waitFor();
      await page.goBack();
      await signInHere(page);
      await allThere();

      // The session has ended, and the page is reloaded.
      await endSession(context);
      await page.reload();
      await page.waitForURL(/\/signin\?redirect=/);
      await signInHere(page);
      await allThere();

      // The connection is lost: the wizard says so, and submits when it is back.
      await context.setOffline(true);
      await send();
      await page.getByRole('alert').filter({ hasText: words.registration.offline }).first().waitFor();
      await context.setOffline(false);
    });

    // The session ends during the visit to the bank: after sign-in the same check continues.
    await endSession(context);
    await payByCard(page, '4000 0000 0000 0002', '999');
    await page.waitForURL(/\/signin\?redirect=%2Fpayment%2Fv2%2Ftelr%2F/);
    const returned = new URL(page.url()).searchParams.get('redirect') ?? '';
    await signInHere(page);

    // The bank holds the payment: the page says so, also after a reload, and offers no second payment.
    const held = page.getByRole('heading', { name: words.payment.state.held.title });
    await page.waitForURL(/\/404\/not-found\/\?team_id=/, { timeout: 40_000 });
    await held.waitFor();
    await page.reload();
    await held.waitFor();
    await page.locator('main').getByText(teamName).waitFor();
    await page.locator('main').getByText('403.00').waitFor();
    expect(await faultsInLooks(page, 'held', language)).toEqual([]);
    const told = page.url();
    await openPage(page, `${portal.address}/my-teams/`);
    const card = page.locator('article').filter({ hasText: teamName });
    // Nothing else is offered beside the link: neither to pay again nor to add a school.
    await card.getByRole('link', { name: words.payment.beingChecked }).waitFor();
    expect(await card.getByRole('button').count()).toBe(0);
    await card.getByRole('link', { name: words.payment.beingChecked }).click();
    await page.waitForURL(told);

    // Another device, without a session: sign-in, then the check; without a sign-in the address reveals nothing.
    const device = await visitor(browser, { language, width: 360 });
    device.noise.allow(/404/);
    await device.page.goto(told);
    await device.page.getByText(words.layout.lost.text).waitFor();
    await device.page.goto(`${portal.address}${returned}`);
    await device.page.waitForURL(/\/signin\?redirect=/);
    await signInHere(device.page);
    await device.page.waitForURL(/\/payment\/v2\/telr\//);
    await device.page.getByRole('heading', { name: words.payment.checking }).waitFor();

    // The connection is lost during the check: no failure is shown, and the check continues by itself.
    await device.context.setOffline(true);
    device.noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
    await device.page.getByRole('heading', { name: words.payment.noAnswer }).waitFor({ timeout: 40_000 });
    await device.context.setOffline(false);
    await device.page.waitForURL(/\/404\/not-found\/\?team_id=/, { timeout: 40_000 });
    expect([...noise.lines, ...device.noise.lines]).toEqual([]);
    await device.context.close();
    await context.close();
  });
});
