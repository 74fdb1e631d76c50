import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { fillWizard, payByCard, sendRegistration, signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
/** The wizard's steps register this one as the first member. */
const [, , , , replaced = ''] = people.members;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('a coach and their teams (%s)', (language) => {
  const words = wordsOf(language);
  const t = words.members;
  const newMember = people.members[language === 'ar' ? 8 : 9] ?? '';

  test('withdraws a team before it is paid, and replaces a member of one that is', async () => {
    const { context, page, noise } = await visitor(browser, { language, ...(language === 'ar' ? { width: 360 } : {}) });
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await faultsInLooks(page, name, language)));
    const teamName = `صقور Falcons ${language}`;
    await signIn(page, portal.address, 'coach', 1);

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
    await places.getByText(replaced).waitFor();
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
    // Their details are shown once they have signed in.
    await places.getByText(words.members.unconfirmed).waitFor();
    expect(await places.getByText(newMember).count()).toBe(0);
    await look('replaced');
    await context.close();
    expect([...faults, ...noise.lines]).toEqual([]);
  });
});
