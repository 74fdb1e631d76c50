import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { htmlToLine } from '#domain/html-text.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { banOf, presentBan } from './bans.ts';
import { previewOf } from './clean-post.ts';
import { caseOf, findPost, isReportOf } from './found-post.ts';
import { communityComments as comments, communityReports as reports, communityTopics as topics } from './table.ts';

/** How many reports of a post, and hidden posts of its author, are shown beside it. */
const SHOWN_REPORTS = 100;
const SHOWN_HIDDEN = 10;
/** Characters of another post. */
const BEGINNING = 120;

/**
 * A post as the office sees it before it decides.
 * @throws Refusal `not_found`
 */
export async function moderatedPost(db: DbOrTx, id: string, now: Date): Promise<ModeratedPost> {
  const found = await findPost(db, id);
  const { topic, category, comment, parent, author, post } = found;
  const [known, said, [counted], ban, hiddenPosts] = await Promise.all([
    caseOf(db, found),
    db
      .select({ report: reports, by: users.name })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.userId))
      .where(isReportOf(found))
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(SHOWN_REPORTS),
    db.select({ total: count() }).from(reports).where(isReportOf(found)),
    banOf(db, author.id, now),
    hiddenPostsOf(db, author.id, id),
  ]);
  return {
    _id: id,
    kind: comment ? 'comment' : 'topic',
    title: topic.title,
    created_at: post.createdAt.toISOString(),
    hidden: !post.status,
    state: known?.state ?? null,
    open_reports: known?.openReports ?? 0,
    revision: known?.revision ?? 0,
    body: post.body,
    topic: {
      ...{ _id: topic.id, slug: topic.slug, created_at: topic.createdAt.toISOString(), category },
      ...{ closed: topic.closed, hidden: !topic.status, preview: topic.preview },
    },
    parent: parent && {
      ...{ beginning: previewOf(parent.body), by: found.parentAuthor ?? '', hidden: !parent.status },
    },
    author: {
      ...{ _id: author.id, name: author.name, deleted: isErasedKey(author.stebUserId) },
      ban: presentBan(ban),
      hidden_posts: hiddenPosts,
    },
    reports: said.map(({ report, by }) => ({
      ...{ _id: report.id, by, by_id: report.userId, reason: report.reason, note: report.note },
      ...{ created_at: report.createdAt.toISOString(), settled: report.settledAt !== null },
    })) as ModeratedPost['reports'],
    totalReports: counted?.total ?? 0,
  };
}

/** The author's newest hidden posts without this one. */
async function hiddenPostsOf(db: DbOrTx, userId: string, id: string) {
  const [ofTopics, ofComments] = await Promise.all([
    db
      .select({ _id: topics.id, text: topics.title, at: topics.createdAt })
      .from(topics)
      .where(and(eq(topics.userId, userId), eq(topics.status, false), ne(topics.id, id)))
      .orderBy(desc(topics.createdAt))
      .limit(SHOWN_HIDDEN),
    db
      .select({ _id: comments.id, text: comments.body, at: comments.createdAt })
      .from(comments)
      .where(and(eq(comments.userId, userId), eq(comments.status, false), ne(comments.id, id)))
      .orderBy(desc(comments.createdAt))
      .limit(SHOWN_HIDDEN),
  ]);
  return [...ofTopics, ...ofComments.map((comment) => ({ ...comment, text: htmlToLine(comment.text) }))]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, SHOWN_HIDDEN)
    .map(({ _id, text, at }) => ({ _id, beginning: text.slice(0, BEGINNING), created_at: at.toISOString() }));
}
