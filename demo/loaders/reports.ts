import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  communityCases,
  communityComments,
  communityReports,
  communityTopics,
} from '#server/features/community/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { type Voice, voices } from '../people/voices.ts';
import { reports } from '../read/reports.ts';
import { required } from './required.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Loads the reports of posts, which the forum's loader has written before. */
export async function loadReports(tx: Tx, userIds: Map<string, string>): Promise<void> {
  const userOf = (voice: Voice) => required(userIds.get(voices[voice]), `user for the voice ${voice}`);
  const cases = new Map<string, typeof communityCases.$inferInsert>();
  for (const { topic: title, comment: writer, by, reason, note, after, settledBy } of reports) {
    const [topic] = await tx.select().from(communityTopics).where(eq(communityTopics.title, title));
    const { id, createdAt } = required(topic, `the topic ${title}`);
    const [comment] = writer
      ? await tx
          .select()
          .from(communityComments)
          .where(and(eq(communityComments.topicId, id), eq(communityComments.userId, userOf(writer))))
      : [];
    if (writer) required(comment, `a comment of ${writer}`);
    const target = comment ? { commentId: comment.id } : { topicId: id };
    const reportedAt = new Date((comment?.createdAt ?? createdAt).getTime() + after * HOUR);
    const settledAt = settledBy ? new Date(reportedAt.getTime() + DAY) : null;
    await tx
      .insert(communityReports)
      .values({ ...target, userId: userOf(by), reason, note, createdAt: reportedAt, settledAt });
    const key = comment?.id ?? id;
    const known = cases.get(key) ?? { ...target, state: 'kept', openReports: 0, revision: 0, reportedAt };
    const openReports = (known.openReports ?? 0) + (settledBy ? 0 : 1);
    cases.set(key, {
      ...known,
      ...{ openReports, state: openReports > 0 ? 'waiting' : 'kept', reportedAt },
      revision: (known.revision ?? 0) + (settledBy ? 2 : 1),
    });
    if (!settledBy || !settledAt) continue;
    await tx.insert(changeLog).values({
      ...{
        id: uuidv7(),
        at: settledAt,
        changedBy: required(userIds.get(settledBy), settledBy),
        action: 'changed',
        recordId: key,
      },
      ...(comment
        ? { kind: 'community_comments', name: comment.createdAt.toISOString() }
        : { kind: 'community_topics', name: title }),
      ...{ before: { state: 'waiting' }, after: { state: 'kept' } },
    });
  }
  await tx.insert(communityCases).values([...cases.values()]);
}
