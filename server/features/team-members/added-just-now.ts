import { and, desc, eq, sql } from 'drizzle-orm';
import { changeLog } from '#server/features/office-records/index.ts';
import type { Person } from '#server/http/session.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { PEOPLE_LOG } from './replace-member.ts';

/**
 * Whether this officer gave somebody a free place of a team some minutes ago, and nothing was said of them since. A call that adds
 * them again then is the same one, by a second click or since its answer was lost: nothing else of it tells it from a new one.
 */
export async function addedJustNow(
  db: DbOrTx,
  by: Pick<Person, 'id'>,
  { teamId, stebUserId }: { teamId: string; stebUserId: string },
): Promise<boolean> {
  const { kind, recordId, before, after, changedBy, at } = changeLog;
  const [line] = await db
    .select({ changedBy, before, isRecent: sql<boolean>`${at} > now() - interval '10 minutes'` })
    .from(changeLog)
    .where(
      and(...[eq(recordId, teamId), eq(kind, PEOPLE_LOG)], sql`${stebUserId} in (${before}->>'_id', ${after}->>'_id')`),
    )
    .orderBy(desc(at), desc(changeLog.id))
    .limit(1);
  return line !== undefined && line.changedBy === by.id && line.isRecent && !('_id' in line.before);
}
