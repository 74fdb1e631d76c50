import type { ParsedBody } from '#contract/endpoint.ts';
import type { reportPost } from '#contract/endpoints/community.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';
import { lockShownPost } from './shown-post.ts';
import { communityReports } from './table.ts';

/**
 * Stores a person's report of a post, for the office. Only a person's first report of a post is stored.
 * @throws Refusal when there is no such post
 */
export async function keepReport(db: Db, userId: string, sent: ParsedBody<typeof reportPost>): Promise<void> {
  await db.transaction(async (tx) => {
    const column = await lockShownPost(tx, sent.id);
    if (!column) throw new Refusal('not_found');
    const report = { userId, [column]: sent.id, reason: sent.reason, note: sent.note ?? '' };
    await tx.insert(communityReports).values(report).onConflictDoNothing();
  });
}
