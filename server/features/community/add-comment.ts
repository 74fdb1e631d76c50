import { eq, sql } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { addComment } from '#contract/endpoints/community.ts';
import type { Language } from '#contract/languages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { refuseBanned } from './bans.ts';
import { cleanBody } from './clean-post.ts';
import type { CommentWithReplies } from './comments.ts';
import type { PostingRules } from './posting-rules.ts';
import { lockShownComment, lockShownTopic } from './shown-post.ts';
import { communityComments as comments, communityTopics as topics } from './table.ts';

/**
 * Adds a comment to a topic, or a reply to a comment. A reply to a reply goes to the same comment.
 * @throws Refusal for an empty text, a missing topic or comment, a closed topic, a banned person, and too many posts in a short time
 */
export async function writeComment(
  { db, rules, clock }: { db: Db; rules: PostingRules; clock: Clock },
  { person, language }: { person: Person; language: Language },
  sent: ParsedBody<typeof addComment>,
): Promise<CommentWithReplies> {
  const body = cleanBody(sent.body, 'body');
  await rules.take('comment', person.id, body);
  return db.transaction(async (tx) => {
    await refuseBanned(tx, person.id, clock(), language);
    // Topic first, then comment: every writer that counts locks in this order, which prevents deadlocks.
    const topic = await lockShownTopic(tx, sent.community_id);
    if (!topic) throw new Refusal('not_found');
    if (topic.closed) throw new Refusal('topic_closed');
    const parentId = sent.parent ? await parentOf(tx, sent.parent, topic.id) : null;
    const [comment] = await tx
      .insert(comments)
      .values({ topicId: topic.id, parentId, userId: person.id, body, createdAt: clock() })
      .returning();
    if (!comment) throw new Error('the insert returned no comment');
    await tx
      .update(topics)
      .set({ commentsCount: sql`${topics.commentsCount} + 1` })
      .where(eq(topics.id, topic.id));
    if (parentId) {
      await tx
        .update(comments)
        .set({ repliesCount: sql`${comments.repliesCount} + 1` })
        .where(eq(comments.id, parentId));
    }
    return { comment, author: person, likes: [], replies: [] };
  });
}

/** The comment that a reply belongs to. */
async function parentOf(tx: Tx, id: string, topicId: string): Promise<string> {
  const comment = await lockShownComment(tx, id);
  if (comment?.topicId !== topicId) throw new Refusal('not_found');
  return comment.parentId ?? comment.id;
}
