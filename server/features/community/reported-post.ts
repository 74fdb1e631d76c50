import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LoggedDecision, ModeratedPost } from '#contract/endpoints/admin-community.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { htmlToLine } from '#domain/html-text.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { banOf } from './bans.ts';
import { previewOf } from './clean-post.ts';
import {
  communityCategories as categories,
  communityComments as comments,
  communityDecisions as decided,
  communityReports as reports,
  communityTopics as topics,
} from './table.ts';

const parents = alias(comments, 'parents');
const parentAuthors = alias(users, 'parent_authors');
/** Other hidden posts of the author that are shown beside one. */
const MOST_HIDDEN = 10;

export type FoundPost = Awaited<ReturnType<typeof findPost>>;

/**
 * A post that was reported, whoever hid what, with its topic; a comment with the one that it replies to.
 * @throws Refusal `not_found`
 */
export async function findPost(db: DbOrTx, id: string) {
  const columns = {
    topic: topics,
    category: { name: categories.name, name_en: categories.nameEn },
    author: { id: users.id, name: users.name, key: users.stebUserId },
  };
  const [ofComment] = await db
    .select({ ...columns, comment: comments, parent: parents, parentAuthor: parentAuthors.name })
    .from(comments)
    .innerJoin(topics, eq(topics.id, comments.topicId))
    .innerJoin(categories, eq(categories.id, topics.categoryId))
    .innerJoin(users, eq(users.id, comments.userId))
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .leftJoin(parentAuthors, eq(parentAuthors.id, parents.userId))
    .where(eq(comments.id, id));
  if (ofComment) return { ...ofComment, post: ofComment.comment };
  const [ofTopic] = await db
    .select(columns)
    .from(topics)
    .innerJoin(categories, eq(categories.id, topics.categoryId))
    .innerJoin(users, eq(users.id, topics.userId))
    .where(eq(topics.id, id));
  if (!ofTopic) throw new Refusal('not_found');
  return { ...ofTopic, comment: null, parent: null, parentAuthor: null, post: ofTopic.topic };
}

/** The condition that a report is of this post. */
export const isOf = ({ topic, comment }: FoundPost) =>
  comment ? eq(reports.commentId, comment.id) : eq(reports.topicId, topic.id);

/** What was decided on a post, on whether its topic is open, and on its author. */
const concerns = ({ topic, comment, author }: FoundPost) =>
  or(
    comment ? eq(decided.commentId, comment.id) : eq(decided.topicId, topic.id),
    and(eq(decided.topicId, topic.id), inArray(decided.decision, ['close', 'reopen'])),
    eq(decided.userId, author.id),
  );

/** How often the post was reported or decided on: whoever decides has seen all of it. */
export async function revisionOf(db: DbOrTx, found: FoundPost): Promise<number> {
  return (await db.$count(reports, isOf(found))) + (await db.$count(decided, concerns(found)));
}

/** @throws Refusal `not_found`, also for a post that nobody has reported */
export async function moderatedPost(db: DbOrTx, id: string, now: Date): Promise<ModeratedPost> {
  const found = await findPost(db, id);
  const { topic, category, comment, parent, author, post } = found;
  const [said, taken, ban, hiddenPosts] = await Promise.all([
    db
      .select({ report: reports, by: users.name })
      .from(reports)
      .innerJoin(users, eq(users.id, reports.userId))
      .where(isOf(found))
      .orderBy(desc(reports.createdAt), desc(reports.id)),
    decisionsOn(db, found),
    banOf(db, author.id, now),
    hiddenPostsOf(db, author.id, id),
  ]);
  const [newest] = said;
  if (!newest) throw new Refusal('not_found');
  const open = said.filter(({ report }) => !report.settledAt);
  return {
    _id: id,
    kind: comment ? 'comment' : 'topic',
    title: topic.title,
    created_at: post.createdAt.toISOString(),
    hidden: !post.status,
    state: open.length > 0 ? 'waiting' : 'settled',
    open_reports: open.length,
    reasons: [...new Set((open.length > 0 ? open : said).map(({ report }) => report.reason))].sort(),
    reported_at: newest.report.createdAt.toISOString(),
    revision: said.length + taken.length,
    body: post.body,
    topic: {
      ...{ _id: topic.id, slug: topic.slug, created_at: topic.createdAt.toISOString(), category },
      ...{ closed: topic.closed, hidden: !topic.status, preview: topic.preview },
    },
    parent: parent && {
      ...{ beginning: previewOf(parent.body), by: found.parentAuthor ?? '', hidden: !parent.status },
    },
    author: {
      ...{ _id: author.id, name: author.name, deleted: isErasedKey(author.key) },
      ban: ban ? { until: ban.until?.toISOString() ?? null } : null,
      hidden_posts: hiddenPosts,
    },
    reports: said.map(({ report, by }) => ({
      ...{ _id: report.id, by, reason: report.reason, note: report.note },
      ...{ created_at: report.createdAt.toISOString(), settled: report.settledAt !== null },
    })),
    decisions: taken,
  };
}

async function decisionsOn(db: DbOrTx, found: FoundPost): Promise<LoggedDecision[]> {
  const rows = await db
    .select({ row: decided, by: users.name })
    .from(decided)
    .innerJoin(users, eq(users.id, decided.decidedBy))
    .where(concerns(found))
    .orderBy(desc(decided.id));
  return rows.map(({ row, by }) => ({
    ...{ _id: row.id, decision: row.decision, reason: row.reason, by },
    ...{ until: row.until?.toISOString() ?? null, at: row.createdAt.toISOString() },
  }));
}

/** The author's hidden posts that were reported, newest first, without this one. */
async function hiddenPostsOf(db: DbOrTx, userId: string, id: string) {
  const isReported = (column: typeof reports.topicId | typeof reports.commentId, post: typeof topics.id) =>
    sql`exists (select from ${reports} where ${column} = ${post})`;
  const [ofTopics, ofComments] = await Promise.all([
    db
      .select({ _id: topics.id, beginning: topics.title, at: topics.createdAt })
      .from(topics)
      .where(and(eq(topics.userId, userId), eq(topics.status, false), isReported(reports.topicId, topics.id)))
      .orderBy(desc(topics.createdAt))
      .limit(MOST_HIDDEN + 1),
    db
      .select({ _id: comments.id, beginning: comments.body, at: comments.createdAt })
      .from(comments)
      .where(
        and(
          eq(comments.userId, userId),
          eq(comments.status, false),
          isReported(reports.commentId, comments.id as unknown as typeof topics.id),
        ),
      )
      .orderBy(desc(comments.createdAt))
      .limit(MOST_HIDDEN + 1),
  ]);
  return [...ofTopics, ...ofComments.map((comment) => ({ ...comment, beginning: htmlToLine(comment.beginning) }))]
    .filter(({ _id }) => _id !== id)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_HIDDEN)
    .map(({ at, beginning, ...rest }) => ({
      ...rest,
      beginning: beginning.slice(0, 120),
      created_at: at.toISOString(),
    }));
}

/** Of the reports that wait: they are settled with a decision. */
export const isOpen = isNull(reports.settledAt);
