import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { likesOf } from './likes.ts';
import { communityCategories as categories, communityTopics as topics } from './table.ts';

/** Visible categories; a hidden category hides its topics. */
const shownCategories = (db: DbOrTx) =>
  db.select({ id: categories.id }).from(categories).where(eq(categories.status, true));

/** The condition that a topic is visible. */
export const topicShown = (db: DbOrTx): SQL =>
  and(eq(topics.status, true), inArray(topics.categoryId, shownCategories(db))) as SQL;

export const categoryColumns = {
  id: categories.id,
  name: categories.name,
  nameEn: categories.nameEn,
  logo: categories.logo,
};
export const authorColumns = { id: users.id, name: users.name };

const selectTopics = (db: DbOrTx, text: typeof topics.body | typeof topics.preview) =>
  db
    .select({
      topic: {
        id: topics.id,
        title: topics.title,
        text: sql<string>`${text}`,
        slug: topics.slug,
        createdAt: topics.createdAt,
        likesCount: topics.likesCount,
        commentsCount: topics.commentsCount,
        closed: topics.closed,
      },
      category: categoryColumns,
      author: authorColumns,
    })
    .from(topics)
    .innerJoin(categories, eq(categories.id, topics.categoryId))
    .innerJoin(users, eq(users.id, topics.userId));

export type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number] & { likes: string[] };

/** The visible categories, in their order. */
export const listCategories = (db: DbOrTx) =>
  db
    .select(categoryColumns)
    .from(categories)
    .where(eq(categories.status, true))
    .orderBy(categories.position, categories.id);

/**
 * A page of topics, newest first, each with the beginning of its text. The page's ids are found first, on the index, so
 * that the joins read the rows of one page only, however far back it is.
 */
export async function listTopicPage(
  db: DbOrTx,
  { category, offset, limit }: { category: string | undefined; offset: number; limit: number },
): Promise<{ rows: TopicRow[]; total: number }> {
  const wanted = and(topicShown(db), category ? eq(topics.categoryId, category) : undefined);
  const newest = [desc(topics.createdAt), desc(topics.id)];
  const [total, page] = await Promise.all([
    db.$count(topics, wanted),
    db
      .select({ id: topics.id })
      .from(topics)
      .where(wanted)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
  ]);
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return { rows: [], total };
  const [rows, likes] = await Promise.all([
    selectTopics(db, topics.preview)
      .where(inArray(topics.id, ids))
      .orderBy(...newest),
    likesOf(db, 'topicId', ids),
  ]);
  return { rows: rows.map((row) => ({ ...row, likes: likes.get(row.topic.id) ?? [] })), total };
}

/** One topic with its whole text; undefined when there is none or it is hidden. */
export async function findTopic(db: DbOrTx, slug: string): Promise<TopicRow | undefined> {
  const [row] = await selectTopics(db, topics.body).where(and(eq(topics.slug, slug), topicShown(db)));
  if (!row) return undefined;
  const likes = await likesOf(db, 'topicId', [row.topic.id]);
  return { ...row, likes: likes.get(row.topic.id) ?? [] };
}
