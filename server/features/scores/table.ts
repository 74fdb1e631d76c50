import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { scoreKinds } from '#contract/score-panels.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, inList, instant, notNegative, recordId, reference } from '#server/platform/columns.ts';

/**
 * What was handed in for a team: once, which the database ensures. Scores that the office has reopened stay, beside those
 * that are handed in after them.
 */
export const scoreSubmissions = pgTable(
  'score_submissions',
  {
    id: recordId(),
    teamId: reference('team_id', () => teams.id).notNull(),
    /** The competition whose panel was filled in; the team's may be another one later. */
    competitionId: reference('competition_id', () => competitions.id).notNull(),
    submittedBy: reference('submitted_by', () => users.id).notNull(),
    projectLink: text('project_link'),
    codeLink: text('code_link'),
    createdAt: createdAt(),
    /** When the office let others be handed in instead, who of it did so, and why. */
    reopenedAt: instant('reopened_at'),
    reopenedBy: reference('reopened_by', () => users.id),
    reopenedBecause: text('reopened_because'),
  },
  (table) => [
    uniqueIndex('score_submissions_standing_key').on(table.teamId).where(sql`${table.reopenedAt} is null`),
    index('score_submissions_team_idx').on(table.teamId, table.createdAt),
    index('score_submissions_reopened_by_idx').on(table.reopenedBy).where(sql`${table.reopenedBy} is not null`),
    check(
      'score_submissions_reopened_check',
      sql`(${table.reopenedAt} is null) = (${table.reopenedBy} is null) and (${table.reopenedAt} is null) = (${table.reopenedBecause} is null)`,
    ),
    index('score_submissions_competition_idx').on(table.competitionId),
    index('score_submissions_submitted_by_idx').on(table.submittedBy),
  ],
);

const points = (name: string) => numeric(name, { precision: 7, scale: 2, mode: 'number' }).notNull();
const submission = () => reference('submission_id', () => scoreSubmissions.id);

/** The entries with score and time, by their place in the panel. */
export const scoreEntries = pgTable(
  'score_entries',
  {
    id: recordId(),
    submissionId: submission().notNull(),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: scoreKinds }).notNull(),
    score: points('score'),
    /** As it was typed: free text. */
    time: text('time').notNull(),
    link: text('link').notNull(),
  },
  (table) => [
    unique('score_entries_position_key').on(table.submissionId, table.position),
    inList('score_entries_kind_check', table.kind, scoreKinds),
    notNegative('score_entries_amounts_check', table.position, table.score),
  ],
);

/** The match slots with FBS and OBS. */
export const scoreMatches = pgTable(
  'score_matches',
  {
    id: recordId(),
    submissionId: submission().notNull(),
    position: smallint('position').notNull(),
    fbs: points('fbs'),
    obs: points('obs'),
    link: text('link').notNull(),
  },
  (table) => [
    unique('score_matches_position_key').on(table.submissionId, table.position),
    notNegative('score_matches_amounts_check', table.position, table.fbs, table.obs),
  ],
);

/**
 * The documentation. The row exists before the file does, and belongs to no submission until that is written: what
 * still belongs to none after a day is swept.
 */
export const scoreDocuments = pgTable(
  'score_documents',
  {
    id: recordId(),
    submissionId: submission(),
    uploadedBy: reference('uploaded_by', () => users.id).notNull(),
    /** The name in the file store: random. */
    fileName: text('file_name').notNull().unique('score_documents_file_name_key'),
    /** The name that the file had on the person's device. */
    title: text('title').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('score_documents_submission_key').on(table.submissionId).where(sql`${table.submissionId} is not null`),
    index('score_documents_uploaded_by_idx').on(table.uploadedBy),
    index('score_documents_unused_idx').on(table.createdAt).where(sql`${table.submissionId} is null`),
    check('score_documents_bytes_check', sql`${table.bytes} > 0`),
  ],
);
