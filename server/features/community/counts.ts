import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database.ts';
import { communityComments as comments, communityTopics as topics } from './table.ts';

/** How many comments and replies of a topic visitors see. The replies to a hidden comment are hidden with it. */
export const shownComments = sql<number>`(
  select count(*) from community_comments c left join community_comments parent on parent.id = c.parent_id
  where c.topic_id = ${topics.id} and c.status and coalesce(parent.status, true))`;

/** How many replies to a comment visitors see. */
export const shownReplies = sql<number>`(
  select count(*) from community_comments r where r.parent_id = ${comments.id} and r.status)`;

/** Counts again after a comment was hidden or restored; its topic is locked. */
export async function recountComments(tx: Tx, topicId: string, parentId: string | null): Promise<void> {
  await tx.update(topics).set({ commentsCount: shownComments }).where(eq(topics.id, topicId));
  if (parentId) await tx.update(comments).set({ repliesCount: shownReplies }).where(eq(comments.id, parentId));
}
