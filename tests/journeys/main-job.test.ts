import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { decodeInvoiceQr } from '#domain/invoice-qr.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { payByCard, registerTeam, signInByPassword, signInByPopup } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('the main job (%s)', (language) => {
  const words = wordsOf(language);

  test('sign in, register, pay, come back, active team, invoice; and the office sees it paid', async () => {
    const { context, page, noise } = await visitor(browser, {
      language,
      // A dark phone screen in one language, a light desktop screen in the other.
      ...(language === 'en' ? { width: 360, dark: true } : {}),
    });
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(...(await faultsInLooks(page, name, looksOf(language))));
    };
    const teamName = `صقور Falcons ${language}`;
    await signInByPassword(page, portal.address, 'coach', words);
    await page.goto(`${portal.address}/teams-registeration/`);
    await registerTeam(page, words, teamName, look);
    await payByCard(page, '4111 1111 1111 1111', '123');

    await page.waitForURL(/\/profile\/?\?payment_status=true/);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: words.profile.paid.title }).waitFor();
    await dialog.getByText('403.00').first().waitFor();
    expect(await dialog.innerText()).toMatch(new RegExp(`${teamName}.*403\\.00|403\\.00.*${teamName}`));
    await look('paid');
    await dialog.getByRole('button', { name: words.profile.paid.back }).click();
    await page.waitForURL((url) => !url.search.includes('payment_status'));
    await page.getByText(teamName).first().waitFor();
    // The address alone says of nobody else's team that it was paid.
    const stranger = await visitor(browser, { language });
    await signInByPassword(stranger.page, portal.address, 'student', words);
    await stranger.page.goto(`${portal.address}/profile/?payment_status=true`);
    // The teams, and whether one of them was just paid, come with one answer.
    await stranger.page.getByRole('main').getByRole('article').first().waitFor();
    expect(await stranger.page.getByRole('dialog').count()).toBe(0);
    await stranger.context.close();

    await page.goto(`${portal.address}/profile/transections`);
    const row = page.getByRole('row').filter({ hasText: teamName });
    await row.waitFor();
    const number = (await row.innerText()).match(/\d{4}-\d{6}/)?.[0] ?? '';
    const team = (await row.innerText()).match(/F\d\d-\d{4}/)?.[0] ?? '';
    const downloading = page.waitForEvent('download');
    await row.getByRole('button').click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
    const { text, qr } = await readPdf(await readFile(await download.path()));
    for (const part of [number, team, '52.50', '403.00']) expect(text).toContain(part);
    expect(decodeInvoiceQr(qr ?? '')).toMatchObject({ totalWithVat: 40_250, vatTotal: 5_250 });
    await context.close();

    const office = await visitor(browser, { language });
    await signInByPassword(office.page, portal.address, 'admin', words);
    await office.page.waitForURL(/\/admin\/dashboard/);
    await office.page.goto(`${portal.address}/admin/teams?s=${team}`);
    const listed = office.page.getByRole('row').filter({ hasText: team });
    await listed.getByText(language === 'ar' ? 'مدفوع' : 'Paid').waitFor();
    await office.context.close();
    expect([...faults, ...noise.lines, ...office.noise.lines]).toEqual([]);
  });

  if (language !== 'ar') return;

  test('signing in through the window of the provider', async () => {
    const { context, page, noise } = await visitor(browser, { language });
    await signInByPopup(page, portal.address, 'coach', words);
    await page.goto(`${portal.address}/my-teams/`);
    await page.getByRole('heading', { name: words.myTeams.title }).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('declined, cancelled, abandoned: the team stays unpaid, and is paid later from My Teams', async () => {
    const { context, page, noise } = await visitor(browser, { language });
    noise.allow(/404/);
    const teamName = `نجوم Stars ${language}`;
    await signInByPassword(page, portal.address, 'coach', words, 1);
    await page.goto(`${portal.address}/teams-registeration/`);
    await registerTeam(page, words, teamName);
    await payByCard(page, '4000 0000 0000 0002', '111');
    await page.waitForURL(/\/404\/not-found/);
    const says = (state: 'declined' | 'cancelled') =>
      page.getByRole('heading', { name: words.payment.state[state].title }).waitFor();
    await says('declined');
    expect(await faultsInLooks(page, 'declined', looksOf(language))).toEqual([]);

    const pay = async (look?: 'look') => {
      await page.goto(`${portal.address}/my-teams/`);
      // The other button of the card withdraws the team.
      const pay = page.getByRole('button', { name: new RegExp(`: ${teamName}$`) });
      await pay.filter({ hasNotText: words.withdrawal.withdraw }).click();
      const ask = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await ask.getByText(words.myTeams.ask).waitFor();
      if (look) expect(await faultsInLooks(page, 'asking before payment', looksOf(language))).toEqual([]);
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
});
