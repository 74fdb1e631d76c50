import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { genders } from '#contract/endpoints/talents.ts';
import { createdAt, inList, recordId } from '#server/platform/columns.ts';

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
    createdAt: createdAt(),
  },
  (table) => [
    index('talents_created_at_idx').on(table.createdAt),
    inList('talents_gender_check', table.gender, genders),
  ],
);
