import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { emptyForum, forumCategories, forumMembers, type Member, putComment, putTopic } from '#tests/support/forum.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { moderationJob } from './send-moderation.ts';
import { communityTopics } from './table.ts';

let portal: TestPortal;
let category: string;
let author: Member;
let ids: { topic: string; comment: string; person: string };

beforeAll(async () => {
  portal = await openTestPortal();
  [category] = await forumCategories(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await emptyForum(portal);
  await portal.database.pool.query('delete from pgboss.job where name = $1', [moderationJob]);
  portal.world.mail.clear();
  portal.time.now = new Date('2026-03-01T10:00:00.000Z');
  [author] = (await forumMembers(portal, 1)) as [Member];
  const topic = await putTopic(portal, { categoryId: category, userId: author.id, title: 'روبوت <b>قوي</b>' });
  const comment = await putComment(portal, { topicId: topic.id, userId: author.id });
  ids = { topic: topic.id, comment: comment.id, person: author.id };
});

const decide = (id: string, decision: string, reason = 'because') =>
  portal.call('PATCH', '/api/admin/community', { as: 'admin', body: { id, decision, reason } });
const ban = (banned: boolean, period?: string) =>
  portal.call('PATCH', '/api/admin/community/bans', {
    as: 'admin',
    body: { id: ids.person, banned, period, reason: 'because' },
  });
const speaks = (language: 'ar' | 'en' | null) =>
  portal.db.update(users).set({ language }).where(eq(users.id, author.id));
/** Runs the queued jobs, oldest first. */
async function runJobs() {
  const query = 'select data from pgboss.job where name = $1 order by created_on, id';
  const { rows } = await portal.database.pool.query(query, [moderationJob]);
  for (const { data } of rows) await portal.work[moderationJob].run(data as never);
  return rows;
}
const mails = () => portal.world.mail.list({});

test.each([
  ['topic', ['hide'], 'Your topic in the forum was hidden', 'أُخفي موضوعك في المنتدى'],
  ['topic', ['hide', 'restore'], 'Your topic in the forum is visible again', 'عاد موضوعك في المنتدى ظاهرًا'],
  ['topic', ['close'], 'Your topic in the forum was closed', 'أُغلق موضوعك في المنتدى'],
  ['topic', ['close', 'reopen'], 'Your topic in the forum is open again', 'فُتح موضوعك في المنتدى من جديد'],
  ['comment', ['hide'], 'Your comment in the forum was hidden', 'أُخفي تعليقك في المنتدى'],
  ['comment', ['hide', 'restore'], 'Your comment in the forum is visible again', 'عاد تعليقك في المنتدى ظاهرًا'],
] as const)(
  'the author of a %s is mailed after %j, with the reason, in the language they chose',
  async (kind, decisions, en, ar) => {
    for (const [language, subject] of [
      ['en', en],
      ['ar', ar],
    ] as const) {
      await speaks(language);
      for (const decision of decisions) await decide(ids[kind], decision, `لغة <script>${language}`);
      await runJobs();
      const mail = mails().find((one) => one.subject === subject);
      expect(mail, subject).toMatchObject({ to: [expect.stringContaining('@example.com')] });
      expect(mail?.text).toContain('روبوت <b>قوي</b>');
      expect(mail?.text).toContain(`لغة <script>${language}`);
      const isHidden = decisions.at(-1) === 'hide';
      // The text of a post that is hidden, and how to object where somebody might.
      expect(/نص|تعليق$/m.test(mail?.text.split('--').at(-1) ?? '')).toBe(isHidden);
      expect(/خطأً|mistake/.test(mail?.text ?? '')).toBe(isHidden || decisions.at(-1) === 'close');
      expect(mail?.html).not.toMatch(/<script>|<b>/);
      // Back to how it was, for the other language.
      await decide(ids[kind], decisions.includes('close' as never) ? 'reopen' : 'restore');
    }
  },
);

test('a ban and its end are mailed with end and reason, in both languages to somebody who has chosen none', async () => {
  await ban(true, '7');
  await ban(false);
  await ban(true, 'open');
  await runJobs();
  const [first, second, third] = mails().toReversed();
  expect(first?.subject).toBe('لم يعد النشر في المنتدى متاحًا لحسابك | You can no longer post in the forum');
  expect(first?.text).toMatch(/until .?8 March 2026, 13:00/);
  expect(first?.text).toContain('because');
  expect(second?.subject).toContain('You can post in the forum again');
  expect(third?.text).toContain('until further notice');
});

test('the queue keeps no text and no address, and a job that runs twice mails under one Message-ID', async () => {
  await decide(ids.topic, 'hide');
  const rows = await runJobs();
  expect(rows.map(({ data }) => Object.keys(data))).toEqual([['lineId']]);
  await runJobs();
  const messageIds = mails().map(({ id }) => /^Message-ID: .*$/im.exec(String(portal.world.mail.raw(id)))?.[0]);
  expect(messageIds).toEqual([expect.stringContaining('moderation-'), messageIds[0]]);
});

test('nobody is told of a post that is deleted before the mail is sent', async () => {
  await decide(ids.topic, 'hide');
  await portal.db.delete(communityTopics);
  await runJobs();
  expect(mails()).toEqual([]);
});
