import { eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { deletedAccount, erasedKey, nameIn } from '#domain/deleted-account.ts';
import { fill } from '#locales/fill.ts';
import { messages } from '#locales/messages.ts';
import { teamPeople } from '#server/features/teams/index.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { announceResult } from '#tests/support/certificates.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { registerTeam } from '#tests/support/season.ts';
import { type OfficeOfTeams, officer, openOfficeOfTeams } from './office-team-steps.ts';
import { said } from './steps.ts';

/* Coaches and members of a team, replaced and added by the office. In Arabic; words do not matter here. */
const language = 'ar';
let browser: Browser;
let office: OfficeOfTeams;
beforeAll(async () => {
  browser = await openBrowser();
  office = await openOfficeOfTeams();
});
afterAll(async () => {
  await office.portal.close();
  await browser.close();
});

const isolated = (name: string) => `\u2068${name}\u2069`;
const register = async (change = {}) => (await registerTeam(office.portal, office.season, change))._id;
const now = async (id: string) =>
  (await office.portal.call('GET', `/api/admin/teams/?id=${id}`, { as: 'admin' })).json.team as {
    coaches: { _id: string; name: string; national_id: string }[];
    members: { _id: string; name: string; national_id: string }[];
  };
const numbers = (team: { national_id: string }[]) => team.map(({ national_id }) => national_id);

const focusIsAt = (page: Page, label: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(label);

test('a coach and a member are replaced beside what is typed, which is saved afterwards without a conflict', async () => {
  const id = await register({ teamName: 'صقور نجد' });
  const { page, context, noise, words, button, dialog, edit, save, answer } = await officer(browser, office, {
    language,
  });
  noise.allow(/404|422/);
  const { people: t } = words.adminTeam;
  const before = await now(id);
  await edit(id);
  await page.locator('main [name=city]').fill('أبها');

  await button(fill(t.replaceNamed, { name: isolated(before.coaches[0]?.name ?? '') })).click();
  const number = dialog.getByRole('textbox');
  // Nobody has this number; the sentence of the specification says so, and the number stays.
  await number.fill('1999999999');
  await dialog.getByText(words.errors.coach_not_found).first().waitFor();
  await number.fill(people.coaches[2] ?? '');
  await dialog.getByRole('status').getByText(/\S/).first().waitFor();
  expect(await faultsInLooks(page, 'replacing a coach', looksOf(language), 'dialog[open]')).toEqual([]);
  expect(await faultsInWidths(page, 'replacing a coach')).toEqual([]);
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await answer(t.replace);
  await said(page, messages[language].updated);
  await expect.poll(async () => numbers((await now(id)).coaches)).toEqual([people.coaches[2]]);
  // The button that had the focus is gone with the old row: the part of the page gets it.
  await focusIsAt(page, t.coaches);

  await button(fill(t.replaceNamed, { name: isolated(before.members[0]?.name ?? '') })).click();
  // Somebody who is in the team already is refused before anything is sent.
  await number.fill(people.members[1] ?? '');
  await dialog.getByText(t.already).waitFor();
  await number.fill(people.members[6] ?? '');
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await answer(t.replace);
  await said(page, messages[language].updated);
  await expect.poll(async () => numbers((await now(id)).members)).toEqual([people.members[6], people.members[1]]);

  expect(await page.locator('main [name=city]').inputValue()).toBe('أبها');
  await save();
  await said(page, words.admin.form.updated);
  expect(await now(id)).toMatchObject({ city: 'أبها' });
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('a member is added by keyboard alone, while there is room', async () => {
  const id = await register({ teamName: 'نسور الوادي', members: people.members.slice(0, 3) });
  const { page, context, noise, words, button, dialog, main, view, shown } = await officer(browser, office, {
    language,
  });
  const { people: t } = words.adminTeam;
  await view(id);
  // The team has a coach, so another is not added.
  expect(await button(t.addCoach).count()).toBe(0);
  await button(t.addMember).press('Enter');
  await expect.poll(() => dialog.getByRole('textbox').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(people.members[7] ?? '');
  await page.keyboard.press('Enter');
  // Who that is stands in a question, whose answer the keyboard reaches.
  const yes = page.getByRole('alertdialog').getByRole('button', { name: t.addMember, exact: true });
  await yes.press('Enter');
  await said(page, messages[language].updated);
  await shown(fill(t.room, { count: 4, most: 4 }));
  await focusIsAt(page, t.members);
  expect(await main.getByRole('button', { name: t.addMember, exact: true }).count()).toBe(0);
  expect(numbers((await now(id)).members)).toContain(people.members[7]);
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('who is second to replace somebody is told, and sees the team as it is now', async () => {
  const id = await register({ teamName: 'فرسان العلا', members: people.members.slice(0, 2) });
  const { context, noise, words, button, dialog, main, view, answer } = await officer(browser, office, { language });
  noise.allow(/409/);
  const { people: t } = words.adminTeam;
  const { members } = await now(id);
  await view(id);
  await button(fill(t.replaceNamed, { name: isolated(members[1]?.name ?? '') })).click();
  const first = { id, old_member_id: members[1]?._id, member: people.members[8] };
  expect((await office.portal.call('PUT', '/api/admin/teams/', { as: 'sub_admin', body: first })).status).toBe(200);
  await dialog.getByRole('textbox').fill(people.members[9] ?? '');
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await answer(t.replace);
  await dialog.waitFor({ state: 'detached' });
  const successor = (await now(id)).members[1];
  expect(successor?.national_id).toBe(people.members[8]);
  await main
    .getByText(successor?.name ?? '')
    .first()
    .waitFor();
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('who is second to add a coach is told that there is one, and sees the team as it is now', async () => {
  const id = await register({ teamName: 'شباب جازان', members: people.members.slice(0, 2) });
  const { coaches } = await now(id);
  await office.portal.db.delete(teamPeople).where(eq(teamPeople.stebUserId, coaches[0]?._id ?? ''));
  const { page, context, noise, words, button, dialog, main, view, answer } = await officer(browser, office, {
    language,
  });
  noise.allow(/409/);
  const { people: t } = words.adminTeam;
  await view(id);
  await button(t.addCoach).click();
  await dialog.getByRole('textbox').fill(people.coaches[3] ?? '');
  await dialog.getByRole('status').getByText(/\S/).first().waitFor();
  const first = { id, coach: people.coaches[2] };
  expect((await office.portal.call('PUT', '/api/admin/teams/', { as: 'sub_admin', body: first })).status).toBe(200);
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await answer(t.addCoach);
  await said(page, words.errors.has_coach);
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => button(t.addCoach).count()).toBe(0);
  const [coach] = (await now(id)).coaches;
  expect(coach?.national_id).toBe(people.coaches[2]);
  await main
    .getByText(coach?.name ?? '')
    .first()
    .waitFor();
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('the place of a deleted account says so, is not compared, and is given to somebody', async () => {
  const id = await register({ teamName: 'رواد عسير', members: people.members.slice(0, 2) });
  const [gone] = (await now(id)).members;
  const erased = { name: deletedAccount, stebUserId: erasedKey(id), nationalId: erasedKey(id) };
  await office.portal.db
    .update(teamPeople)
    .set({ ...erased, email: '', phoneNumber: '' })
    .where(eq(teamPeople.stebUserId, gone?._id ?? ''));
  const { page, context, noise, words, button, dialog, view, shown, answer } = await officer(browser, office, {
    language,
  });
  const { people: t, registry } = words.adminTeam;
  await view(id);
  await shown(t.deleted);
  const name = isolated(nameIn(language, deletedAccount));
  expect(await button(fill(registry.compareNamed, { name })).count()).toBe(0);
  expect(await faultsInWidths(page, 'the place of a deleted account')).toEqual([]);
  await button(fill(t.replaceNamed, { name })).click();
  await dialog.getByRole('textbox').fill(people.members[10] ?? '');
  await dialog.getByRole('button', { name: t.save, exact: true }).click();
  await answer(t.replace);
  await said(page, messages[language].updated);
  await expect.poll(async () => numbers((await now(id)).members)).toContain(people.members[10]);
  await expect.poll(() => page.getByText(t.deleted).count()).toBe(0);
  expect(noise.lines).toEqual([]);
  await context.close();
});

test('members of a team with a result are an administrator’s to replace', async () => {
  const id = await register({
    teamName: 'أسود تبوك',
    members: people.members.slice(0, 2),
    competion_id: office.season.free.id,
  });
  await announceResult(office.portal, id, 2);
  const { context, noise, words, main, view, shown } = await officer(browser, office, { language, role: 'sub_admin' });
  const { people: t } = words.adminTeam;
  await view(id);
  await shown(t.locked);
  // The coach alone is replaced.
  expect(await main.getByText(t.replace, { exact: true }).count()).toBe(1);
  expect(noise.lines).toEqual([]);
  await context.close();
});
