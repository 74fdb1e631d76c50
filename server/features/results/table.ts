import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { limits } from '#contract/limits.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { createdAt, notNegative, recordId, reference } from '#server/platform/columns.ts';

const [rankMin, rankMax] = [limits.rankMin, limits.rankMax].map((rank) => sql.raw(String(rank)));

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
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('results_team_key').on(table.teamId),
    // All columns of the season's search: it reads only the index, except for the page's own rows.
    index('results_of_season_idx').on(
      ...[table.seasonId, table.competitionId, table.ageLevel, table.ranked, table.score, table.teamId, table.id],
    ),
    index('results_competition_idx').on(table.competitionId, table.ageLevel, table.ranked),
    index('results_region_idx').on(table.regionId),
    foreignKey({
      name: 'results_age_level_fk',
      columns: [table.competitionId, table.ageLevel],
      foreignColumns: [ageLevels.competitionId, ageLevels.key],
    }).onDelete('restrict'),
    check('results_ranked_check', sql`${table.ranked} between ${rankMin} and ${rankMax}`),
    notNegative('results_score_check', table.score),
  ],
);
