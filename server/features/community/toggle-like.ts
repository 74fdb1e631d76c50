import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { likesOf } from './likes.ts';
import { lockShownPost } from './shown-post.ts';
import { communityComments, communityTopics, communityLikes as likes } from './table.ts';

/**
 * Likes a post, or removes the like. The post is locked meanwhile, so that its count always equals the number of its
 * rows.
 * @throws Refusal when there is no such post
 */
export async function switchLike(db: Db, userId: string, id: string): Promise<string[]> {
  return db.transaction(async (tx) => {
    const column = await lockShownPost(tx, id);
    if (!column) throw new Refusal('not_found');
    const removed = await tx
      .delete(likes)
      .where(and(eq(likes[column], id), eq(likes.userId, userId)))
      .returning({ id: likes.id });
    if (removed.length === 0) await tx.insert(likes).values({ userId, [column]: id });
    const posts = column === 'topicId' ? communityTopics : communityComments;
    await tx
      .update(posts)
      .set({ likesCount: sql`${posts.likesCount} + ${removed.length === 0 ? 1 : -1}` })
      .where(eq(posts.id, id));
    return (await likesOf(tx, column, [id])).get(id) ?? [];
  });
}
