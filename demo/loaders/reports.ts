import { and, eq } from 'drizzle-orm';
import { communityComments, communityReports, communityTopics } from '#server/features/community/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { type Voice, voices } from '../people/voices.ts';
import { reports } from '../read/reports.ts';
import { required } from './required.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Loads the reports of posts, which the forum's loader has written before. */
export async function loadReports(tx: Tx, userIds: Map<string, string>): Promise<void> {
  const userOf = (voice: Voice) => required(userIds.get(voices[voice]), `user for the voice ${voice}`);
  for (const { topic: title, comment: writer, by, reason, note, after, settled } of reports) {
    const [topic] = await tx.select().from(communityTopics).where(eq(communityTopics.title, title));
    const { id, createdAt } = required(topic, `the topic ${title}`);
    const [comment] = writer
      ? await tx
          .select()
          .from(communityComments)
          .where(and(eq(communityComments.topicId, id), eq(communityComments.userId, userOf(writer))))
      : [];
    const at = new Date((comment?.createdAt ?? createdAt).getTime() + after * HOUR);
    await tx.insert(communityReports).values({
      ...(writer ? { commentId: required(comment, `a comment of ${writer}`).id } : { topicId: id }),
      ...{ userId: userOf(by), reason, note, createdAt: at },
      settledAt: settled ? new Date(at.getTime() + DAY) : null,
    });
  }
}
