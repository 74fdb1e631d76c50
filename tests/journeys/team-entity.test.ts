import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import people from '#demo/people.json' with { type: 'json' };
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { vatNumberOf } from '#tests/support/entities.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { pdfOf } from '#tests/support/scores.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { payByCard, registerTeam, signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
const [school] = accountsOf('entity');
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
      faults.push(...(await faultsInLooks(page, name, language)));
    };
    const teamName = `نجوم Stars ${language}`;
    await signIn(page, portal.address, 'coach');
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

  test('registers one as its own: invoice and certificate are its; its coach hands in the scores, and it sees them', async () => {
    const size = language === 'ar' ? { width: 360 } : {};
    const { context, page, noise } = await visitor(browser, { language, ...size });
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await faultsInLooks(page, name, language)));
    const number = language === 'ar' ? 0 : 1;
    const { name = '', cr_number: cr = '' } = accountsOf('entity')[number] ?? {};
    const teamName = `نيازك Meteors ${language}`;
    const tab = (title: string) => page.getByRole('tab', { name: title }).click();
    const downloaded = async (press: () => Promise<void>) => {
      const downloading = page.waitForEvent('download');
      await press();
      const file = await downloading;
      return { name: file.suggestedFilename(), ...(await readPdf(await readFile(await file.path()))) };
    };

    await signIn(page, portal.address, 'entity', number);
    await page.goto(`${portal.address}/teams-registeration/`);
    await registerTeam(page, words, teamName, async (step) => {
      if (step === 'step 5')
        expect(await page.getByRole('region', { name: words.registration.invoice, exact: true }).innerText()).toContain(
          name,
        );
    });
    await payByCard(page, '4111 1111 1111 1111', '123');
    await page.waitForURL(/\/profile\/?\?payment_status=true/);
    await openPage(page, `${portal.address}/my-teams/`);
    const card = page.getByRole('article').filter({ hasText: teamName });
    const team = (await card.innerText()).match(/F\d\d-\d{4}/)?.[0] ?? '';
    // Nothing is asked of the school but what its coach does.
    expect(await card.getByRole('button').count()).toBe(0);
    await card.getByRole('link', { name: teamName }).click();
    const panel = page.getByRole('tabpanel');
    await panel.getByText(name).waitFor();
    await panel.getByText(cr).waitFor();

    await tab(words.team.transactions);
    await panel.getByText(vatNumberOf(cr)).waitFor();
    // The number and its button touch nowhere: a wide table has room for both in a line.
    const written = await panel.getByText(/^\d{4}-\d{6}$/).boundingBox();
    const pressed = await panel.getByRole('button').first().boundingBox();
    if (!written || !pressed) throw new Error('no invoice');
    const below = pressed.y >= written.y + written.height;
    expect(below || Math.max(written.x - pressed.x - pressed.width, pressed.x - written.x - written.width) >= 0).toBe(
      true,
    );
    const invoice = await downloaded(() => panel.getByRole('button').first().click());
    for (const part of [name, vatNumberOf(cr), team, '403.00', 'Tax invoice']) expect(invoice.text).toContain(part);
    expect(invoice.text).not.toContain('Simplified');

    await tab(words.team.certification);
    const { issue, english, arabic, verify } = words.certificates.tab;
    await panel.getByRole('button', { name: issue }).click();
    await panel.getByRole('link', { name: verify }).waitFor();
    await look('certificate of a school');
    for (const [label, own] of [[arabic, 'ar'] as const, [english, 'en'] as const]) {
      const certificate = await downloaded(() => panel.getByRole('button', { name: label }).click());
      const serial = certificate.name.match(new RegExp(`^certificate-([\\d-]{19})-${own}\\.pdf$`))?.[1] ?? 'no serial';
      for (const part of [serial, team, name]) expect(certificate.text).toContain(part);
    }
    const { overview, members, matches, transactions, certification } = words.team;
    const tabs = [overview, members, matches, transactions, certification];
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabs);

    // The coach whom it named has the team without having done anything.
    const coach = await visitor(browser, { language, ...size });
    const place = accountsOf('coach').findIndex(({ membership_id }) => membership_id === people.coaches[2]);
    await signIn(coach.page, portal.address, 'coach', place);
    await openPage(coach.page, `${portal.address}/my-teams/`);
    const due = coach.page.getByRole('article').filter({ hasText: teamName });
    await due.getByRole('link', { name: words.myTeams.submitScores }).click();
    for (let row = 0; row < 5; row += 1) {
      await coach.page.fill(`[name="scores.${row}.score"]`, String(300 + row));
      await coach.page.fill(`[name="scores.${row}.time"]`, '2:30');
      await coach.page.fill(`[name="scores.${row}.youtube_link"]`, `https://youtu.be/${row}`);
    }
    const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: pdfOf() };
    await coach.page.setInputFiles('input[type=file]', notes);
    await coach.page.getByRole('button', { name: words.scores.submit, exact: true }).click();
    await coach.page.getByRole('alertdialog').getByRole('button', { name: words.scores.askYes }).click();
    await coach.page.getByText(words.scores.done).first().waitFor();
    await coach.context.close();

    await openPage(page, page.url().replace(/certification$/, 'matches'));
    for (const score of [300, 301, 302, 303, 304]) await panel.getByText(String(score), { exact: true }).waitFor();
    await look('scores, seen by the school');
    const documentation = page.waitForEvent('download');
    await panel.getByRole('link', { name: words.scores.download }).click();
    expect((await documentation).suggestedFilename()).toMatch(/\.pdf$/);
    await context.close();
    expect([...faults, ...noise.lines, ...coach.noise.lines]).toEqual([]);
    // Three people's work in one journey, beside that of the other language.
  }, 240_000);
});
