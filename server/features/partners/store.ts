import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { partners } from './table.ts';

/** Returns a prepared query for active partners, in their order. */
export function activePartnersFinder(db: Db) {
  const query = db
    .select()
    .from(partners)
    .where(eq(partners.status, true))
    .orderBy(asc(partners.position), asc(partners.id))
    .prepare('active_partners');
  return () => query.execute();
}
