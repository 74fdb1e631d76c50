import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import {
  communityCases as cases,
  communityCategories as categories,
  communityComments as comments,
  communityReports as reports,
  communityTopics as topics,
} from './table.ts';

const parents = alias(comments, 'parents');
const parentAuthors = alias(users, 'parent_authors');

export type FoundPost = Awaited<ReturnType<typeof findPost>>;

/**
 * A topic or a comment with its topic, author and, of a reply, the comment to which it replies; hidden ones, too.
 * @throws Refusal `not_found`
 */
export async function findPost(db: DbOrTx, id: string) {
  const columns = {
    topic: topics,
    category: { name: categories.name, name_en: categories.nameEn },
    author: { id: users.id, name: users.name, stebUserId: users.stebUserId },
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

type Target = Pick<FoundPost, 'topic' | 'comment'>;

/** The condition that a report is about this post. */
export const isReportOf = ({ topic, comment }: Target) =>
  comment ? eq(reports.commentId, comment.id) : eq(reports.topicId, topic.id);

/** The condition that a case is about this post. */
export const isCaseOf = ({ topic, comment }: Target) =>
  comment ? eq(cases.commentId, comment.id) : eq(cases.topicId, topic.id);

/** The case of a post; undefined if it was neither reported nor decided on. */
export async function caseOf(db: DbOrTx, found: Target) {
  const [known] = await db.select().from(cases).where(isCaseOf(found));
  return known;
}
