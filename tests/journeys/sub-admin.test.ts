import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountsOf } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signInByPassword } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

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
