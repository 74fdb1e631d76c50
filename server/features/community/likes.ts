import { inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/database.ts';
import { communityLikes as likes } from './table.ts';

/** The column that says what a like is about. */
export type PostColumn = 'topicId' | 'commentId';

/** Who likes each of these posts, in order of time, in one query. Posts without likes are absent. */
export async function likesOf(db: DbOrTx, column: PostColumn, ids: string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: likes[column],
      userIds: sql<string[]>`array_agg(${likes.userId} order by ${likes.createdAt}, ${likes.id})`,
    })
    .from(likes)
    .where(inArray(likes[column], ids))
    .groupBy(likes[column]);
  return new Map(rows.map(({ id, userIds }) => [id as string, userIds]));
}
