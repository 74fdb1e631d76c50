import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { genders } from '#contract/endpoints/talents.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, inList, recordId } from '#server/platform/columns.ts';

export type TrainingChoice = { competitionId: string; slot1: 'morning' | 'evening'; slot2: 'morning' | 'evening' };

/** Staff of the Ministry of Education who want to help, with the trainings that interest them. */
export const talents = pgTable(
  'talents',
  {
    id: recordId(),
    name: text('name').notNull(),
    gender: text('gender', { enum: genders }).notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    school: text('school').notNull(),
    subject: text('subject').notNull(),
    /** The code of an education administration (`administrations.ts`). */
    administration: text('administration').notNull(),
    trainings: jsonb('trainings').$type<TrainingChoice[]>().notNull(),
    status: boolean('status').notNull().default(true),
    /** For the office's search, folded; begins with a space, so that each word has a space before it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || fold_text(name || ' ' || email || ' ' || phone_number || ' ' || school || ' ' || subject)`,
      ),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    // For each order of the office's list, with the columns of the filters.
    index('talents_newest_idx').on(table.createdAt, table.id, table.status, table.administration),
    index('talents_by_name_idx').on(table.name, table.id, table.status, table.administration),
    index('talents_by_school_idx').on(table.school, table.id, table.status, table.administration),
    // Few are not active, and few are of one administration.
    index('talents_status_newest_idx').on(table.status, table.createdAt, table.id, table.administration),
    index('talents_administration_newest_idx').on(table.administration, table.createdAt, table.id, table.status),
    index('talents_trainings_idx').using('gin', sql`${table.trainings} jsonb_path_ops`),
    index('talents_search_idx').using('gin', sql`search_letters(${table.searchText}) gin_trgm_ops`),
    index('talents_updated_by_idx').on(table.updatedBy),
    inList('talents_gender_check', table.gender, genders),
  ],
);
