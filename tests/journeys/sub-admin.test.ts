import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks, onPhone } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each(languages)(
  'a sub admin edits people, reads what administrators alone change, and finds nobody of the office (%s)',
  async (language) => {
    const { context, page, noise } = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    noise.allow(/403/);
    const words = wordsOf(language);
    const own = words.adminUsers;
    await signInByPassword(page, portal.address, 'sub_admin', words);
    const found = async (query: string) =>
      (await (await page.context().request.get(`${portal.address}/api/admin/users?${query}`)).json()).users;
    const [coach] = await found(`s=${accountsOf('coach')[0]?.membership_id}`);
    await openPage(page, `${portal.address}/admin/users/${coach._id}/view`);
    await page.getByRole('heading', { name: own.page.teams, exact: true }).waitFor();
    for (const name of [own.page.orders, words.admin.history.title])
      expect([name, await page.getByRole('heading', { name, exact: true }).count()]).toEqual([name, 0]);
    for (const name of [own.block.action, own.page.endSessions])
      expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
    await page.getByRole('link', { name: own.page.edit, exact: true }).click();
    await page.getByRole('button', { name: words.admin.form.save, exact: true }).waitFor();
    const box = (name: string) => page.getByRole('textbox', { name });
    for (const field of [own.fields.email, own.fields.national_id, own.fields.type])
      expect([field, await box(field).isEditable()]).toEqual([field, false]);
    expect(await box(own.fields.name).isEditable()).toBe(true);
    expect(await page.locator('main input[type=password]').count()).toBe(0);
    expect(await faultsInLooks(page, 'a person as a sub admin edits them', onPhone)).toEqual([]);
    expect(await found('type=4')).toEqual([]);
    expect(await found(`s=${accountsOf('admin')[0]?.membership_id}`)).toEqual([]);
    // No form of a new person: the address leads to the page that says so.
    await page.goto(`${portal.address}/admin/users/new`);
    await page.waitForURL((url) => url.pathname !== '/admin/users/new');
    expect(noise.lines).toEqual([]);
    await context.close();
  },
);

/** Decision 024 on the screens; for refused calls see tests/security/sub-admin.test.ts. */
test.each([
  ['sub_admin', 0],
  ['admin', 1],
] as const)('no screen of a sub admin shows or moves money, and an admin’s do (%s)', async (role, shown) => {
  const { context, page, noise } = await visitor(browser, { language: 'en' });
  const words = wordsOf('en');
  await signInByPassword(page, portal.address, role, words);
  const main = page.locator('main');

  await openPage(page, `${portal.address}/admin/dashboard`);
  await main.getByRole('heading', { name: 'Teams', exact: true }).waitFor();
  for (const figure of ['Income', 'Payments to review', 'To be refunded']) {
    expect([figure, await main.getByRole('heading', { name: figure }).count()]).toEqual([figure, shown]);
  }
  expect(await main.getByText('SAR').count()).toBe(shown);

  await openPage(page, `${portal.address}/admin/teams?paid=false`);
  await main.getByRole('row').nth(1).waitFor();
  expect((await main.getByRole('link', { name: /^Pay/ }).count()) > 0).toBe(shown === 1);

  await openPage(page, `${portal.address}/profile`);
  await main.getByText(accountsOf(role)[0]?.email ?? '').waitFor();
  expect(await main.getByRole('link', { name: words.profile.transactions }).count()).toBe(shown);

  // The wizard, before and after a category is chosen.
  await openPage(page, `${portal.address}/teams-registeration/`);
  await main.locator('[name=season_id]').first().check();
  await main.locator('[name=competion_id]').nth(1).check();
  await main.locator('[name=ageLevel]').first().waitFor();
  expect((await main.getByText('SAR').count()) > 0).toBe(shown === 1);

  const teamId = await page.evaluate(async () => {
    const answer = await (await fetch('/api/admin/teams?paid=false')).json();
    // The newest may belong to other journeys that are about to pay for them.
    return answer.teams.at(-1)._id as string;
  });
  await openPage(page, `${portal.address}/teams-registeration/?registered=${teamId}`);
  await main.getByRole('heading', { name: words.registration.unpaidTitle }).waitFor();
  expect(await main.getByRole('button').count()).toBe(shown);
  expect(noise.lines).toEqual([]);
  await context.close();
});
