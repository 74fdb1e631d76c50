import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, recordId } from '#server/platform/columns.ts';

export const faqs = pgTable(
  'faqs',
  {
    id: recordId(),
    question: text('question').notNull(),
    questionEn: text('question_en').notNull(),
    /** HTML, cleaned before it was stored. */
    answer: text('answer').notNull(),
    answerEn: text('answer_en').notNull(),
    position: integer('position').notNull().default(0),
    /** What a search reads; kept, because folding a long answer costs milliseconds. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(question || ' ' || question_en || ' ' || html_text(answer) || ' ' || html_text(answer_en))`,
      ),
    status: boolean('status').notNull().default(true),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [index('faqs_updated_by_idx').on(table.updatedBy)],
);

export type FaqRecord = typeof faqs.$inferSelect;
