import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { partners } from './table.ts';

/** Makes the look-up of active partners, in their order. */
export function activePartnersFinder(db: Db) {
  const query = db
    .select()
    .from(partners)
    .where(eq(partners.status, true))
    .orderBy(asc(partners.position), asc(partners.id))
    .prepare('active_partners');
  return () => query.execute();
}
