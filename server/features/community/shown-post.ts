import { and, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '#server/platform/database.ts';
import type { PostColumn } from './likes.ts';
import { communityComments as comments, communityTopics as topics } from './table.ts';
import { topicShown } from './topics.ts';

const parents = alias(comments, 'parents');

/**
 * Finds a visible comment: neither it, nor its parent, nor its topic is hidden. It stays locked until the transaction
 * ends.
 */
export async function lockShownComment(tx: Tx, id: string) {
  const [comment] = await tx
    .select({ id: comments.id, topicId: comments.topicId, parentId: comments.parentId })
    .from(comments)
    .innerJoin(topics, eq(topics.id, comments.topicId))
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .where(
      and(
        eq(comments.id, id),
        eq(comments.status, true),
        or(isNull(comments.parentId), eq(parents.status, true)),
        topicShown(tx),
      ),
    )
    .for('no key update', { of: comments });
  return comment;
}

/** Finds a visible topic, and locks it until the transaction ends. */
export async function lockShownTopic(tx: Tx, id: string) {
  const [topic] = await tx
    .select({ id: topics.id, closed: topics.closed })
    .from(topics)
    .where(and(eq(topics.id, id), topicShown(tx)))
    .for('no key update', { of: topics });
  return topic;
}

/** Finds and locks the topic or comment with this id; undefined when neither is visible. */
export async function lockShownPost(tx: Tx, id: string): Promise<PostColumn | undefined> {
  if (await lockShownTopic(tx, id)) return 'topicId';
  return (await lockShownComment(tx, id)) && 'commentId';
}
