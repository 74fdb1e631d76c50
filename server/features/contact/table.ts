import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, recordId } from '#server/platform/columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: recordId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    teamNo: text('team_no').notNull().default(''),
    message: text('message').notNull(),
    /** The language it was written from, so that the answer can be in it. */
    language: text('language').$type<'en' | 'ar'>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_created_at_idx').on(table.createdAt)],
);
