import { and, eq, sql } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { BanPeriod, moderatePost } from '#contract/endpoints/admin-community.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { ChangedMeanwhile, logChange } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { type Ban, banOf } from './bans.ts';
import { recount } from './counts.ts';
import { type FoundPost, findPost, isOf, isOpen, revisionOf } from './reported-post.ts';
import {
  communityComments as comments,
  communityDecisions as decided,
  communityReports as reports,
  communityTopics as topics,
} from './table.ts';

const DAY = 24 * 60 * 60_000;

type Sent = ParsedBody<typeof moderatePost>;
type Step = {
  tx: Tx;
  found: FoundPost;
  now: Date;
  period: BanPeriod | undefined;
  /** Whether the decision names the revision, and so has seen what was decided before. */
  seen: boolean;
};
/** What a decision changed, for the log: by states, and without any word that somebody wrote. */
type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

/**
 * Carries out a decision of the office on a reported post: the change, the decision with its reason and the line of the log
 * are one transaction. What is so already changes nothing.
 * @throws Refusal `not_found`; ChangedMeanwhile when `revision` is given and the post was reported or decided on since, or
 * is not given and somebody is banned for another time
 */
export async function decide(db: Db, clock: Clock, by: Person, { id, revision, ...sent }: Sent): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockPost(tx, id);
    if ((await tx.$count(reports, isOf(found))) === 0) throw new Refusal('not_found');
    if (revision !== undefined && revision !== (await revisionOf(tx, found))) throw new ChangedMeanwhile(id);
    const now = clock();
    const change = await steps[sent.decision]({ tx, found, now, period: sent.period, seen: revision !== undefined });
    if (!change) return;
    const { topic, comment, author } = found;
    const isBan = sent.decision === 'ban' || sent.decision === 'lift';
    // Of the topic, whichever of its posts was looked at.
    const ofTopic = !comment || sent.decision === 'close' || sent.decision === 'reopen';
    const [row] = await tx
      .insert(decided)
      .values({
        ...(ofTopic ? { topicId: topic.id } : { commentId: comment.id }),
        ...(isBan && { userId: author.id, until: change.after.banned_until as Date | null }),
        ...{ decision: sent.decision, reason: sent.reason, decidedBy: by.id, createdAt: now },
      })
      .returning({ id: decided.id });
    const about = ofTopic ? topic : comment;
    await logChange(tx, by, {
      kind: ofTopic ? 'community_topics' : 'community_comments',
      ...{ recordId: about.id, name: about.createdAt.toISOString(), action: 'changed' },
      ...{ before: change.before, after: { ...change.after, decision: row?.id } },
    });
  });
}

/** Author, topic, comment: the order in which a deletion locks them, too, which prevents deadlocks. */
async function lockPost(tx: Tx, id: string): Promise<FoundPost> {
  const { topic, comment, author } = await findPost(tx, id);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, author.id)).for('no key update');
  await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topic.id)).for('no key update');
  if (comment) await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, comment.id)).for('update');
  return findPost(tx, id);
}

const steps: Record<Sent['decision'], (step: Step) => Promise<Change | undefined>> = {
  async settle(step) {
    const open = await settleReports(step);
    return open > 0 ? { before: { open_reports: open }, after: { open_reports: 0 } } : undefined;
  },
  async hide(step) {
    if (!step.found.post.status) return undefined;
    const open = await settleReports(step);
    await show(step, false);
    return { before: { hidden: false, open_reports: open }, after: { hidden: true, open_reports: 0 } };
  },
  async restore(step) {
    if (step.found.post.status) return undefined;
    await show(step, true);
    return { before: { hidden: true }, after: { hidden: false } };
  },
  close: (step) => closeTopic(step, true),
  reopen: (step) => closeTopic(step, false),
  async ban({ tx, found: { author, post }, now, period, seen }) {
    // Nobody can sign in to a deleted account.
    if (isErasedKey(author.key)) throw new Refusal('not_found');
    const lasts = period === 'open' ? null : Number(period) * DAY;
    const ban = await banOf(tx, author.id, now);
    if (ban && lengthOf(ban) === lasts && (lasts === null || !seen)) return undefined;
    // Whoever has not seen it might shorten it.
    if (ban && !seen) throw new ChangedMeanwhile(post.id);
    const until = lasts === null ? null : new Date(now.getTime() + lasts);
    return { before: stateOf(ban), after: { banned: true, banned_until: until } };
  },
  async lift({ tx, found: { author }, now }) {
    const ban = await banOf(tx, author.id, now);
    return ban && { before: stateOf(ban), after: { banned: false, banned_until: null } };
  },
};

/** In milliseconds; null for one without an end. */
const lengthOf = ({ since, until }: Ban) => until && until.getTime() - since.getTime();

const stateOf = (ban: Awaited<ReturnType<typeof banOf>>) => ({
  banned: ban !== undefined,
  banned_until: ban?.until ?? null,
});

/** @returns how many were open */
async function settleReports({ tx, found, now }: Step): Promise<number> {
  const settled = await tx
    .update(reports)
    .set({ settledAt: now })
    .where(and(isOf(found), isOpen))
    .returning({ id: reports.id });
  return settled.length;
}

async function show({ tx, found: { topic, comment } }: Step, status: boolean): Promise<void> {
  if (!comment) {
    await tx.update(topics).set({ status }).where(eq(topics.id, topic.id));
    return;
  }
  await tx.update(comments).set({ status }).where(eq(comments.id, comment.id));
  await recount(tx, topic.id, comment.parentId);
}

async function closeTopic({ tx, found: { topic } }: Step, closed: boolean): Promise<Change | undefined> {
  const [changed] = await tx
    .update(topics)
    .set({ closed })
    .where(and(eq(topics.id, topic.id), sql`${topics.closed} <> ${closed}`))
    .returning({ id: topics.id });
  return changed && { before: { closed: !closed }, after: { closed } };
}
