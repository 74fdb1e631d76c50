import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { CaseState, moderatePost } from '#contract/endpoints/admin-community.ts';
import { ChangedMeanwhile, logChange } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { countAgain } from './counts.ts';
import { caseOf, type FoundPost, findPost, isCaseOf, isReportOf } from './found-post.ts';
import { tellAuthor } from './send-moderation.ts';
import {
  communityCases as cases,
  communityComments as comments,
  communityReports as reports,
  communityTopics as topics,
} from './table.ts';

type Sent = ParsedBody<typeof moderatePost>;
type Decision = Sent['decision'];

/** What a decision changed, for the log. */
type Change = { before: Record<string, unknown>; after: Record<string, unknown> };

/**
 * Carries out a decision of the office on a post or its topic. The change, the line in the log and the mail to the author are
 * one transaction. A decision that was made already changes nothing.
 * @throws Refusal `not_found`; `not_allowed` for somebody who was blocked or lost the role meanwhile
 * @throws ChangedMeanwhile when the post was reported or decided on since `revision`
 */
export async function moderate(
  { db, jobs, clock }: { db: Db; jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  by: Person,
  { id, revision, decision, reason }: Sent,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOfficers(tx, by);
    const found = await lockPost(tx, id);
    const now = clock();
    const known = await caseOf(tx, found);
    if (isDone(decision, found, known?.openReports ?? 0)) return;
    if (revision !== undefined && revision !== (known?.revision ?? 0)) throw new ChangedMeanwhile(id);
    const change = await carryOut[decision](tx, found, now);
    // Whether a topic is open concerns the topic, from whichever of its posts it was decided.
    const ofTopic = !found.comment || decision === 'close' || decision === 'reopen';
    await saveCase(tx, ofTopic ? { ...found, comment: null, post: found.topic } : found, decision, now);
    const lineId = await logChange(tx, by, {
      kind: ofTopic ? 'community_topics' : 'community_comments',
      recordId: ofTopic ? found.topic.id : found.post.id,
      // A comment by its time: the title is of another person, and a deletion of theirs would not find it here.
      ...{ name: ofTopic ? found.topic.title : found.post.createdAt.toISOString(), action: 'changed' },
      ...{ before: change.before, after: { ...change.after, ...(reason && { reason }) } },
    });
    if (decision !== 'settle') await tellAuthor(tx, jobs, lineId);
  });
}

/**
 * Makes sure that whoever decides is still of the office, and stays so until the end of the transaction: the call may have
 * waited. Accounts are locked before posts, and all of them in one order, which prevents deadlocks.
 * @param userIds accounts that are changed
 * @throws Refusal `not_allowed`
 */
export async function lockOfficers(tx: Tx, by: Person, userIds: string[] = []): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [by.id, ...userIds]))
    .orderBy(users.id)
    .for('no key update');
  const isStill = and(eq(users.id, by.id), eq(users.type, by.type), eq(users.status, true));
  if ((await tx.$count(users, isStill)) === 0) throw new Refusal('not_allowed');
}

/** Topic, then comment: every writer that counts locks in this order, which prevents deadlocks. */
async function lockPost(tx: Tx, id: string): Promise<FoundPost> {
  const { topic, comment } = await findPost(tx, id);
  await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topic.id)).for('no key update');
  if (comment)
    await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, comment.id)).for('no key update');
  return findPost(tx, id);
}

function isDone(decision: Decision, { post, topic }: FoundPost, openReports: number): boolean {
  switch (decision) {
    case 'settle':
      return openReports === 0;
    case 'hide':
      return !post.status;
    case 'restore':
      return post.status;
    case 'close':
      return topic.closed;
    case 'reopen':
      return !topic.closed;
  }
}

const carryOut: Record<Decision, (tx: Tx, found: FoundPost, now: Date) => Promise<Change>> = {
  async settle(tx, found, now) {
    return { before: { open_reports: await settleReports(tx, found, now) }, after: { open_reports: 0 } };
  },
  async hide(tx, found, now) {
    const open = await settleReports(tx, found, now);
    await show(tx, found, false);
    return {
      before: { hidden: false, ...(open > 0 && { open_reports: open }) },
      after: { hidden: true, ...(open > 0 && { open_reports: 0 }) },
    };
  },
  async restore(tx, found) {
    await show(tx, found, true);
    return { before: { hidden: true }, after: { hidden: false } };
  },
  close: (tx, found) => setClosed(tx, found, true),
  reopen: (tx, found) => setClosed(tx, found, false),
};

/** @returns how many were open */
async function settleReports(tx: Tx, found: FoundPost, now: Date): Promise<number> {
  const settled = await tx
    .update(reports)
    .set({ settledAt: now })
    .where(and(isReportOf(found), isNull(reports.settledAt)))
    .returning({ id: reports.id });
  return settled.length;
}

async function show(tx: Tx, { topic, comment }: FoundPost, status: boolean): Promise<void> {
  if (!comment) {
    await tx.update(topics).set({ status }).where(eq(topics.id, topic.id));
    return;
  }
  await tx.update(comments).set({ status }).where(eq(comments.id, comment.id));
  await countAgain(tx, topic.id, comment.parentId);
}

async function setClosed(tx: Tx, { topic }: FoundPost, closed: boolean): Promise<Change> {
  await tx.update(topics).set({ closed }).where(eq(topics.id, topic.id));
  return { before: { closed: !closed }, after: { closed } };
}

/** The state of a case after a decision. Closing or reopening a topic leaves the reports as they are. */
const stateAfter: Partial<Record<Decision, CaseState>> = { settle: 'kept', hide: 'hidden', restore: 'kept' };

type OfCase = Pick<FoundPost, 'topic' | 'comment'> & { post: { status: boolean } };

async function saveCase(tx: Tx, found: OfCase, decision: Decision, now: Date): Promise<void> {
  const state = stateAfter[decision];
  const [known] = await tx
    .update(cases)
    .set({ revision: sql`${cases.revision} + 1`, ...(state && { state, openReports: 0 }) })
    .where(isCaseOf(found))
    .returning({ id: cases.id });
  if (known) return;
  const { topic, comment } = found;
  const target = comment ? { commentId: comment.id } : { topicId: topic.id };
  const asItIs = found.post.status ? 'kept' : 'hidden';
  await tx.insert(cases).values({ ...target, state: state ?? asItIs, reportedAt: now });
}
