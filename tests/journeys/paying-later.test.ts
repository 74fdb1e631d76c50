import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { payByCard, registerTeam, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const words = wordsOf('ar');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('declined, cancelled, abandoned: the team stays unpaid, and is paid later from My Teams', async () => {
  const { context, page, noise } = await visitor(browser, { language: 'ar' });
  noise.allow(/404/);
  const teamName = 'نجوم Stars';
  await signInByPassword(page, portal.address, 'coach', words, 1);
  await page.goto(`${portal.address}/teams-registeration/`);
  await registerTeam(page, words, teamName);
  await payByCard(page, '4000 0000 0000 0002', '111');
  await page.waitForURL(/\/404\/not-found/);
  const says = (state: 'declined' | 'cancelled') =>
    page.getByRole('heading', { name: words.payment.state[state].title }).waitFor();
  await says('declined');
  expect(await faultsInLooks(page, 'declined', looksOf('ar'))).toEqual([]);

  const pay = async (look?: 'look') => {
    await page.goto(`${portal.address}/my-teams/`);
    // The other button of the card withdraws the team.
    const pay = page.getByRole('button', { name: new RegExp(`: ${teamName}$`) });
    await pay.filter({ hasNotText: words.withdrawal.withdraw }).click();
    const ask = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await ask.getByText(words.myTeams.ask).waitFor();
    if (look) expect(await faultsInLooks(page, 'asking before payment', looksOf('ar'))).toEqual([]);
    await ask.getByRole('button', { name: words.myTeams.askPay }).click();
    await page.waitForURL(/\/sandbox\/telr\//);
  };
  await pay('look');
  await page.locator('button[formaction*="cancel"]').first().click();
  await page.waitForURL(/\/404\/not-found/);
  await says('cancelled');
  // Abandoned: the payment page is closed, and the same page is offered the next time.
  await pay();
  const left = page.url();
  await pay();
  expect(new URL(page.url()).searchParams.get('o')).toBe(new URL(left).searchParams.get('o'));
  await payByCard(page, '4464 0400 0000 0007', '123');
  await page.waitForURL(/\/profile\/?\?payment_status=true/);
  expect(noise.lines).toEqual([]);
  await context.close();
});
