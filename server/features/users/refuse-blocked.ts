import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { users } from './table.ts';

/** A person or an entity as the registry answered, and the field in which their number was sent. */
type Sent = { stebUserId: string; field: string };

/**
 * The registry knows nothing of whom the office has blocked here. Everybody whom a call takes into a team, or shows to
 * somebody who may do so, is asked about by this one statement.
 * @throws Refusal `person_blocked` that names the field of each
 */
export async function refuseBlocked(db: DbOrTx, people: readonly Sent[]): Promise<void> {
  const ids = people.map(({ stebUserId }) => stebUserId);
  if (ids.length === 0) return;
  const rows = await db
    .select({ stebUserId: users.stebUserId })
    .from(users)
    .where(and(inArray(users.stebUserId, ids), eq(users.status, false)));
  if (rows.length === 0) return;
  const blocked = new Set(rows.map(({ stebUserId }) => stebUserId));
  const theirs = people.filter(({ stebUserId }) => blocked.has(stebUserId));
  throw new Refusal('person_blocked', { fields: Object.fromEntries(theirs.map(({ field }) => [field, 'blocked'])) });
}
