import { eq, sql } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { reportPost } from '#contract/endpoints/community.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { lockShownPost } from './shown-post.ts';
import { communityCases as cases, communityReports as reports } from './table.ts';

/**
 * Stores a person's report of a post, for the office. Only a person's first report of a post is stored.
 * @throws Refusal when there is no such post
 */
export async function keepReport(
  db: Db,
  userId: string,
  sent: ParsedBody<typeof reportPost>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const column = await lockShownPost(tx, sent.id);
    if (!column) throw new Refusal('not_found');
    const report = { userId, [column]: sent.id, reason: sent.reason, note: sent.note ?? '', createdAt: now };
    const added = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
    if (added.length > 0) await openCase(tx, { [column]: sent.id }, now);
  });
}

/** Adds to the post's case, which waits again if it was decided on, or opens one. The post must be locked. */
async function openCase(tx: Tx, target: { topicId?: string; commentId?: string }, now: Date): Promise<void> {
  const { topicId, commentId } = target;
  const isOfPost = topicId ? eq(cases.topicId, topicId) : eq(cases.commentId, commentId ?? '');
  const [known] = await tx
    .update(cases)
    .set({
      ...{ state: 'waiting', reportedAt: now },
      ...{ openReports: sql`${cases.openReports} + 1`, revision: sql`${cases.revision} + 1` },
    })
    .where(isOfPost)
    .returning({ id: cases.id });
  if (!known) await tx.insert(cases).values({ ...target, state: 'waiting', openReports: 1, reportedAt: now });
}
