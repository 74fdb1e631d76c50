import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { languages } from '#contract/languages.ts';
import { createdAt, inList, recordId } from '#server/platform/columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: recordId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    teamNo: text('team_no').notNull().default(''),
    message: text('message').notNull(),
    /** The language of the page it was written on, so that the answer can be in it. */
    language: text('language', { enum: languages }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_created_at_idx').on(table.createdAt),
    inList('contact_messages_language_check', table.language, languages),
  ],
);
