import type { Browser, Page } from 'playwright-core';
import type { Language } from '#contract/languages.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { openPage, visitor } from '#tests/support/browser.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, signInByPassword } from './steps.ts';

export interface OfficeOfTeams {
  portal: TestPortal;
  season: TestSeason;
}

/** A portal with a season, whose mails are sent. Whoever signs in by the page is of the office from here on. */
export async function openOfficeOfTeams(): Promise<OfficeOfTeams> {
  const portal = await openTestPortal({ pages: true, work: true });
  await portal.tokenOf('admin');
  await portal.tokenOf('sub_admin');
  await portal.tokenOf('coach');
  return { portal, season: await openSeason(portal) };
}

/** One officer before a page of a team: what they see and do. */
export async function officer(
  browser: Browser,
  { portal }: OfficeOfTeams,
  {
    language,
    role = 'admin',
    width = language === 'ar' ? 360 : 1440,
  }: { language: Language; role?: RoleName; width?: number },
) {
  const words = wordsOf(language);
  const { context, page, noise } = await visitor(browser, { language, width });
  await hearMessages(context);
  await signInByPassword(page, portal.address, role, words);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  return {
    ...{ context, page, noise, words, button },
    shown: (text: string | RegExp) => page.getByText(text).first().waitFor(),
    main: page.locator('main'),
    dialog: page.getByRole('dialog').or(page.getByRole('alertdialog')),
    /** Opens the view of a team, at a tab. */
    async view(id: string, tab?: string) {
      await openPage(page, `${portal.address}/admin/team/${id}/view${tab ? `?tab=${tab}` : ''}`);
      await page.getByRole('navigation', { name: words.adminTeam.view.parts }).waitFor();
    },
    async edit(id: string) {
      await openPage(page, `${portal.address}/admin/team/${id}/edit`);
      await page.locator('[name=schoolName]').waitFor();
    },
    save: () => button(words.admin.form.save).click(),
    /** Answers the question that stands open. */
    answer: (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click(),
  };
}

/** Fills the score panel of a competition in, and hands the scores in. */
export async function handIn(page: Page, slug: string, language: Language): Promise<void> {
  const { scores } = wordsOf(language);
  const panel = scorePanelOf(slug);
  for (const [row] of (panel?.entries ?? []).entries()) {
    await page.fill(`[name="scores.${row}.score"]`, String(200 + row));
    await page.fill(`[name="scores.${row}.time"]`, '2:30');
    await page.fill(`[name="scores.${row}.youtube_link"]`, `https://youtu.be/${row}`);
  }
  if (panel?.project) await page.fill('[name=youtube_link]', 'https://youtu.be/project');
  await page.getByRole('button', { name: scores.submit, exact: true }).click();
  await page.getByRole('checkbox', { name: scores.askChecked }).check();
  await page.getByRole('button', { name: scores.askYes, exact: true }).click();
}
