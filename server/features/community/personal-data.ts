import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { deletedPost, erasedKey } from '#domain/deleted-account.ts';
import type { Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import { shownComments, shownReplies } from './counts.ts';
import {
  communityComments as comments,
  communityDecisions as decided,
  communityLikes as likes,
  communityReports as reports,
  communityTopics as topics,
} from './table.ts';

/**
 * The forum. A post goes, whole, unless others have answered it: then its text is replaced, so that the answers still
 * belong to something. What somebody reported is the office's; the note of it goes. What the office decided on the person
 * and their posts goes; a decision of theirs as an official stays, and leads to an account without a name.
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
    community_decisions: {
      personal: ['reason', 'until'],
      other: ['id', 'user_id', 'topic_id', 'comment_id', 'decided_by', 'created_at'],
      texts: { decision: 'one of a list' },
    },
  },
  async collect(db, person) {
    const by = <T extends typeof topics | typeof comments | typeof likes | typeof reports>(table: T) =>
      eq(table.userId, person.id);
    const { userId: _t, ...topic } = getTableColumns(topics);
    const { userId: _c, ...comment } = getTableColumns(comments);
    const { userId: _l, ...like } = getTableColumns(likes);
    const { userId: _r, ...report } = getTableColumns(reports);
    const [ownTopics, ownComments, ownLikes, ownReports] = await Promise.all([
      db.select(topic).from(topics).where(by(topics)),
      db.select(comment).from(comments).where(by(comments)),
      db.select(like).from(likes).where(by(likes)),
      db.select(report).from(reports).where(by(reports)),
    ]);
    const bans = await db
      .select({ decision: decided.decision, until: decided.until, createdAt: decided.createdAt })
      .from(decided)
      .where(eq(decided.userId, person.id));
    const decisionsByYou = await db
      .select({ decision: decided.decision, createdAt: decided.createdAt })
      .from(decided)
      .where(eq(decided.decidedBy, person.id));
    return { topics: ownTopics, comments: ownComments, likes: ownLikes, reports: ownReports, bans, decisionsByYou };
  },
  async erase(tx, person) {
    const touched = await lockTouchedTopics(tx, person.id);
    const removed = [
      await tx.delete(decided).where(isAbout(person.id)).returning({ id: decided.id }),
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
    await redactReasons(tx, person);
    await countAgain(tx, touched);
    return { removed: removed.length, nameless: nameless.length };
  },
};

/** Decisions on the person or on a post of theirs. */
const isAbout = (userId: string) => sql`(
  ${decided.userId} = ${userId}
  or ${decided.topicId} in (select id from community_topics where user_id = ${userId})
  or ${decided.commentId} in (select id from community_comments where user_id = ${userId}))`;

/** The reason of a decision on somebody else may name the person. */
async function redactReasons(tx: Tx, person: Subject): Promise<void> {
  const redact = redactorOf(person);
  for (const { id, reason } of await tx.select({ id: decided.id, reason: decided.reason }).from(decided)) {
    const nameless = redact(reason);
    if (nameless !== reason) await tx.update(decided).set({ reason: nameless }).where(eq(decided.id, id));
  }
}

const hasNoReply = sql`not exists (select from community_comments reply where reply.parent_id = ${comments.id})`;
const hasNoComment = sql`not exists (select from community_comments answer where answer.topic_id = ${topics.id})`;

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
