import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, notNegative, recordId } from '#server/platform/columns.ts';

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
    /** What team numbers of the season begin with, e.g. F25. */
    code: text('code').notNull().unique('seasons_code_key'),
    /** The last team number given; raised in the transaction that registers a team, never lowered. */
    lastTeamNumber: integer('last_team_number').notNull().default(0),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    title: text('title').notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    logo: text('logo'),
    /** How the season runs: the office's own page, as cleaned HTML. */
    templateHtml: text('template_html').notNull().default(''),
    templateHtmlEn: text('template_html_en').notNull().default(''),
    attributes: jsonb('attributes').$type<SeasonAttribute[]>().notNull().default([]),
    status: boolean('status').notNull().default(true),
    registration: boolean('registration').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [notNegative('seasons_last_team_number_check', table.lastTeamNumber)],
);

export type SeasonRecord = typeof seasons.$inferSelect;
