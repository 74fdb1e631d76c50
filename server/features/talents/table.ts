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
    /** What a search reads: all of it, without an index (decision 116). */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name || ' ' || email || ' ' || phone_number || ' ' || school)`),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    index('talents_newest_idx').on(table.createdAt, table.id),
    index('talents_by_status_idx').on(table.status, table.createdAt, table.id),
    index('talents_by_administration_idx').on(table.administration, table.createdAt, table.id),
    index('talents_by_name_idx').on(table.name, table.id),
    index('talents_by_school_idx').on(table.school, table.id),
    index('talents_trainings_idx').using('gin', sql`${table.trainings} jsonb_path_ops`),
    index('talents_updated_by_idx').on(table.updatedBy),
    inList('talents_gender_check', table.gender, genders),
  ],
);
