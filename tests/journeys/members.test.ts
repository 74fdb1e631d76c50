import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import { masked } from '#domain/privacy.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { limit } from '#tests/support/time-limits.ts';
import { wordsOf } from '#tests/support/words.ts';
import { fillWizard, payByCard, sendRegistration, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
/** The wizard's steps register this one as the first member. */
const [, , , , replaced = ''] = people.members;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The link of the mail that asks somebody about a team, once it was sent. */
async function linkInMail({ teamName, reader }: { teamName: string; reader: string }, language: Language) {
  const found = async () => {
    const { messages } = (await (await fetch(`${portal.address}/sandbox/mail/messages.json`)).json()) as {
      messages: { text: string }[];
    };
    const mail = messages.find(({ text }) => text.includes(teamName) && text.includes(reader));
    return new RegExp(`/membership-request\\?lang=${language}#[\\w-]+`).exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(found, { timeout: limit.wait }).toBeDefined();
  return portal.address + (await found());
}

describe.each(languages)('a coach and their teams (%s)', (language) => {
  const words = wordsOf(language);
  const t = words.members;
  const newMember = people.members[language === 'ar' ? 8 : 9] ?? '';

  test('withdraws a team before it is paid, and replaces a member of one that is', async () => {
    const { context, page, noise } = await visitor(browser, { language, ...(language === 'ar' ? { width: 360 } : {}) });
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await faultsInLooks(page, name, looksOf(language))));
    const teamName = `صقور Falcons ${language}`;
    await signInByPassword(page, portal.address, 'coach', words, 1);

    // Its payment page is opened and left.
    await page.goto(`${portal.address}/teams-registeration/`);
    await fillWizard(page, words, { teamName });
    await sendRegistration(page, words);
    await page.waitForURL(/\/sandbox\/telr\//);
    await openPage(page, `${portal.address}/my-teams/`);
    const cards = page.getByRole('article').filter({ hasText: teamName });
    const withdraw = cards.getByRole('button', { name: words.withdrawal.withdraw });
    await withdraw.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: words.withdrawal.askNo }).click();
    await question.waitFor({ state: 'detached' });
    await withdraw.click();
    await look('asked whether to withdraw');
    await question.getByRole('button', { name: words.withdrawal.askYes }).click();
    await cards.waitFor({ state: 'detached' });

    await page.goto(`${portal.address}/teams-registeration/`);
    await fillWizard(page, words, { teamName });
    await sendRegistration(page, words);
    await page.waitForURL(/\/sandbox\/telr\//);
    await payByCard(page, '4111 1111 1111 1111', '123');
    await page.waitForURL(/\/profile\/?\?payment_status=true/);
    await openPage(page, `${portal.address}/my-teams/`);
    await cards.getByRole('link', { name: teamName }).click();
    await page.getByRole('tab', { name: words.team.members }).click();

    const places = page.locator('main details').filter({ hasText: words.team.member });
    await places.first().waitFor();
    const before = await places.locator('summary').allInnerTexts();
    await places.first().locator('summary').click();
    // They have not agreed, though the team is paid.
    await places.getByText(masked(replaced)).waitFor();
    await places.getByRole('button', { name: t.replace }).click();
    const dialog = page.getByRole('dialog');
    const number = dialog.getByRole('textbox', { name: t.number });
    await number.fill('12345');
    await number.press('Enter');
    await dialog.getByText(t.tooShort).first().waitFor();
    await number.fill(replaced);
    await dialog.getByText(t.already).waitFor();
    noise.allow(/404/);
    await number.fill('1999999999');
    await dialog.getByText(t.notFound).waitFor();
    await number.fill(newMember);
    const found = dialog.locator('[role=status] bdi');
    await found.waitFor();
    const joined = await found.innerText();
    await look('the new member is found');
    await number.press('Enter');
    await question.getByText(joined).waitFor();
    await look('asked whether to replace');
    await question.getByRole('button', { name: t.askYes }).click();
    await dialog.waitFor({ state: 'detached' });
    await places.first().getByText(joined).waitFor();
    const after = await places.locator('summary').allInnerTexts();
    expect([after.length, after.slice(1)]).toEqual([before.length, before.slice(1)]);
    // The keyboard goes on where the new member is.
    await page.waitForFunction((name) => document.activeElement?.textContent?.includes(name), joined);
    await page.keyboard.press('Enter');
    // Their details are shown once they have agreed: by the link of their mail, without an account.
    await places.first().getByText(t.asked).waitFor();
    expect(await places.getByText(newMember).count()).toBe(0);
    await look('replaced');
    const reader = await visitor(browser, { language, width: 360 });
    const lookAsked = async (name: string) =>
      faults.push(...(await faultsInLooks(reader.page, name, looksOf(language))));
    await openPage(reader.page, await linkInMail({ teamName, reader: joined }, language));
    await reader.page.getByRole('heading', { name: teamName }).waitFor();
    await lookAsked('asked by mail');
    await reader.page.getByRole('button', { name: words.asked.member.no }).click();
    await lookAsked('asked whether they are sure');
    await reader.page.getByRole('button', { name: words.asked.back }).click();
    await reader.page.getByRole('button', { name: words.asked.member.yes }).click();
    await reader.page.getByRole('link', { name: words.asked.seeTeams }).waitFor();
    await openPage(page, page.url());
    await places.first().locator('summary').click();
    await places.getByText(newMember).waitFor();
    await look('agreed');
    await Promise.all([context.close(), reader.context.close()]);
    expect([...faults, ...noise.lines, ...reader.noise.lines]).toEqual([]);
  });
});

test('a child is asked on their own page, agrees, and takes it back, on a phone in Arabic', async () => {
  const words = wordsOf('ar');
  const t = words.asked;
  const { context, page, noise } = await visitor(browser, { language: 'ar', width: 360 });
  const faults: string[] = [];
  const look = async (name: string) => faults.push(...(await faultsInLooks(page, name, looksOf('ar'))));
  await signInByPassword(page, portal.address, 'student', words, 1);
  await openPage(page, `${portal.address}/my-teams/`);
  const card = page.getByRole('article').filter({ hasText: t.member.title });
  const teamName = await card.getByRole('link').first().innerText();
  await look('asked among their teams');
  await card.getByRole('button', { name: t.member.yes }).click();
  await card.waitFor({ state: 'detached' });
  // The keyboard goes on at the card whose buttons are gone.
  await page.waitForFunction((name) => document.activeElement?.textContent === name, teamName);
  await page.getByRole('link', { name: teamName }).click();
  await page.getByRole('button', { name: t.member.leave }).click();
  await look('asked whether they are sure');
  await page.getByRole('button', { name: t.sureYes }).click();
  // Its fee is paid: they keep the place until the coach gives it away, and may think better of it.
  await page.getByText(t.member.refused).waitFor();
  await look('refused');
  await openPage(page, `${portal.address}/my-teams/`);
  await page.getByText(t.member.refused).waitFor();
  await page.getByRole('link', { name: teamName }).click();
  await page.getByRole('button', { name: t.member.yes }).click();
  await page.getByRole('button', { name: t.member.leave }).waitFor();
  await context.close();
  expect([...faults, ...noise.lines]).toEqual([]);
});
