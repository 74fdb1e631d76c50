import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { faultsInLooks } from '#tests/support/screen-faults.ts';
import { wordsOf } from '#tests/support/words.ts';
import { signIn } from './steps.ts';

const portal = { address: inject('sharedPortal') };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const skillsCall = '**/api/profile/skills';
/** The longest name of a team, as one word. */
const longName = 'ض'.repeat(80);

/** Gives every team in the answers of the profile's calls the longest name. */
async function renameTeams(page: Page) {
  await page.route(/\/api\/(teams\/(myteams|achievments)|certificates)\/?(\?|$)/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    for (const team of json.teams ?? []) team.name = longName;
    for (const { team } of [...(json.certificates ?? []), ...(json.certificatesq ?? [])]) team.name = longName;
    await route.fulfill({ response, json });
  });
}

describe.concurrent.each(languages)('the profile (%s)', (language) => {
  const words = wordsOf(language);
  const t = words.profile;
  const opened = async (as: RoleName) => {
    const visit = await visitor(browser, { language, width: language === 'ar' ? 360 : 1440 });
    await signIn(visit.page, portal.address, as);
    return visit;
  };
  const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

  test('of a coach: teams, achievements and certificates, whatever becomes of the skills', async () => {
    const { context, page, noise } = await opened('coach');
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(...(await faultsInLooks(page, name, language)));
    };
    if (language === 'ar') await renameTeams(page);
    let answerSkills: (() => void) | undefined;
    await page.route(skillsCall, async (route) => {
      await new Promise<void>((resolve) => {
        answerSkills = resolve;
      });
      await route.fulfill({
        status: 502,
        json: { success: false, code: 'skills_unavailable', msg: words.errors.skills_unavailable, requestId: 'x' },
      });
    });
    noise.allow(/502/);
    await page.goto(`${portal.address}/profile`);

    // The rest is there while the provider has not answered.
    const achievement = block(page, t.achievements.title).getByRole('listitem').first();
    await achievement.waitFor();
    expect(await achievement.innerText()).toMatch(new RegExp(`${t.achievements.rank}\\s+1`));
    const skills = block(page, t.skills.title);
    expect(await skills.locator('[aria-busy=true]').count()).toBe(1);
    answerSkills?.();
    await skills.getByText(words.errors.skills_unavailable).waitFor();
    await look('the provider is away');
    await page.unroute(skillsCall);
    await skills.getByRole('button', { name: words.kit.tryAgain }).click();
    await skills.getByRole('heading', { name: t.skills.education, exact: true }).waitFor();
    await skills
      .getByText(/^\d+%$/)
      .first()
      .waitFor();
    expect(await skills.getByRole('alert').count()).toBe(0);
    await look('everything is there');

    const certificates = block(page, t.certificates.title);
    const download = certificates.getByRole('button', { name: t.certificates.download }).first();
    const downloading = page.waitForEvent('download');
    await download.click();
    expect((await downloading).suggestedFilename()).toMatch(new RegExp(`^certificate-[\\d-]{19}-${language}\\.pdf$`));
    await certificates.getByRole('link', { name: t.certificates.open }).first().click();
    await page.getByRole('heading', { name: words.certificates.check.valid }).waitFor();
    await page.goBack();
    await block(page, t.achievements.title).getByRole('link').first().click();
    await page.waitForURL(/\/profile\/team\/[\da-f-]+$/);

    await openPage(page, `${portal.address}/profile`);
    // What was on its way when the session ended is refused.
    noise.allow(/401/);
    await page.getByRole('main').getByRole('button', { name: t.signOut }).click();
    await page.waitForURL(/\/signin/);
    expect([...faults, ...noise.lines]).toEqual([]);
    await context.close();
  });

  test('of an administrator: nothing of anybody else, and the way into the back-office', async () => {
    const { context, page, noise } = await opened('admin');
    await openPage(page, `${portal.address}/profile`);
    const main = page.getByRole('main');
    await main.getByText(words.myTeams.emptyText).waitFor();
    await main.getByText(t.achievements.empty).waitFor();
    await main.getByText(t.certificates.emptyIssuer).waitFor();
    expect(await main.getByRole('article').count()).toBe(0);
    const [admin] = accountsOf('admin');
    const { email } = accountsOf('coach')[0] ?? {};
    const text = await main.innerText();
    expect([text.includes(admin?.email ?? ''), text.includes(email ?? '')]).toEqual([true, false]);
    await main.getByRole('link', { name: t.admin }).click();
    await page.waitForURL(/\/admin\/dashboard/);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('of an entity: its team, the invoice, and both certificates', async () => {
    const { context, page, noise } = await opened('entity');
    await openPage(page, `${portal.address}/profile`);
    const main = page.getByRole('main');
    const faults = await faultsInLooks(page, 'profile of an entity', language);
    expect(await page.getByRole('region', { name: t.skills.title, exact: true }).count()).toBe(0);
    await block(page, t.achievements.title).getByRole('link').first().click();
    await page.waitForURL(/\/profile\/team\/[\da-f-]+$/);
    const { overview, members, matches, transactions, certification } = words.team;
    await page.getByRole('tab').first().waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([
      ...[overview, members, matches, transactions, certification],
    ]);

    // Its school is a buyer like any other: the invoice is there for it, too.
    await page.getByRole('tab', { name: transactions }).click();
    const invoice = page.waitForEvent('download');
    await main
      .getByRole('button', { name: new RegExp(words.transactions.download.split('{{')[0] ?? '') })
      .first()
      .click();
    expect((await invoice).suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);

    await page.getByRole('tab', { name: certification }).click();
    for (const kind of [words.certificates.kinds.q, words.certificates.kinds.f]) {
      await main.getByRole('heading', { name: kind }).waitFor();
    }
    // What only coaches do is neither offered nor opened by its address.
    await page.goto(`${page.url().replace(/certification.*/, '')}submissions`);
    await page.getByRole('tab').first().waitFor();
    expect(await main.locator('form').count()).toBe(0);
    expect([...faults, ...noise.lines]).toEqual([]);
    await context.close();
  });

  test('of a student: the own teams, nothing to pay, and no way to register one', async () => {
    const { context, page, noise } = await opened('student');
    await openPage(page, `${portal.address}/profile`);
    const main = page.getByRole('main');
    const faults = await faultsInLooks(page, 'profile of a student', language);
    expect(await main.getByRole('article').count()).toBeGreaterThan(0);
    expect(await main.getByRole('link', { name: t.startTeam }).count()).toBe(0);
    const pays = main.getByRole('link').or(main.getByRole('button')).filter({ hasText: words.payment.payNow });
    expect(await pays.count()).toBe(0);
    await main.getByRole('article').getByRole('link').first().click();
    await page.getByRole('tab').first().waitFor();
    const { overview, members, matches, certification } = words.team;
    expect(await page.getByRole('tab').allInnerTexts()).toEqual([overview, members, matches, certification]);
    expect([...faults, ...noise.lines]).toEqual([]);
    await context.close();
  });
});
