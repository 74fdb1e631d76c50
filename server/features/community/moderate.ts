import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { CaseState, moderatePost } from '#contract/endpoints/admin-community.ts';
import { refuseFormer } from '#server/features/administrators/index.ts';
import { ChangedMeanwhile, changeLog, logChange } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { recountComments } from './counts.ts';
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

/**
 * Carries out a decision of the office on a post or its topic. The change, the line in the log and the mail to the author are
 * one transaction. A decision that was made already changes nothing; who has not seen that somebody else made it is told.
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
    // Whether a topic is open concerns the topic, from whichever of its posts it was decided.
    const ofTopic = !found.comment || decision === 'close' || decision === 'reopen';
    const recordId = ofTopic ? found.topic.id : found.post.id;
    const isSeen = revision === undefined || revision === (known?.revision ?? 0);
    if (isDone(decision, found, known?.openReports ?? 0)) {
      if (isSeen || (await isOwn(tx, by, { recordId, reason }))) return;
      throw new ChangedMeanwhile(id);
    }
    if (!isSeen) throw new ChangedMeanwhile(id);
    await carryOut[decision](tx, found, now);
    await saveCase(tx, ofTopic ? { ...found, comment: null, post: found.topic } : found, decision, now);
    const { before, after } = changeOf(decision, known?.state ?? stateOf(found.post));
    const lineId = await logChange(tx, by, {
      ...{ kind: ofTopic ? 'community_topics' : 'community_comments', recordId, action: 'changed' },
      // A comment by its time: the title is of another person, and a deletion of theirs would not find it here.
      name: ofTopic ? found.topic.title : found.post.createdAt.toISOString(),
      ...{ before, after: { ...after, ...(reason && { reason }) } },
    });
    if (decision !== 'settle') await tellAuthor(tx, jobs, lineId);
  });
}

/** Whether an officer has just made this decision: their call comes again when its answer was lost. */
async function isOwn(tx: Tx, by: Person, { recordId, reason }: { recordId: string; reason: string }): Promise<boolean> {
  const [last] = await tx
    .select({ by: changeLog.changedBy, after: changeLog.after })
    .from(changeLog)
    .where(eq(changeLog.recordId, recordId))
    .orderBy(desc(changeLog.at), desc(changeLog.id))
    .limit(1);
  return last?.by === by.id && (last.after.reason ?? '') === reason;
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
  await refuseFormer(tx, by);
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

const carryOut: Record<Decision, (tx: Tx, found: FoundPost, now: Date) => Promise<unknown>> = {
  settle: settleReports,
  async hide(tx, found, now) {
    await settleReports(tx, found, now);
    await setShown(tx, found, false);
  },
  async restore(tx, found, now) {
    await settleReports(tx, found, now);
    await setShown(tx, found, true);
  },
  close: (tx, found) => setClosed(tx, found, true),
  reopen: (tx, found) => setClosed(tx, found, false),
};

async function settleReports(tx: Tx, found: FoundPost, now: Date): Promise<void> {
  await tx
    .update(reports)
    .set({ settledAt: now })
    .where(and(isReportOf(found), isNull(reports.settledAt)));
}

async function setShown(tx: Tx, { topic, comment }: FoundPost, status: boolean): Promise<void> {
  if (!comment) {
    await tx.update(topics).set({ status }).where(eq(topics.id, topic.id));
    return;
  }
  await tx.update(comments).set({ status }).where(eq(comments.id, comment.id));
  await recountComments(tx, topic.id, comment.parentId);
}

async function setClosed(tx: Tx, { topic }: FoundPost, closed: boolean): Promise<void> {
  await tx.update(topics).set({ closed }).where(eq(topics.id, topic.id));
}

/** The state of a case after a decision. Closing or reopening a topic leaves the reports as they are. */
const stateAfter: Partial<Record<Decision, CaseState>> = { settle: 'kept', hide: 'hidden', restore: 'kept' };

/** Of a post without a case. */
const stateOf = ({ status }: { status: boolean }): CaseState => (status ? 'kept' : 'hidden');

/** What a decision changes, as the log has it. */
function changeOf(decision: Decision, before: CaseState) {
  const state = stateAfter[decision];
  if (state) return { before: { state: before }, after: { state } };
  const closed = decision === 'close';
  return { before: { closed: !closed }, after: { closed } };
}

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
  await tx.insert(cases).values({ ...target, state: state ?? stateOf(found.post), reportedAt: now });
}
