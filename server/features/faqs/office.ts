import { and, eq, like } from 'drizzle-orm';
import type { adminFaqs } from '#contract/endpoints/faqs.ts';
import { searchWords } from '#domain/fold.ts';
import { htmlToText } from '#domain/html-text.ts';
import ar from '#locales/ar/admin-faqs.ts';
import en from '#locales/en/admin-faqs.ts';
import { type Resource, yesOrNo } from '#server/features/office-records/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { escapeLike } from '#server/platform/list-filters.ts';
import { presentFaq } from './store.ts';
import { faqs } from './table.ts';

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
  narrow: ({ s, shown }) =>
    and(
      ...searchWords(s).map((word) => like(faqs.searchText, `%${escapeLike(word)}%`)),
      shown && eq(faqs.status, shown === 'true'),
    ),
  sorts: { order_id: faqs.position, name: faqs.question, name_en: faqs.questionEn, updated_at: faqs.updatedAt },
  csv: (language) => {
    const t = { ar, en }[language].fields;
    return [
      [t.name, ({ name }) => name],
      [t.name_en, ({ name_en }) => name_en],
      [t.description, ({ description }) => htmlToText(description)],
      [t.description_en, ({ description_en }) => htmlToText(description_en)],
      [t.status, ({ status }) => yesOrNo(language, status)],
    ];
  },
});
