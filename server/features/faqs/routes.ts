import { type Faq, listFaqs } from '#contract/endpoints/faqs.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { activeFaqsFinder } from './store.ts';
import type { FaqRecord } from './table.ts';

export function faqRoutes(route: Route, { db }: { db: Db }): void {
  const findActiveFaqs = activeFaqsFinder(db);

  route(listFaqs, async () => ({ success: true, faqs: (await findActiveFaqs()).map(presentFaq) }));
}

const presentFaq = (record: FaqRecord): Faq => ({
  _id: record.id,
  name: record.question,
  name_en: record.questionEn,
  description: record.answer,
  description_en: record.answerEn,
  status: record.status,
});
