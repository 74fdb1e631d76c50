import { inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/database.ts';
import { communityLikes as likes } from './table.ts';

/** What a like is about: the name of the column that says so. */
export type PostColumn = 'topicId' | 'commentId';

/** Who likes which of these posts, the first first: one query for them all. A post nobody likes is absent. */
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
