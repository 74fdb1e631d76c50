import type { BrowserContext, Page } from 'playwright-core';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { alive } from '#tests/support/browser.ts';
import { picture } from '#tests/support/season.ts';
import type { wordsOf } from '#tests/support/words.ts';

type Words = ReturnType<typeof wordsOf>;

/**
 * From now on each page that this visitor opens remembers the short messages since the last click or key, for `said`:
 * they disappear after some seconds, and on a busy machine a test may look later.
 */
export const hearMessages = (context: BrowserContext) =>
  context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const act of ['click', 'keydown']) addEventListener(act, () => heard.splice(0), true);
    const listen = ({ addedNodes }: MutationRecord) => {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const lines = node.matches('section[aria-live] li') ? [node] : node.querySelectorAll('section[aria-live] li');
        for (const line of lines) heard.push(line.querySelector('p')?.textContent ?? '');
      }
    };
    new MutationObserver((changes) => changes.forEach(listen)).observe(document, { childList: true, subtree: true });
  });

/** Waits until the page has shown this short message since the last click or key, even if it has disappeared. */
export const said = (page: Page, message: string) =>
  page.waitForFunction((message) => (window as { heard?: string[] }).heard?.includes(message), message);

/** Waits until the browser has stored what was typed, so that a reload does not come too early. */
export const isKept = (page: Page, text: string) =>
  page.waitForFunction((text) => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes(text), text);

/** On a phone the filters of a list stand behind a button. */
export async function showFilters(page: Page, { admin: { list } }: Words) {
  const button = page.getByRole('button', { name: list.filters, exact: true });
  if (await button.isVisible()) await button.click();
}

/** Signs in on the portal's own page, by clicks. */
export async function signInByPassword(page: Page, address: string, role: RoleName, words: Words, number = 0) {
  const account = accountsOf(role)[number];
  if (!account) throw new Error(`no ${role} number ${number}`);
  await page.goto(`${address}/signin`);
  await alive(page);
  await page.getByRole('textbox', { name: words.signIn.identifier }).fill(account.membership_id);
  await page.locator('input[type=password]').fill(account.password);
  await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

/** Signs in through the provider's window. */
export async function signInByPopup(page: Page, address: string, role: RoleName, words: Words) {
  const account = accountsOf(role)[0];
  if (!account) throw new Error(`no ${role}`);
  await page.goto(`${address}/signin`);
  await alive(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: words.signIn.steb }).click();
  const popup = await opened;
  await popup.locator('input:not([type=hidden]):not([type=password])').first().fill(account.email);
  await popup.locator('input[type=password]').fill(account.password);
  await popup.locator('main button, form button').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

/** The input of the wizard's second step. */
type TeamAsTyped = { teamName: string; school?: string; logo?: string };

/**
 * Completes the steps of the wizard up to the last.
 * @param look called on each step once it is filled in
 */
export async function fillWizard(
  page: Page,
  words: Words,
  { teamName, school = 'مدارس الرواد', logo = 'logo.png' }: TeamAsTyped,
  look: (step: string) => Promise<void> = async () => {},
) {
  const t = words.registration;
  await alive(page);
  let step = 1;
  const next = async () => {
    await look(`step ${step}`);
    step += 1;
    await page.locator('form button[type=submit], main button[type=submit]').last().click();
  };
  await page.getByRole('radio').first().check();
  await page.locator('input[name=competion_id]').nth(1).check();
  await page.locator('input[name=ageLevel]').first().check();
  await next();
  await page.getByRole('textbox', { name: t.schoolName }).fill(school);
  await page.getByRole('textbox', { name: t.teamName }).fill(teamName);
  await page.getByLabel(words.teamFields.region).selectOption({ index: 1 });
  await page.getByLabel(words.teamFields.city).fill('الرياض');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: logo, mimeType: 'image/png', buffer: await picture(300) });
  await page.locator('main img[src^="/files/pictures/"], main img[src^="blob:"]').first().waitFor();
  await next();
  await lookUp(page, t.coach.replace('{{n}}', '1'), people.coaches[2]);
  await next();
  await lookUp(page, t.member.replace('{{n}}', '1'), people.members[4]);
  await lookUp(page, t.member.replace('{{n}}', '2'), people.members[5]);
  await next();
  // The summary beside the earlier steps shows the price too; only the last step has this button.
  await page.getByRole('button', { name: t.registerAndPay }).filter({ hasText: '403.00' }).waitFor();
  await look('step 5');
}

/** Completes the five steps and submits the registration; ends on the gateway's page. */
export async function registerTeam(
  page: Page,
  words: Words,
  teamName: string,
  look: (step: string) => Promise<void> = async () => {},
) {
  await fillWizard(page, words, { teamName }, look);
  await sendRegistration(page, words);
  await page.waitForURL(/\/sandbox\/telr\//);
}

/** Acknowledges that a member of `fillWizard` is too old for the age group, and presses the wizard's last button. */
export async function sendRegistration(page: Page, words: Words) {
  await page.locator('[name=ages]').check();
  await page.getByRole('button', { name: words.registration.registerAndPay }).click();
}

/** Types a membership ID and waits until the person that was found is shown. */
async function lookUp(page: Page, label: string, membershipId = '') {
  const found = page.waitForResponse((answer) => answer.url().includes('/api/lookups/') && answer.ok());
  await page.getByRole('textbox', { name: label, exact: false }).first().fill(membershipId);
  const { coach, member } = await (await found).json();
  const { name } = coach ?? member;
  await page.locator('main [role=status] bdi').filter({ hasText: name }).first().waitFor();
}

/** Fills in the gateway's card form; with 3-D Secure if the card requires it. */
export async function payByCard(page: Page, card: string, cvv: string, approve = true) {
  await page.locator('[name=card_number]').fill(card);
  await page.locator('[name=expiry]').fill('12/30');
  await page.locator('[name=cvv]').fill(cvv);
  await page.locator('button.primary').click();
  if (card.startsWith('4111')) await page.locator(`[value=${approve ? 'approve' : 'fail'}]`).click();
}
