import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, instant, notNegative, recordId, reference } from '#server/platform/columns.ts';

const [rankMin, rankMax] = [limits.rankMin, limits.rankMax].map((rank) => sql.raw(String(rank)));

/** What the office narrows its list by. */
const filtered = (table: Record<'seasonId' | 'competitionId' | 'ageLevel' | 'regionId', AnyPgColumn>) =>
  [table.seasonId, table.competitionId, table.ageLevel, table.regionId] as const;

export const results = pgTable(
  'results',
  {
    id: recordId(),
    seasonId: reference('season_id', () => seasons.id).notNull(),
    competitionId: reference('competition_id', () => competitions.id).notNull(),
    teamId: reference('team_id', () => teams.id).notNull(),
    regionId: reference('region_id', () => regions.id).notNull(),
    /** The key of an age level of the competition. */
    ageLevel: text('age_level').notNull(),
    ranked: smallint('ranked').notNull(),
    score: integer('score'),
    /** Its team's, by which the office searches: triggers keep both (migration `results_office`). */
    searchText: text('search_text').notNull().default(''),
    cityKey: text('city_key').notNull().default(''),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    uniqueIndex('results_team_key').on(table.teamId),
    // All columns of the season's search: it reads only the index, except for the page's own rows.
    index('results_of_season_idx').on(
      ...[table.seasonId, table.competitionId, table.ageLevel, table.ranked, table.score, table.teamId, table.id],
    ),
    index('results_competition_idx').on(table.competitionId, table.ageLevel, table.ranked),
    // For each order of the office's list, with all its filters: a far page never reads the rows before it.
    index('results_newest_idx').on(table.createdAt, table.id, ...filtered(table)),
    index('results_changed_idx').on(table.updatedAt, table.id, ...filtered(table)),
    index('results_by_rank_idx').on(table.ranked, table.id, ...filtered(table)),
    index('results_season_newest_idx').on(
      ...[table.seasonId, table.createdAt, table.id, table.competitionId, table.ageLevel, table.regionId],
    ),
    index('results_competition_newest_idx').on(
      ...[table.competitionId, table.createdAt, table.id, table.ageLevel, table.regionId],
    ),
    index('results_region_idx').on(table.regionId, table.createdAt, table.id),
    index('results_search_idx').using('gin', sql`search_letters(${table.searchText}) gin_trgm_ops`),
    index('results_city_key_idx').on(table.cityKey),
    index('results_updated_by_idx').on(table.updatedBy),
    foreignKey({
      name: 'results_age_level_fk',
      columns: [table.competitionId, table.ageLevel],
      foreignColumns: [ageLevels.competitionId, ageLevels.key],
    }).onDelete('restrict'),
    check('results_ranked_check', sql`${table.ranked} between ${rankMin} and ${rankMax}`),
    notNegative('results_score_check', table.score),
  ],
);

export type ResultRecord = typeof results.$inferSelect;

/**
 * What visitors see of results: those of an age level of a competition are published, and unpublished, all at once. Results
 * of a level without a row here were never published. The season is that of the competition.
 */
export const resultBoards = pgTable(
  'result_boards',
  {
    id: recordId(),
    competitionId: uuid('competition_id').notNull(),
    ageLevel: text('age_level').notNull(),
    published: boolean('published').notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** Null for those that were there before results could be prepared unseen. */
    changedBy: reference('changed_by', () => users.id),
  },
  (table) => [
    unique('result_boards_level_key').on(table.competitionId, table.ageLevel),
    index('result_boards_changed_by_idx').on(table.changedBy),
    foreignKey({
      name: 'result_boards_age_level_fk',
      columns: [table.competitionId, table.ageLevel],
      foreignColumns: [ageLevels.competitionId, ageLevels.key],
    }).onDelete('cascade'),
  ],
);

/** An age level of a competition, whose results are a board. */
export type Place = { competitionId: string; ageLevel: string };

/** By which boards are told apart. */
export const boardKey = ({ competitionId, ageLevel }: Place): string => `${competitionId} ${ageLevel}`;
