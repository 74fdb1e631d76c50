import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { languages } from '#contract/languages.ts';
import { createdAt, inList, instant, recordId } from '#server/platform/columns.ts';

/**
 * People as the identity provider knows them, stored at their last sign-in. `type` and `status` are the portal's own
 * after the first sign-in: no provider can raise a role or lift a block.
 */
export const users = pgTable(
  'users',
  {
    id: recordId(),
    stebUserId: text('steb_user_id').notNull().unique('users_steb_user_id_key'),
    type: smallint('type').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    nationalId: text('national_id').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    picture: text('picture'),
    nationality: text('nationality').notNull().default('SA'),
    dob: date('dob'),
    gender: text('gender'),
    guardianName: text('guardian_name'),
    guardianPhone: text('guardian_phone'),
    subscription: boolean('subscription').notNull().default(false),
    /** An organisation's commercial registration number, the key to its record in the registry. */
    crNumber: text('cr_number'),
    /** The language that they chose last: their mails are in it, and in both while it is null. */
    language: text('language', { enum: languages }),
    isAdmin: boolean('is_admin').notNull().default(false),
    status: boolean('status').notNull().default(true),
    createdAt: createdAt(),
    /** Their last sign-in: nothing else may write it. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('users_national_id_idx').on(table.nationalId),
    index('users_email_idx').on(sql`lower(${table.email})`),
    inList('users_language_check', table.language, languages),
  ],
);

export type UserRecord = typeof users.$inferSelect;
