import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { faqs } from './table.ts';

/** Returns a prepared query for active questions, in their order. */
export function activeFaqsFinder(db: Db) {
  const query = db
    .select()
    .from(faqs)
    .where(eq(faqs.status, true))
    .orderBy(asc(faqs.position), asc(faqs.id))
    .prepare('active_faqs');
  return () => query.execute();
}
