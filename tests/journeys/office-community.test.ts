import { eq } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { communityTopics } from '#server/features/community/index.ts';
import { users } from '#server/features/users/index.ts';
import { faultsInWidths } from '#tests/support/beyond-the-screen.ts';
import { openBrowser, openPage, visitor } from '#tests/support/browser.ts';
import { emptyForum, forumCategories, forumMembers, type Member, putComment, putTopic } from '#tests/support/forum.ts';
import { UNKNOWN_ID } from '#tests/support/office-records.ts';
import { faultsInLooks, looksOf } from '#tests/support/screen-faults.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { wordsOf } from '#tests/support/words.ts';
import { hearMessages, said, signInByPassword } from './steps.ts';

/* The forum in the office: reported posts, decisions, bans and categories, and what an author and visitors see of them. */
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(languages)('the forum in the office (%s)', (language) => {
  const words = wordsOf(language);
  const { admin: t, adminCommunity: own, adminCommunityCategories: sections, community, adminUsers } = words;
  const width = language === 'ar' ? 360 : 1440;
  const title = 'بيع محركات مستعملة';
  const reason = 'الإعلانات غير مسموحة';
  let portal: TestPortal;
  let category: string;
  let author: Member;
  let reader: Member;
  let topic: typeof communityTopics.$inferSelect;
  let commentId: string;

  beforeAll(async () => {
    portal = await openTestPortal({ pages: true });
    // Whoever signs in by the page is an administrator from here on.
    await portal.tokenOf('admin');
    [category] = await forumCategories(portal);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await emptyForum(portal);
    portal.world.mail.clear();
    [author, reader] = (await forumMembers(portal, 2)) as [Member, Member];
    // The picture is at an address of the registry's, which no test asks.
    await portal.db.update(users).set({ picture: null }).where(eq(users.id, author.id));
    topic = await putTopic(portal, { categoryId: category, userId: author.id, title, commentsCount: 1 });
    commentId = (await putComment(portal, { topicId: topic.id, userId: author.id })).id;
    const note = 'يعرض أسعارًا';
    const report = (body: object) => portal.call('POST', '/api/community/reports', { body, headers: reader.headers });
    expect((await report({ id: topic.id, reason: 'spam', note })).status).toBe(200);
    expect((await report({ id: commentId, reason: 'insult' })).status).toBe(200);
  });

  const office = async () => {
    const { context, page, noise } = await visitor(browser, { language, width });
    await hearMessages(context);
    await signInByPassword(page, portal.address, 'admin', words);
    const dialog = page.getByRole('dialog');
    /** Makes a decision that asks for a reason. */
    const decide = async (what: keyof typeof own.decide, period?: keyof typeof own.periods) => {
      await page.getByRole('button', { name: own.decide[what], exact: true }).click();
      if (period) await dialog.getByRole('radio', { name: own.periods[period] }).check();
      await dialog.getByRole('textbox', { name: own.reason }).fill(reason);
      await dialog.getByRole('button', { name: own.decide[what], exact: true }).click();
      await said(page, own.saved);
      await dialog.waitFor({ state: 'detached' });
    };
    return { context, page, noise, dialog, decide };
  };
  const postAt = (id: string) => `${portal.address}/admin/community/${id}/view`;
  const publicAt = () =>
    `${portal.address}/community/forums/${topic.createdAt.toISOString().slice(0, 10)}/${topic.slug}`;

  test('a reported topic is found, hidden with a reason, and shown again; visitors and the log follow', async () => {
    const { context, page, noise, dialog, decide } = await office();
    noise.allow(/404/);
    await openPage(page, `${portal.address}/admin/community/`);
    const row = page.getByRole('row').filter({ hasText: title }).filter({ hasText: own.reasons.spam });
    expect(await faultsInLooks(page, 'the list', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the list')).toEqual([]);
    await row.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('يعرض أسعارًا').waitFor();
    expect(await faultsInLooks(page, 'the post', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the post')).toEqual([]);

    // Without a reason nothing is sent, and Escape leaves everything as it is.
    await page.getByRole('button', { name: own.decide.hide, exact: true }).press('Enter');
    await dialog.getByRole('button', { name: own.decide.hide, exact: true }).press('Enter');
    await dialog.getByText(own.reasonMissing).waitFor();
    expect(await faultsInLooks(page, 'the dialog', looksOf(language), 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await decide('hide');
    await page.getByRole('button', { name: own.decide.restore, exact: true }).waitFor();
    await page.getByText(own.states.hidden, { exact: true }).first().waitFor();
    const history = page.getByRole('region', { name: t.history.title });
    await history.getByText(reason).waitFor();
    expect((await page.goto(publicAt()))?.status()).toBe(404);

    await openPage(page, postAt(topic.id));
    await decide('restore');
    expect((await page.goto(publicAt()))?.status()).toBe(200);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a comment is reached from the forum, found to be all right, and its topic closed and opened', async () => {
    const { context, page, noise, decide } = await office();
    await openPage(page, publicAt());
    await page
      .locator(`#comment-${commentId}`)
      .getByRole('link', { name: new RegExp(community.report.decide) })
      .click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: title }).waitFor();
    await page.getByRole('button', { name: own.decide.settle, exact: true }).click();
    await said(page, own.saved);
    await page.getByText(own.states.kept, { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: own.decide.settle, exact: true }).count()).toBe(0);

    await decide('close');
    await openPage(page, publicAt());
    await page.getByText(community.comment.closed).waitFor();
    expect(await page.getByRole('button', { name: community.reply.act }).count()).toBe(0);
    expect(await faultsInLooks(page, 'a closed topic', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'a closed topic')).toEqual([]);
    await openPage(page, postAt(commentId));
    await decide('reopen');
    await openPage(page, publicAt());
    await page.getByRole('button', { name: community.reply.act }).first().waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('an author is banned, reads until when and why instead of the form, and may write again once it is lifted', async () => {
    const { context, page, noise, decide } = await office();
    await openPage(page, postAt(topic.id));
    await decide('ban', '7');
    const card = page.getByRole('region', { name: own.author });
    await card.getByText(reason).waitFor();
    expect(await faultsInLooks(page, 'the page of a post whose author is banned', looksOf(language))).toEqual([]);

    const theirs = await visitor(browser, { language, width });
    const value = author.headers.authorization.replace(/^Bearer /, '');
    await theirs.context.addCookies([
      { name: 'session', value, url: portal.address },
      { name: 'signed_in', value: '1', url: portal.address },
    ]);
    await openPage(theirs.page, `${portal.address}/community/add-new/`);
    await theirs.page.getByRole('alert').filter({ hasText: reason }).waitFor();
    expect(await faultsInLooks(theirs.page, 'the page of a new topic', looksOf(language))).toEqual([]);
    expect(await theirs.page.getByRole('textbox', { name: community.write.title }).count()).toBe(0);

    // From the person's own page, too.
    await card.getByRole('link', { name: author.name }).click();
    const section = page.getByRole('region', { name: adminUsers.page.community });
    await section.getByText(reason).waitFor();
    await decide('lift');
    await section.getByText(own.notBanned).waitFor();
    await theirs.page.reload();
    await theirs.page.getByRole('textbox', { name: community.write.title }).waitFor();
    expect([...noise.lines, ...theirs.noise.lines]).toEqual([]);
    await theirs.context.close();
    await context.close();
  });

  test('of two officers the second is told, keeps the reason that they typed, and sees what the first decided', async () => {
    const { context, page, noise, dialog } = await office();
    noise.allow(/409/);
    await openPage(page, postAt(topic.id));
    await page.getByRole('button', { name: own.decide.close, exact: true }).click();
    await dialog.getByRole('textbox', { name: own.reason }).fill(reason);
    const decided = { id: topic.id, decision: 'settle', revision: 1 };
    expect((await portal.call('PATCH', '/api/admin/community', { as: 'admin', body: decided })).status).toBe(200);
    await dialog.getByRole('button', { name: own.decide.close, exact: true }).click();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('textbox', { name: own.reason }).inputValue()).toBe(reason);
    await page.getByText(own.states.kept, { exact: true }).first().waitFor();
    await dialog.getByRole('button', { name: own.decide.close, exact: true }).click();
    await said(page, own.saved);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('of two officers who ban the second is told, and their second click lifts no ban', async () => {
    const { context, page, noise, dialog } = await office();
    noise.allow(/409/);
    await openPage(page, postAt(topic.id));
    await page.getByRole('button', { name: own.decide.ban, exact: true }).click();
    await dialog.getByRole('radio', { name: own.periods['1'] }).check();
    await dialog.getByRole('textbox', { name: own.reason }).fill(reason);
    const ban = { id: author.id, banned: true, period: '30', reason: 'سبب الزميل' };
    expect((await portal.call('PATCH', '/api/admin/community/bans', { as: 'admin', body: ban })).status).toBe(200);
    const send = dialog.getByRole('button', { name: own.decide.ban, exact: true });
    for (const _ of ['a click', 'a second one']) {
      await send.click();
      await dialog.getByRole('alert').waitFor();
      await page.getByRole('region', { name: own.author }).getByText('سبب الزميل').waitFor();
    }
    expect(await dialog.getByRole('textbox', { name: own.reason }).inputValue()).toBe(reason);
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a category is added, changed, hidden and deleted; one with topics says why it is not', async () => {
    const { context, page, noise } = await office();
    const asks = page.getByRole('alertdialog');
    noise.allow(/409/);
    await openPage(page, `${portal.address}/admin/community/`);
    await page.getByRole('link', { name: own.categories }).click();
    await page.getByRole('link', { name: sections.list.create }).click();
    await page.getByRole('textbox', { name: sections.fields.name, exact: true }).fill('لقاءات');
    await page.getByRole('textbox', { name: sections.fields.name_en, exact: true }).fill('Meetings');
    await page.getByRole('button', { name: t.form.save, exact: true }).click();
    await page.waitForURL(/community\/categories\/?(\?|$)/);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const added = language === 'ar' ? 'لقاءات' : 'Meetings';
    await row(added).waitFor();
    expect(await faultsInLooks(page, 'the categories', looksOf(language))).toEqual([]);
    expect(await faultsInWidths(page, 'the categories')).toEqual([]);
    await row(added).getByRole('switch').click();
    await expect
      .poll(async () => (await portal.call('GET', '/api/community/categories')).json.categories.length)
      .toBe(2);

    const remove = async (name: string) => {
      await row(name)
        .getByRole('button', { name: new RegExp(t.list.actionsFor.split('{{name}}')[0] ?? '') })
        .click();
      await page.getByRole('menuitem', { name: t.list.delete, exact: true }).click();
      await asks.getByRole('button', { name: t.list.delete, exact: true }).click();
    };
    await remove(language === 'ar' ? 'أسئلة' : 'Questions');
    await asks.getByRole('alert').getByRole('link').waitFor();
    await page.keyboard.press('Escape');
    await asks.waitFor({ state: 'detached' });
    await remove(added);
    await row(added).waitFor({ state: 'detached' });
    expect(noise.lines).toEqual([]);
    await context.close();
  });

  test('a post that is not there says so', async () => {
    const { context, page, noise } = await office();
    noise.allow(/404/);
    await openPage(page, postAt(UNKNOWN_ID));
    await page.getByRole('heading', { name: own.gone }).waitFor();
    expect(noise.lines).toEqual([]);
    await context.close();
  });
});
