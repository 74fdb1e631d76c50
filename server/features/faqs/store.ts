import { asc, eq } from 'drizzle-orm';
import type { Faq } from '#contract/endpoints/faqs.ts';
import type { Db } from '#server/platform/database.ts';
import { type FaqRecord, faqs } from './table.ts';

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

export const presentFaq = (record: FaqRecord): Faq => ({
  _id: record.id,
  name: record.question,
  name_en: record.questionEn,
  description: record.answer,
  description_en: record.answerEn,
  status: record.status,
});
