import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

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
    const { admin, adminUsers: words } = wordsOf(language);
    await signIn(page, portal.address, 'sub_admin');
    const found = async (query: string) =>
      (await (await page.context().request.get(`${portal.address}/api/admin/users?${query}`)).json()).users;
    // By the number: the newest of a type may be somebody whose account another journey has deleted.
    const [coach] = await found(`s=${accountsOf('coach')[0]?.membership_id}`);
    await openPage(page, `${portal.address}/admin/users/${coach._id}/edit`);
    await page.getByRole('button', { name: admin.form.save, exact: true }).waitFor();
    await page.getByText(words.form.administratorsOnly).waitFor();
    const box = (name: string) => page.getByRole('textbox', { name });
    for (const field of [words.fields.email, words.fields.national_id, words.fields.type])
      expect([field, await box(field).isEditable()]).toEqual([field, false]);
    expect(await box(words.fields.name).isEditable()).toBe(true);
    expect(await page.locator('main input[type=password], main [role=switch]').count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(coach.name);
    expect(await faultsInLooks(page, 'a person as a sub admin edits them', [])).toEqual([]);
    expect(noise.lines).toEqual([]);
    expect(await found('type=4')).toEqual([]);
    expect(await found(`s=${accountsOf('admin')[0]?.membership_id}`)).toEqual([]);
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
  await signIn(page, portal.address, role);
  const main = page.locator('main');

  await openPage(page, `${portal.address}/admin/dashboard`);
  await main.getByRole('heading', { name: 'Teams taking part', exact: true }).waitFor();
  for (const figure of ['Income', 'Payments to review', 'To be refunded']) {
    expect([figure, await main.getByRole('heading', { name: figure, exact: true }).count()]).toEqual([figure, shown]);
  }
  expect((await main.getByText('SAR').count()) > 0).toBe(shown > 0);

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

  // Another journey may pay for a team, or withdraw it, between the list and the page: then another one is taken.
  let turn = 0;
  const unpaid = async () => {
    turn += 1;
    const teamId = await page.evaluate(async (nth) => {
      const answer = await (await fetch('/api/admin/teams?paid=false')).json();
      return answer.teams.at(-nth)._id as string;
    }, turn);
    await openPage(page, `${portal.address}/teams-registeration/?registered=${teamId}`);
    return main.getByRole('heading', { name: words.registration.unpaidTitle }).isVisible();
  };
  await expect.poll(unpaid, { timeout: 60_000 }).toBe(true);
  expect(await main.getByRole('button').count()).toBe(shown);
  expect(noise.lines).toEqual([]);
  await context.close();
});
