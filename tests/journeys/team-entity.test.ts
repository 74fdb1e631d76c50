import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import accounts from '#demo/accounts.json' with { type: 'json' };
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { limit } from '#tests/support/time-limits.ts';
import { wordsOf } from '#tests/support/words.ts';
import { payByCard, registerTeam, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const school = accounts.find(({ role }) => role === 'entity');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The link of the mail that asks the school about a team, once it was sent. */
async function linkInMail(teamName: string, language: Language): Promise<string> {
  const inbox = `${portal.address}/sandbox/mail/messages.json?to=${school?.email}`;
  const found = async () => {
    const { messages } = (await (await fetch(inbox)).json()) as { messages: { text: string }[] };
    const mail = messages.find(({ text }) => text.includes(teamName));
    return new RegExp(`/entity-request\\?lang=${language}#[\\w-]+`).exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(found, { timeout: limit.wait }).toBeDefined();
  return portal.address + (await found());
}

describe.concurrent.each(languages)('the school of a team (%s)', (language) => {
  const words = wordsOf(language);

  test('is added after the payment, and the invoice is issued anew to it', async () => {
    const { context, page, noise } = await visitor(browser, { language, ...(language === 'ar' ? { width: 360 } : {}) });
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(...(await faultsInLooks(page, name, looksOf(language))));
    };
    const teamName = `نجوم Stars ${language}`;
    await signInByPassword(page, portal.address, 'coach', words);
    await page.goto(`${portal.address}/teams-registeration/`);
    await registerTeam(page, words, teamName);
    await payByCard(page, '4111 1111 1111 1111', '123');
    await page.waitForURL(/\/profile\/?\?payment_status=true/);

    await page.goto(`${portal.address}/my-teams/`);
    const card = page.getByRole('article').filter({ hasText: teamName });
    await card.getByRole('button', { name: words.entity.add }).click();
    const dialog = page.getByRole('dialog');
    const number = dialog.getByRole('textbox', { name: words.lookUp.crNumber });
    await number.fill('12345');
    await number.press('Enter');
    await dialog.getByText(words.entity.wrong).waitFor();
    noise.allow(/404/);
    await number.fill('9999999999');
    await dialog.getByText(words.errors.entity_not_found).waitFor();
    await number.press('Enter');
    await dialog.getByText(words.entity.wrong).waitFor();
    await number.fill(school?.cr_number ?? '');
    await dialog
      .getByText(school?.name ?? '')
      .last()
      .waitFor();
    await look('the school is found');
    await dialog.getByRole('button', { name: words.entity.save }).click();
    await dialog.waitFor({ state: 'detached' });
    await card.getByRole('button', { name: words.entity.add }).waitFor({ state: 'detached' });

    await page.goto(`${portal.address}/profile/transections`);
    const row = page.getByRole('row').filter({ hasText: teamName });
    const invoice = async () => (await row.innerText()).match(/(?<!CN-)\d{4}-\d{6}/)?.[0] ?? '';
    const reissue = row.getByRole('button', { name: words.transactions.reissue });
    await reissue.waitFor();
    const first = await invoice();
    await reissue.click();
    await look('asked whether to issue it anew');
    await page.locator('dialog[open]').getByRole('button', { name: words.transactions.reissue }).click();
    const creditNote = row.getByRole('link', { name: words.transactions.creditNote });
    await creditNote.waitFor();
    await reissue.waitFor({ state: 'detached' });
    const second = await invoice();
    expect(second).not.toBe(first);
    const downloading = page.waitForEvent('download');
    await creditNote.click();
    const { text } = await readPdf(await readFile(await (await downloading).path()));
    for (const part of [first, second, '403.00']) expect(text).toContain(part);
    await look('issued anew');
    await context.close();
    expect([...faults, ...noise.lines]).toEqual([]);
  });

  test('is asked by mail and on its own page, and sees who is in the team once it has agreed', async () => {
    const t = words.entity.ask;
    const looks = { language, ...(language === 'ar' ? { width: 360 } : { dark: true }) };
    const coach = await visitor(browser, looks);
    const { page: ofCoach } = coach;
    const teamName = `سؤال Asked ${language}`;
    await signInByPassword(ofCoach, portal.address, 'coach', words);
    await ofCoach.goto(`${portal.address}/teams-registeration/`);
    await registerTeam(ofCoach, words, teamName);
    await payByCard(ofCoach, '4111 1111 1111 1111', '123');
    await ofCoach.waitForURL(/\/profile\/?\?payment_status=true/);
    await ofCoach.goto(`${portal.address}/my-teams/`);
    const card = ofCoach.getByRole('article').filter({ hasText: teamName });
    await card.getByRole('button', { name: words.entity.add }).click();
    const number = ofCoach.getByRole('dialog').getByRole('textbox', { name: words.lookUp.crNumber });
    await number.fill(school?.cr_number ?? '');
    await number.press('Enter');
    await ofCoach.getByRole('dialog').waitFor({ state: 'detached' });

    const faults: string[] = [];
    // By the mail's link, without an account: it tells who asks, and going back from "no" changes nothing.
    const link = await linkInMail(teamName, language);
    const reader = await visitor(browser, looks);
    // The link is over in the end.
    reader.noise.allow(/404/);
    await openPage(reader.page, link);
    await reader.page.getByRole('heading', { name: teamName }).waitFor();
    faults.push(...(await faultsInLooks(reader.page, 'asked by mail', looksOf(language))));
    await reader.page.getByRole('button', { name: t.no }).click();
    await reader.page.getByRole('button', { name: words.asked.back }).click();
    await reader.page.getByRole('button', { name: t.yes }).waitFor();

    // By its account: which team it is, and nobody in it until it has agreed.
    await signInByPassword(reader.page, portal.address, 'entity', words);
    await openPage(reader.page, `${portal.address}/my-teams/`);
    const asked = reader.page.getByRole('article').filter({ hasText: teamName });
    faults.push(...(await faultsInLooks(reader.page, 'asked among its teams', looksOf(language))));
    await asked.getByRole('link', { name: teamName }).click();
    await reader.page.getByRole('tab', { name: words.team.transactions }).waitFor();
    expect(await reader.page.getByRole('tab').count()).toBe(2);
    await reader.page.getByRole('button', { name: t.yes }).click();
    await reader.page.getByRole('tab', { name: words.team.members }).click();
    await reader.page.getByRole('heading', { name: words.team.members }).first().waitFor();

    // The mail says what was answered; on its own page it takes itself off again, and then the link is over.
    await openPage(reader.page, link);
    await reader.page.getByText(t.agreed).waitFor();
    await reader.page.goBack();
    await reader.page.getByRole('tab', { name: words.team.overview }).click();
    await reader.page.getByRole('button', { name: t.leave }).click();
    await reader.page.getByRole('button', { name: t.sureYes }).click();
    await reader.page.waitForURL(/\/my-teams/);
    await openPage(reader.page, link);
    await reader.page.getByText(words.asked.gone).waitFor();
    expect(faults).toEqual([]);
    expect([...coach.noise.lines, ...reader.noise.lines]).toEqual([]);
    for (const { context } of [coach, reader]) await context.close();
  });
});
