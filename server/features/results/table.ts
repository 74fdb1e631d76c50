import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { createdAt, recordId, reference } from '#server/platform/columns.ts';

export const results = pgTable(
  'results',
  {
    id: recordId(),
    seasonId: reference('season_id', () => seasons.id).notNull(),
    competitionId: reference('competition_id', () => competitions.id).notNull(),
    teamId: reference('team_id', () => teams.id).notNull(),
    regionId: reference('region_id', () => regions.id).notNull(),
    ageLevel: text('age_level').notNull(),
    ranked: smallint('ranked').notNull(),
    score: integer('score'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('results_team_key').on(table.teamId),
    // All that a search of the season asks for: it reads the index alone, but for the page's own rows.
    index('results_of_season_idx').on(
      ...[table.seasonId, table.competitionId, table.ageLevel, table.ranked, table.score, table.teamId, table.id],
    ),
    index('results_competition_idx').on(table.competitionId, table.ageLevel, table.ranked),
  ],
);
