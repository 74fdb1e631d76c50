import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { milestoneKinds } from '#contract/milestone.ts';
import { regions } from '#server/features/regions/index.ts';
import { users } from '#server/features/users/index.ts';
import {
  createdAt,
  editedColumns,
  inList,
  instant,
  notNegative,
  recordId,
  reference,
} from '#server/platform/columns.ts';

export type SeasonAttribute = {
  title: string;
  titleEn: string;
  description: string;
  descriptionEn: string;
  image: string | null;
};

export const seasons = pgTable(
  'seasons',
  {
    id: recordId(),
    slug: text('slug').notNull().unique('seasons_slug_key'),
    /** The prefix of the season's team numbers, e.g. F25. */
    code: text('code').notNull().unique('seasons_code_key'),
    /** The last team number; incremented in the transaction that registers a team, never lowered. */
    lastTeamNumber: integer('last_team_number').notNull().default(0),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    title: text('title').notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    logo: text('logo'),
    /** The large picture of its page; without one the newest of the gallery. */
    image: text('image'),
    /** The office's own page about the season, as cleaned HTML. */
    templateHtml: text('template_html').notNull().default(''),
    templateHtmlEn: text('template_html_en').notNull().default(''),
    /** Its own general rules, as cleaned HTML; empty for those of every season. */
    generalRules: text('general_rules').notNull().default(''),
    generalRulesEn: text('general_rules_en').notNull().default(''),
    attributes: jsonb('attributes').$type<SeasonAttribute[]>().notNull().default([]),
    status: boolean('status').notNull().default(true),
    registration: boolean('registration').notNull().default(false),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    notNegative('seasons_last_team_number_check', table.lastTeamNumber),
    index('seasons_updated_by_idx').on(table.updatedBy),
  ],
);

export type SeasonRecord = typeof seasons.$inferSelect;

/** The dated steps of a season. Days and times are in Riyadh's time zone: whole days, or from one time to another. */
export const seasonMilestones = pgTable(
  'season_milestones',
  {
    id: recordId(),
    seasonId: reference('season_id', () => seasons.id).notNull(),
    kind: text('kind', { enum: milestoneKinds }).notNull(),
    title: text('title').notNull(),
    titleEn: text('title_en').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    fromTime: time('from_time', { precision: 0 }),
    /** The last day, included; with a time, the moment at which it ends. */
    toDay: date('to_day', { mode: 'string' }).notNull(),
    toTime: time('to_time', { precision: 0 }),
    /** The place; both columns are empty for an event without a place. */
    regionId: reference('region_id', () => regions.id),
    place: text('place').notNull().default(''),
    placeEn: text('place_en').notNull().default(''),
    /** A link to the stream or to more information: an `https` address, or a path of the portal. */
    link: text('link'),
    createdAt: createdAt(),
    /** Calendars use it to detect changed dates. A trigger sets it at every change of the row. */
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    inList('season_milestones_kind', table.kind, milestoneKinds),
    check('season_milestones_times', sql`(from_time is null) = (to_time is null)`),
    check(
      'season_milestones_order',
      sql`to_day > from_day or (to_day = from_day and (from_time is null or to_time > from_time))`,
    ),
    check('season_milestones_link', sql`link ~ '^(https://[^/]|/[^/\\\\])'`),
    index('season_milestones_season_idx').on(table.seasonId, table.fromDay),
    index('season_milestones_region_id_idx').on(table.regionId),
    /** So that whom it concerns can refer to its season as well. */
    unique('season_milestones_id_season_key').on(table.id, table.seasonId),
  ],
);

export type SeasonMilestoneRecord = typeof seasonMilestones.$inferSelect;

/**
 * The competitions that a milestone concerns; one without a row here concerns all of its season. Competitions import
 * seasons, so the foreign key to them (`season_milestone_competitions_competition_fk`: of the same season, and not deleted
 * while a milestone names them, which would then concern all) stands in the migration alone.
 */
export const seasonMilestoneCompetitions = pgTable(
  'season_milestone_competitions',
  {
    milestoneId: uuid('milestone_id').notNull(),
    competitionId: uuid('competition_id').notNull(),
    seasonId: uuid('season_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'season_milestone_competitions_pkey',
      columns: [table.milestoneId, table.seasonId, table.competitionId],
    }),
    foreignKey({
      name: 'season_milestone_competitions_milestone_fk',
      columns: [table.milestoneId, table.seasonId],
      foreignColumns: [seasonMilestones.id, seasonMilestones.seasonId],
    }).onDelete('cascade'),
    index('season_milestone_competitions_competition_idx').on(table.competitionId, table.seasonId),
  ],
);
