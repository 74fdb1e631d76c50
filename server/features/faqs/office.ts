import { and } from 'drizzle-orm';
import type { adminFaqs, Faq } from '#contract/endpoints/faqs.ts';
import ar from '#locales/ar/admin-faqs.ts';
import en from '#locales/en/admin-faqs.ts';
import { isSo, matches, type Resource } from '#server/features/office-records/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { type FaqRecord, faqs } from './table.ts';

export const presentFaq = (record: FaqRecord): Faq => ({
  _id: record.id,
  name: record.question,
  name_en: record.questionEn,
  description: record.answer,
  description_en: record.answerEn,
  status: record.status,
});

/** Questions as the office edits them. */
export const officeFaqs = (db: Db): Resource<typeof adminFaqs, typeof faqs> => ({
  db,
  table: faqs,
  nameOf: ({ question, questionEn }) => ({ name: question, nameEn: questionEn }),
  present: (faq) => ({ ...presentFaq(faq), order_id: faq.position }),
  valuesOf: (input) => ({
    question: cleanLine(input.name),
    questionEn: cleanLine(input.name_en),
    answer: input.description,
    answerEn: input.description_en,
  }),
  narrow: ({ s, shown }) => and(matches(faqs.searchText, s), isSo(faqs.status, shown)),
  sorts: { order_id: faqs.position, name: faqs.question, name_en: faqs.questionEn, updated_at: faqs.updatedAt },
  csv: { words: { ar, en }, fields: ['name', 'name_en', 'description', 'description_en', 'status'] },
});
