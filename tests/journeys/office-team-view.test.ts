import { eq } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { messages } from '#locales/messages.ts';
import { teamPeople } from '#server/features/teams/index.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { announceResult, certifiableTeam } from '#tests/support/certificates.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { registerTeam } from '#tests/support/season.ts';
import { handIn, type OfficeOfTeams, officer, openOfficeOfTeams } from './office-team-steps.ts';
import { said } from './steps.ts';

/* The view of one team: each of its tabs, and what the office does there. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('one team in the office (%s)', (language) => {
  let office: OfficeOfTeams;
  let id: string;
  let unpaid: string;
  /** The coach of the team, whose name it keeps wrongly. */
  let coach: { _id: string; name: string };
  const misspelt = 'سااارة';
  beforeAll(async () => {
    office = await openOfficeOfTeams();
    const { portal, season } = office;
    ({ id } = await certifiableTeam(portal, season, { teamName: 'صقور النخيل' }));
    unpaid = (await registerTeam(portal, season, { teamName: 'نسور الوادي' }))._id;
    [coach] = (await portal.call('GET', `/api/teams/?team_id=${id}`, { as: 'admin' })).json.team.coaches;
    await portal.db.update(teamPeople).set({ name: misspelt }).where(eq(teamPeople.stebUserId, coach._id));
    await announceResult(portal, id, 3);
  });
  afterAll(() => office.portal.close());

  test('its tabs have addresses, and each is found by keyboard, also after the back button and a reload', async () => {
    const { page, context, noise, words, main, view } = await officer(browser, office, { language });
    const { view: t } = words.adminTeam;
    await view(id);
    const tab = (name: string) => page.getByRole('navigation', { name: t.parts }).getByRole('link', { name });
    const current = () => page.locator('main nav [aria-current=page]').innerText();
    for (const [name, says] of [
      [t.overview, words.adminTeam.people.coaches],
      [t.scores, words.scores.title],
      [t.certificates, words.certificates.kinds.q],
      [t.transactions, words.adminTeam.orders.none],
      [t.mails, words.adminTeam.mails.kind],
      [t.log, words.admin.history.title],
    ] as const) {
      await tab(name).focus();
      await page.keyboard.press('Enter');
      await expect.poll(current).toBe(name);
      await main.getByText(says).first().waitFor({ state: 'attached' });
      expect(await faultsInLooks(page, name, looksOf(language))).toEqual([]);
      expect(await faultsInWidths(page, name)).toEqual([]);
    }
    await page.goBack();
    await expect.poll(current).toBe(t.mails);
    await page.reload();
    await expect.poll(current).toBe(t.mails);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('scores are entered, reopened with a reason, and entered again; both versions are there', async () => {
    const { page, context, noise, words, button, dialog, main, view, shown } = await officer(browser, office, {
      language,
    });
    const { scores: t } = words.adminTeam;
    noise.allow(/422/);
    await view(id, 'scores');
    await handIn(page, 'FLLD', language);
    await shown(words.scores.done);
    expect(await button(words.scores.submit).count()).toBe(0);

    await button(t.reopen).click();
    // Without a reason nothing happens, and the field says so.
    await dialog.getByRole('button', { name: t.reopen, exact: true }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await dialog.getByRole('textbox').fill('خطأ في المباراة الثانية');
    expect(await faultsInLooks(page, 'reopening scores', looksOf(language), 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: t.reopen, exact: true }).click();
    await said(page, messages[language].scoresReopened);
    await main.getByRole('heading', { name: t.earlier }).waitFor();
    await shown('خطأ في المباراة الثانية');

    await handIn(page, 'FLLD', language);
    await shown(words.scores.done);
    await shown('خطأ في المباراة الثانية');
    const titles = await main.getByRole('heading').allInnerTexts();
    expect(titles).toHaveLength(new Set(titles).size);
    expect(await faultsInWidths(page, 'scores of two versions')).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('certificates are issued, and one is revoked; without an entity none is', async () => {
    const { page, context, noise, words, button, dialog, view, shown } = await officer(browser, office, { language });
    const t = words.certificates;
    await view(id, 'certificates');
    await button(t.tab.issue).click();
    await said(page, t.tab.done);
    // The certificate of achievement names the one of qualification.
    await button(t.tab.issue).click();
    await said(page, t.tab.done);
    await expect.poll(() => button(t.tab.arabic).count()).toBe(2);
    const download = page.waitForEvent('download');
    await button(t.tab.english).first().click();
    expect((await download).suggestedFilename()).toMatch(/^certificate-.*-en\.pdf$/);
    await button(t.revoke.open).last().click();
    await dialog.getByRole('textbox').fill('اسم خاطئ');
    await dialog.getByRole('button', { name: t.revoke.submit }).click();
    await said(page, t.revoke.done);
    await shown('اسم خاطئ');

    await view(unpaid, 'certificates');
    await shown(words.errors.certificate_without_entity);
    expect(await button(words.entity.add).count()).toBe(1);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a misspelt name is compared with STEB and mended; its certificate is issued anew', async () => {
    const { portal } = office;
    const { page, context, noise, words, button, dialog, main, view, shown } = await officer(browser, office, {
      language,
    });
    const t = words.adminTeam.registry;
    const { name } = coach;
    await view(id);
    await shown(misspelt);
    await button(fill(t.compareNamed, { name: `\u2068${misspelt}\u2069` })).click();
    await dialog.getByText(t.different, { exact: true }).waitFor();
    await dialog.getByText(name).waitFor();
    // The one that is revoked already is not issued anew.
    await dialog.getByText(t.certificates_one).waitFor();
    expect(await faultsInLooks(page, 'comparing with the registry', looksOf(language), 'dialog[open]')).toEqual([]);
    expect(await faultsInWidths(page, 'comparing with the registry')).toEqual([]);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect.poll(() => main.getByText(misspelt).count()).toBe(0);
    const { certificatesq } = (await portal.call('GET', `/api/certificates/?team_id=${id}`, { as: 'admin' })).json;
    expect(certificatesq.map(({ status }: { status: boolean }) => status)).toEqual([true, false]);
    // A second look says that they are the same.
    await button(fill(t.compareNamed, { name: `\u2068${name}\u2069` })).click();
    await dialog.getByText(t.same).waitFor();
    expect(await dialog.getByRole('button', { name: t.save }).count()).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('its mails and its log say what was done, and the address of a team that is not there leads to not-found', async () => {
    const { page, context, noise, words, main, view, shown } = await officer(browser, office, { language });
    noise.allow(/404|422/);
    await view(id, 'mails');
    await shown(words.adminTeam.mails.kinds.registration_confirmation);
    expect(await faultsInLooks(page, 'mails about a team', looksOf(language))).toEqual([]);
    await view(id, 'log');
    await main.getByRole('region', { name: words.admin.history.title }).getByRole('listitem').first().waitFor();
    await shown('خطأ في المباراة الثانية');
    for (const wrong of ['019a0000-0000-7000-8000-000000000000', 'nothing']) {
      for (const screen of ['view', 'edit']) {
        await page.goto(`${office.portal.address}/admin/team/${wrong}/${screen}`);
        await page.waitForURL(/\/404\/not-found/);
      }
    }
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a sub admin sees the team without money, and neither hands in scores nor issues certificates', async () => {
    const { page, context, noise, words, main, button, view, shown } = await officer(browser, office, {
      language,
      role: 'sub_admin',
    });
    const t = words.adminTeam.view;
    await view(unpaid);
    const names = await page.getByRole('navigation', { name: t.parts }).getByRole('link').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual([t.overview, t.scores, t.certificates, t.mails]);
    expect(await main.getByText(/SAR|ر\.س/).count()).toBe(0);
    expect(await main.getByRole('link', { name: words.adminTeams.payShort }).count()).toBe(0);
    expect(await button(words.entity.add).count()).toBe(0);
    // They are told who attaches an entity, and not to do it without a button.
    await view(unpaid, 'certificates');
    await shown(words.adminTeam.certificates.attach);
    expect(await main.getByText(words.errors.certificate_without_entity).count()).toBe(0);
    // An address that is not theirs shows the overview.
    await view(unpaid, 'transactions');
    await shown(words.adminTeam.people.coaches);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
