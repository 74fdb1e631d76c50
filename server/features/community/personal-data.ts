import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { deletedPost, erasedKey } from '#domain/deleted-account.ts';
import { markRecordNames, markRecordTexts } from '#server/features/office-records/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { shownComments, shownReplies } from './counts.ts';
import {
  postingBans as bans,
  communityComments as comments,
  communityLikes as likes,
  communityReports as reports,
  communityTopics as topics,
} from './table.ts';

/**
 * The forum. A post goes, whole, unless others have answered it: then its text is replaced, so that the answers still
 * belong to something. What somebody reported is the office's; the note of it goes. A ban from posting goes, and so do the
 * titles and reasons of what the office decided on the person's posts.
 */
export const forumData: PersonalData = {
  place: 'forum',
  tables: {
    community_topics: {
      personal: ['title', 'slug', 'body', 'preview'],
      other: ['id', 'category_id', 'user_id', 'likes_count', 'comments_count', 'status', 'closed', 'created_at'],
    },
    community_comments: {
      personal: ['body'],
      other: ['id', 'topic_id', 'parent_id', 'user_id', 'likes_count', 'replies_count', 'status', 'created_at'],
    },
    community_likes: { personal: ['created_at'], other: ['id', 'user_id', 'topic_id', 'comment_id'] },
    community_reports: {
      personal: ['note'],
      other: ['id', 'user_id', 'topic_id', 'comment_id', 'created_at', 'settled_at'],
      texts: { reason: 'one of a list' },
    },
    community_cases: {
      personal: [],
      other: ['id', 'topic_id', 'comment_id', 'is_waiting', 'open_reports', 'reported_at', 'revision'],
      texts: { state: 'one of a list' },
    },
    posting_bans: { personal: ['until', 'reason', 'created_at'], other: ['id', 'user_id', 'banned_by'] },
  },
  async collect(db, person) {
    const by = <T extends typeof topics | typeof comments | typeof likes | typeof reports>(table: T) =>
      eq(table.userId, person.id);
    const { userId: _t, ...topic } = getTableColumns(topics);
    const { userId: _c, ...comment } = getTableColumns(comments);
    const { userId: _l, ...like } = getTableColumns(likes);
    const { userId: _r, ...report } = getTableColumns(reports);
    const { userId: _b, bannedBy: _o, ...ban } = getTableColumns(bans);
    const [ownTopics, ownComments, ownLikes, ownReports, ownBans, bansByYou] = await Promise.all([
      db.select(topic).from(topics).where(by(topics)),
      db.select(comment).from(comments).where(by(comments)),
      db.select(like).from(likes).where(by(likes)),
      db.select(report).from(reports).where(by(reports)),
      db.select(ban).from(bans).where(eq(bans.userId, person.id)),
      db.select({ createdAt: bans.createdAt }).from(bans).where(eq(bans.bannedBy, person.id)),
    ]);
    return { topics: ownTopics, comments: ownComments, likes: ownLikes, reports: ownReports, bans: ownBans, bansByYou };
  },
  async erase(tx, person) {
    const touched = await lockTouchedTopics(tx, person.id);
    await markDecisions(tx, person.id);
    const removed = [
      await tx.delete(bans).where(eq(bans.userId, person.id)).returning({ id: bans.id }),
      await tx.delete(likes).where(eq(likes.userId, person.id)).returning({ id: likes.id }),
      await tx
        .delete(comments)
        .where(and(eq(comments.userId, person.id), sql`${comments.parentId} is not null`))
        .returning({ id: comments.id }),
      await tx
        .delete(comments)
        .where(and(eq(comments.userId, person.id), isNull(comments.parentId), hasNoReply))
        .returning({ id: comments.id }),
      await tx
        .delete(topics)
        .where(and(eq(topics.userId, person.id), hasNoComment))
        .returning({ id: topics.id }),
    ].flat();
    const nameless = [
      await tx
        .update(comments)
        .set({ body: `<p>${deletedPost}</p>` })
        .where(eq(comments.userId, person.id))
        .returning({ id: comments.id }),
      await tx
        .update(topics)
        .set({
          ...{ title: deletedPost, body: `<p>${deletedPost}</p>`, preview: deletedPost },
          slug: sql`${erasedKey('')} || ${topics.id}`,
        })
        .where(eq(topics.userId, person.id))
        .returning({ id: topics.id }),
      await tx.update(reports).set({ note: '' }).where(eq(reports.userId, person.id)).returning({ id: reports.id }),
    ].flat();
    await countAgain(tx, touched);
    return { removed: removed.length, nameless: nameless.length };
  },
};

const hasNoReply = sql`not exists (select from community_comments reply where reply.parent_id = ${comments.id})`;
const hasNoComment = sql`not exists (select from community_comments answer where answer.topic_id = ${topics.id})`;

/** Replaces, in the log, the titles of the person's topics and the reasons given about their posts. */
async function markDecisions(tx: Tx, userId: string): Promise<void> {
  const own = await tx.select({ id: topics.id }).from(topics).where(eq(topics.userId, userId));
  const written = await tx.select({ id: comments.id }).from(comments).where(eq(comments.userId, userId));
  const topicIds = own.map(({ id }) => id);
  await markRecordNames(tx, topicIds);
  await markRecordTexts(tx, [...topicIds, ...written.map(({ id }) => id)]);
}

/** Topics with a post or a like of the person, locked before their comments as every writer that counts does. */
async function lockTouchedTopics(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: topics.id })
    .from(topics)
    .where(
      sql`${topics.id} in (
        select id from community_topics where user_id = ${userId}
        union select topic_id from community_comments where user_id = ${userId}
        union select topic_id from community_likes where user_id = ${userId}
        union select c.topic_id from community_likes l join community_comments c on c.id = l.comment_id
          where l.user_id = ${userId})`,
    )
    .orderBy(topics.id)
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** The counts of these topics and their comments, from their rows. */
async function countAgain(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(comments)
    .set({
      likesCount: sql`(select count(*) from community_likes l where l.comment_id = ${comments.id})`,
      repliesCount: shownReplies,
    })
    .where(inArray(comments.topicId, ids));
  await tx
    .update(topics)
    .set({
      likesCount: sql`(select count(*) from community_likes l where l.topic_id = ${topics.id})`,
      commentsCount: shownComments,
    })
    .where(inArray(topics.id, ids));
}
