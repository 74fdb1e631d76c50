import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import accounts from '#demo/accounts.json' with { type: 'json' };
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { payByCard, registerTeam, signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const school = accounts.find(({ role }) => role === 'entity');
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

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
});
