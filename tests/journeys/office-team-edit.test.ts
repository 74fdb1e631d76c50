import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatMoney } from '#locales/format.ts';
import { messages } from '#locales/messages.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { addCompetition } from '#tests/support/office-teams.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { picture, registerTeam } from '#tests/support/season.ts';
import { type OfficeOfTeams, officer, openOfficeOfTeams } from './office-team-steps.ts';
import { isKept, payByCard, said } from './steps.ts';

/* The form of one team, and what the office does with it at once: payment, withdrawal. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('the form of a team (%s)', (language) => {
  let office: OfficeOfTeams;
  let other: { id: string };
  beforeAll(async () => {
    office = await openOfficeOfTeams();
    other = await addCompetition(office.portal, office.season, { coachesNo: 2, membersNo: 4 });
  });
  afterAll(() => office.portal.close());

  const register = async (teamName: string, change = {}) =>
    (await registerTeam(office.portal, office.season, { teamName, ...change }))._id;
  const payByHand = async (id: string) => {
    const body = { id, payment_status: true, payment_note: 'حوالة رقم 7' };
    expect((await office.portal.call('PUT', '/api/admin/teams/', { as: 'admin', body })).status).toBe(200);
  };
  const now = async (id: string) =>
    (await office.portal.call('GET', `/api/admin/teams/?id=${id}`, { as: 'admin' })).json.team;

  test('each field is changed; what is wrong is said beside it, and nothing typed is lost', async () => {
    const id = await register('صقور نجد');
    const { page, context, noise, words, save, edit, shown } = await officer(browser, office, { language });
    noise.allow(/422|beforeunload/);
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await edit(id);
    expect(await faultsInLooks(page, 'the form of a team', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the form of a team')).toEqual([]);
    await field('name').fill('');
    await field('schoolName').fill('مدارس الأفق');
    await save();
    await page.locator('main [aria-invalid=true]').first().waitFor();
    expect(await field('schoolName').inputValue()).toBe('مدارس الأفق');
    await field('name').fill('صقور الحجاز');
    await isKept(page, 'صقور الحجاز');
    await page.reload();
    await shown(words.admin.form.restored);
    await field('stage').fill('الثانوية');
    await field('region').selectOption({ index: 2 });
    await field('city').fill('جدة');
    await field('ageLevel').selectOption('Senior');
    await field('notes').fill('اتصل المدرب يوم الأحد');
    await page.setInputFiles('main input[type=file]', {
      ...{ name: 'logo.png', mimeType: 'image/png', buffer: await picture(120) },
    });
    await save();
    await said(page, words.admin.form.updated);
    await page.waitForURL(/\/view$/);
    await shown('اتصل المدرب يوم الأحد');
    expect(await now(id)).toMatchObject({
      ...{ name: 'صقور الحجاز', schoolName: 'مدارس الأفق', stage: 'الثانوية', city: 'جدة', ageLevel: 'Senior' },
      notes: 'اتصل المدرب يوم الأحد',
    });
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('two officers at once: who is second sees both versions, also beside a change that is saved at once', async () => {
    const id = await register('نسور الوادي');
    const [one, two] = [
      await officer(browser, office, { language }),
      await officer(browser, office, { language, role: 'sub_admin' }),
    ];
    two.noise.allow(/409/);
    await one.edit(id);
    await two.edit(id);
    // What is typed stays, and is no conflict with what the same officer has changed beside it.
    const { withdraw } = one.words.adminTeam;
    await one.page.locator('main [name=city]').fill('أبها');
    await one.button(withdraw.open).click();
    await one.answer(withdraw.yes);
    await said(one.page, withdraw.done);
    await one.page.getByRole('button', { name: withdraw.undo }).click();
    await said(one.page, withdraw.doneBack);
    expect(await one.page.locator('main [name=city]').inputValue()).toBe('أبها');
    await one.save();
    await said(one.page, one.words.admin.form.updated);

    await two.page.locator('main [name=schoolName]').fill('مدارس الرواد');
    await two.save();
    const conflict = two.page.getByRole('alertdialog');
    await conflict.getByRole('heading', { name: two.words.admin.conflict.title }).waitFor();
    expect(await faultsInWidths(two.page, 'two versions of a team')).toEqual([]);
    await conflict.getByRole('button', { name: two.words.admin.conflict.save }).click();
    await said(two.page, two.words.admin.form.updated);
    expect(await now(id)).toMatchObject({ city: 'أبها', schoolName: 'مدارس الرواد', status: true });
    expect([...one.noise.lines, ...two.noise.lines]).toEqual([]);
    await one.context.close();
    await two.context.close();
  });

  test('another competition says what the fee becomes; of a paid team it stays', async () => {
    const id = await register('فرسان العلا');
    const { page, context, noise, words, save, edit, shown } = await officer(browser, office, { language });
    noise.allow(/422|beforeunload/);
    const { form: t } = words.adminTeams;
    await edit(id);
    await page.locator('main [name=competion]').selectOption(other.id);
    const amounts = { now: formatMoney(40_300, language), next: formatMoney(57_500, language) };
    await shown(fill(t.newFee, amounts));
    expect(await page.locator('main [name=ageLevel]').inputValue()).toBe('Junior');
    await save();
    await said(page, words.admin.form.updated);
    expect(await now(id)).toMatchObject({ competion: { _id: other.id }, order: { total_amount: 575 } });

    // A free competition would leave an order for a fee behind.
    await edit(id);
    await page.locator('main [name=competion]').selectOption(office.season.free.id);
    await save();
    await shown(words.fields.free_competition);
    expect(await now(id)).toMatchObject({ competion: { _id: other.id } });
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a payment is recorded by hand with a note, and stays', async () => {
    const id = await register('نجوم الشرقية');
    const { page, context, noise, words, button, dialog, edit, view, shown } = await officer(browser, office, {
      language,
    });
    noise.allow(/422/);
    const { payment: t, orders } = words.adminTeam;
    await edit(id);
    await button(t.record).click();
    await dialog.getByRole('button', { name: t.save, exact: true }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    expect(await now(id)).toMatchObject({ payment_status: false });
    await dialog.getByRole('textbox').fill('حوالة من مصرف الراجحي رقم 8841');
    expect(await faultsInLooks(page, 'recording a payment', looksOf(language), 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: t.save, exact: true }).click();
    await said(page, messages[language].updated);
    await shown(t.stays);
    await shown('حوالة من مصرف الراجحي رقم 8841');
    expect(await button(t.record).count()).toBe(0);
    // The button is gone, and the focus is where it was.
    await expect.poll(() => page.locator('main :focus').innerText()).toContain(t.stays);
    expect(await now(id)).toMatchObject({ payment_status: true, payment: { method: 'manual' } });

    await view(id, 'transactions');
    await shown('حوالة من مصرف الراجحي رقم 8841');
    await shown(orders.rounding);
    await shown(formatMoney(50, language));
    await button(orders.again).click();
    await said(page, orders.madeAgain);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: words.transactions.invoice, exact: false }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(await faultsInLooks(page, 'the transactions of a team', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the transactions of a team')).toEqual([]);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('the fee is paid by card in a new tab, and the view shows it', async () => {
    const id = await register('رواد عسير');
    const { page, context, noise, words, main, view } = await officer(browser, office, { language });
    // The payment page asks first whether one was made.
    noise.allow(/404/);
    await view(id);
    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name: fill(words.adminTeams.pay, { team: 'رواد عسير' }) }).click();
    const tab = await opened;
    const amount = formatMoney(40_300, language);
    await tab.getByRole('button', { name: fill(words.payment.pay_office ?? '', { amount }) }).click();
    await payByCard(tab, '4000000000000002', '123');
    await expect.poll(async () => (await now(id)).payment_status).toBe(true);
    await tab.close();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await main.getByText(words.adminTeams.paid, { exact: true }).first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a team is withdrawn after a question, and brought back', async () => {
    const id = await register('أسود تبوك');
    const { page, context, noise, words, button, answer, main, view, shown } = await officer(browser, office, {
      language,
    });
    const { withdraw: t, scores } = words.adminTeam;
    await view(id);
    await button(t.open).press('Enter');
    await page.keyboard.press('Escape');
    expect(await now(id)).toMatchObject({ status: true });
    await button(t.open).press('Enter');
    await answer(t.yes);
    await said(page, t.done);
    await main.getByText(words.adminTeams.withdrawn, { exact: true }).first().waitFor();
    expect(await main.getByRole('link', { name: words.adminTeams.payShort }).count()).toBe(0);
    await view(id, 'scores');
    await shown(words.scores.withdrawnText);
    await button(t.back).click();
    await said(page, t.doneBack);
    await shown(scores.needPaid);
    expect(await now(id)).toMatchObject({ status: true });
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a sub admin edits all but the competition and the payment', async () => {
    const id = await register('شباب جازان');
    const { page, context, noise, words, button, main, edit, shown } = await officer(browser, office, {
      language,
      role: 'sub_admin',
    });
    await edit(id);
    await shown(words.adminTeams.form.notYours);
    expect(await page.locator('main [name=competion]').isEnabled()).toBe(false);
    expect(await button(words.adminTeam.payment.record).count()).toBe(0);
    expect(await main.getByText(/SAR|ر\.س/).count()).toBe(0);
    await page.locator('main [name=city]').fill('صبيا');
    await page.keyboard.press('Control+s');
    await said(page, words.admin.form.updated);
    await page.waitForURL(/\/view$/);
    expect(await now(id)).toMatchObject({ city: 'صبيا' });
    // A paid fee is money: a sub admin neither withdraws the team nor brings it back, and reads why.
    await button(words.adminTeam.withdraw.open).waitFor();
    await payByHand(id);
    await edit(id);
    await shown(words.adminTeam.taking.paid);
    expect(await button(words.adminTeam.withdraw.open).count()).toBe(0);
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
