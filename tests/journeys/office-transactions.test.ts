import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import ar from '#locales/ar/admin-transactions.ts';
import en from '#locales/en/admin-transactions.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { openBuiltPortal } from '#tests/support/built-portal.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { payAtGateway } from '#tests/support/season.ts';
import { signIn } from './steps.ts';

/** Of its own: other journeys count on what the sample's teams have paid. */
let portal: Awaited<ReturnType<typeof openBuiltPortal>>;
let browser: Browser;
beforeAll(async () => {
  [portal, browser] = await Promise.all([openBuiltPortal({}), openBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser.close();
  await portal.close();
});

type Order = {
  _id: string;
  payment_state: string;
  season_over: boolean;
  items: { team: { _id: string; status: boolean } };
};

describe.each(languages)('transactions of the office (%s)', (language) => {
  const t = language === 'ar' ? ar : en;
  const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });

  /** Opens what an action means, and does it. */
  async function act(dialog: Locator, label: string, typed: { note: string; reference?: string }) {
    await button(dialog, label).click();
    const form = dialog.getByRole('form', { name: label });
    if (typed.reference) await form.getByRole('textbox', { name: t.actions.reference }).fill(typed.reference);
    await form.getByRole('textbox', { name: t.actions.note }).fill(typed.note);
    await button(form, label).click();
    await form.waitFor({ state: 'detached' });
  }

  test('a payment is recorded, a second charge found and given back, the fee refunded, and the log says so', async () => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    noise.allow(/422/);
    await signIn(page, portal.address, 'admin');
    const api = (path: string) => `${portal.address}/api${path}`;
    const open = await (await context.request.get(api('/admin/transections?state=unpaid&per_page=100'))).json();
    const order = (open.orders as Order[]).find(
      ({ payment_state, season_over, items }) => payment_state === 'due' && !season_over && items.team.status,
    );
    if (!order) throw new Error('no order of the sample is owed');
    // A card's page is open, and is paid after the office has recorded the payment.
    const begun = await context.request.post(api('/teams/registration_checker'), {
      headers: { origin: portal.address },
      data: { team_id: order.items.team._id },
    });
    const { url } = (await begun.json()).order;

    await openPage(page, `${portal.address}/admin/transection/`);
    expect(await faultsInLooks(page, 'the list of transactions', language)).toEqual([]);
    await openPage(page, `${portal.address}/admin/transection/${order._id}/view`);
    const dialog = page.getByRole('dialog');
    await button(dialog, t.actions.manual).click();
    await button(dialog.getByRole('form'), t.actions.manual).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    expect(await faultsInLooks(page, 'an order, with a form that lacks its reason', language)).toEqual([]);
    await button(dialog.getByRole('form'), t.actions.cancel).click();
    await act(dialog, t.actions.manual, { note: 'Transfer 4471' });
    await dialog.getByText(t.states.paid, { exact: true }).first().waitFor();

    await payAtGateway(url);
    await button(dialog, t.actions.ask).click();
    await dialog.getByText(t.attention.double, { exact: true }).first().waitFor();
    await act(dialog, t.actions.refundCharge, { note: 'Paid twice', reference: 'TT-1' });
    await dialog.getByText(t.attempts.states.refunded, { exact: true }).first().waitFor();
    await act(dialog, t.actions.refundOrder, { note: 'Moved abroad', reference: 'TT-2' });
    await dialog.getByText(t.states.refunded, { exact: true }).first().waitFor();
    await dialog.getByText('TT-2').first().waitFor();
    await dialog
      .getByText(/CN-\d{4}-\d{6}/)
      .first()
      .waitFor();
    expect(await faultsInLooks(page, 'an order that was refunded', language)).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: t.stateFilter }).selectOption('refunded');
    await page.waitForURL(/state=refunded/);
    await page.getByRole('row').filter({ hasText: t.states.refunded }).first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
