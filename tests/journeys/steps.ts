import type { Locator, Page } from 'playwright-core';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { picture } from '#tests/support/season.ts';
import type { wordsOf } from '#tests/support/words.ts';

type Words = ReturnType<typeof wordsOf>;

function accountOf(role: RoleName, number: number) {
  const account = accountsOf(role)[number];
  if (!account) throw new Error(`no ${role} number ${number}`);
  return account;
}

/**
 * Signs the page's browser in, without opening a page: most journeys begin where somebody is signed in, and the page
 * costs seconds of processor time.
 */
export async function signIn(page: Page, address: string, role: RoleName, number = 0) {
  const account = accountOf(role, number);
  const answer = await page.context().request.post(`${address}/api/adduser`, {
    headers: { origin: address },
    data: { national_id: account.membership_id, loginType: 'national_id', password: account.password, type: 'FIRST' },
  });
  if (!answer.ok()) throw new Error(`${role} number ${number} cannot sign in: ${await answer.text()}`);
}

/** Signs in on the portal's own page, by clicks. */
export async function signInByPassword(page: Page, address: string, role: RoleName, words: Words, number = 0) {
  const account = accountOf(role, number);
  await page.goto(`${address}/signin`);
  await page.getByRole('textbox', { name: words.signIn.identifier }).fill(account.membership_id);
  await page.locator('input[type=password]').fill(account.password);
  await page.getByRole('button', { name: words.signIn.submit, exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

/** Signs in through the provider's window. */
export async function signInByPopup(page: Page, address: string, role: RoleName, words: Words) {
  const account = accountOf(role, 0);
  await page.goto(`${address}/signin`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: words.signIn.steb }).click();
  const popup = await opened;
  await popup.locator('input:not([type=hidden]):not([type=password])').first().fill(account.email);
  await popup.locator('input[type=password]').fill(account.password);
  await popup.locator('main button, form button').first().click();
  await page.waitForURL((url) => !url.pathname.startsWith('/signin'));
}

/** The input of the wizard's second step. */
type TeamAsTyped = {
  teamName: string;
  school?: string;
  logo?: string /** Its place in the wizard. */;
  competition?: number;
};

/**
 * Completes the steps of the wizard up to the last.
 * @param look called on each step once it is filled in
 */
export async function fillWizard(
  page: Page,
  words: Words,
  { teamName, school = 'مدارس الرواد', logo = 'logo.png', competition = 1 }: TeamAsTyped,
  look: (step: string) => Promise<void> = async () => {},
) {
  const t = words.registration;
  let step = 1;
  const next = async () => {
    await look(`step ${step}`);
    step += 1;
    await page.locator('form button[type=submit], main button[type=submit]').last().click();
  };
  await page.getByRole('radio').first().check();
  await page.locator('input[name=competion_id]').nth(competition).check();
  await page.locator('input[name=ageLevel]').first().check();
  await next();
  await page.getByRole('textbox', { name: t.schoolName }).fill(school);
  await page.getByRole('textbox', { name: t.teamName }).fill(teamName);
  await page.getByLabel(t.region).selectOption({ index: 1 });
  await page.getByLabel(t.city).fill('الرياض');
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

/** Types a membership ID and waits until the person has been found. */
async function lookUp(page: Page, label: string, membershipId = '') {
  const found = page.waitForResponse((answer) => answer.url().includes('/api/lookups/') && answer.ok());
  await page.getByRole('textbox', { name: label, exact: false }).first().fill(membershipId);
  await found;
}

/** Fills in the gateway's card form; with 3-D Secure if the card requires it. */
export async function payByCard(page: Page, card: string, cvv: string, approve = true) {
  await page.locator('[name=card_number]').fill(card);
  await page.locator('[name=expiry]').fill('12/30');
  await page.locator('[name=cvv]').fill(cvv);
  await page.locator('button.primary').click();
  if (card.startsWith('4111')) await page.locator(`[value=${approve ? 'approve' : 'fail'}]`).click();
}

/** Chooses the season of the sample, and not the newest one: a journey beside this one may have added that. */
export async function chooseSampleSeason(select: Locator) {
  const sample = select.locator('option').filter({ hasText: /FIRST|فيرست/ });
  await select.selectOption((await sample.first().getAttribute('value')) ?? '');
}

/** Types a day into a date field of the back-office, part by part: day, month, year, in either script's digits. */
export async function typeDay(page: Page, name: string, digits: string) {
  const field = page.locator('.react-aria-DatePicker').filter({ has: page.locator(`[name="${name}"]`) });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

/**
 * Saves a form of the back-office, and waits for the answer besides the message: that of an earlier form may still
 * stand there in the same words.
 */
export async function saveForm(page: Page, button: string, message: string) {
  const answered = page.waitForResponse(
    (answer) => ['POST', 'PUT'].includes(answer.request().method()) && /\/api\/admin\/(?!uploads)/.test(answer.url()),
  );
  await page.getByRole('button', { name: button, exact: true }).click();
  await answered;
  await page.getByText(message, { exact: true }).first().waitFor();
}

/** Presses a key, the Tab key if no other is named, until an element has the focus. */
export async function tabToElement(page: Page, wanted: Locator, key = 'Tab') {
  for (let tries = 0; tries < 80; tries += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the key ${key} does not lead to it`);
}
