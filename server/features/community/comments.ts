import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { likesOf } from './likes.ts';
import { communityComments as comments, communityTopics as topics } from './table.ts';
import { authorColumns, topicShown } from './topics.ts';

const selectComments = (db: DbOrTx) =>
  db
    .select({
      comment: {
        id: comments.id,
        topicId: comments.topicId,
        parentId: comments.parentId,
        body: comments.body,
        createdAt: comments.createdAt,
        likesCount: comments.likesCount,
        repliesCount: comments.repliesCount,
      },
      author: authorColumns,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId));

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number] & { likes: string[] };
export type CommentWithReplies = CommentRow & { replies: CommentRow[] };

/**
 * A page of comments on a topic, newest first, each with all its replies, oldest first. Always five queries.
 * @returns undefined when there is no such topic or it is hidden
 */
export async function listCommentPage(
  db: DbOrTx,
  topicId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CommentWithReplies[]; total: number } | undefined> {
  const shown = and(eq(comments.topicId, topicId), isNull(comments.parentId), eq(comments.status, true));
  const [[topic], [counted], page] = await Promise.all([
    db
      .select({ id: topics.id })
      .from(topics)
      .where(and(eq(topics.id, topicId), topicShown(db))),
    db.select({ total: count() }).from(comments).where(shown),
    selectComments(db).where(shown).orderBy(desc(comments.createdAt), desc(comments.id)).limit(limit).offset(offset),
  ]);
  if (!topic) return undefined;
  const parents = page.map(({ comment }) => comment.id);
  const replies = parents.length
    ? await selectComments(db)
        .where(and(inArray(comments.parentId, parents), eq(comments.status, true)))
        .orderBy(asc(comments.createdAt), asc(comments.id))
    : [];
  const likes = await likesOf(
    db,
    'commentId',
    [...page, ...replies].map(({ comment }) => comment.id),
  );
  const liked = <Row extends { comment: { id: string } }>(row: Row) => ({
    ...row,
    likes: likes.get(row.comment.id) ?? [],
  });
  const byParent = Map.groupBy(replies.map(liked), ({ comment }) => comment.parentId);
  const rows = page.map((row) => ({ ...liked(row), replies: byParent.get(row.comment.id) ?? [] }));
  return { rows, total: counted?.total ?? 0 };
}
