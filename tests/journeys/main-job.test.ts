import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { decodeInvoiceQr } from '#domain/invoice-qr.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { faultsInLooks, type Look, looksOf } from '#tests/support/screen-faults.ts';
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
    // A dark phone in one language, a light desktop in the other. `screens` looks at the steps of the wizard in all ways.
    const own: Look = language === 'ar' ? { width: 360, dark: true } : { width: 1440, dark: false };
    const { context, page, noise } = await visitor(browser, { language, ...own });
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(...(await faultsInLooks(page, name, [own])));
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
    faults.push(...(await faultsInLooks(page, 'paid', looksOf(language))));
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
    const { text, readQr } = await readPdf(await readFile(await download.path()));
    for (const part of [number, team, '52.50', '403.00']) expect(text).toContain(part);
    expect(decodeInvoiceQr((await readQr()) ?? '')).toMatchObject({ totalWithVat: 40_250, vatTotal: 5_250 });
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

  // What follows is the same in both languages, and a journey costs much: once is enough.
  if (language !== 'ar') return;

  test('signing in through the window of the provider', async () => {
    const { context, page, noise } = await visitor(browser, { language });
    await signInByPopup(page, portal.address, 'coach', words);
    await page.goto(`${portal.address}/my-teams/`);
    await page.getByRole('heading', { name: words.myTeams.title }).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
