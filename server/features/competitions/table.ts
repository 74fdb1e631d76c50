import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, notNegative, recordId, reference } from '#server/platform/columns.ts';

export const competitions = pgTable(
  'competitions',
  {
    id: recordId(),
    seasonId: reference('season_id', () => seasons.id).notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    /** Its place among all competitions, from 1; 0 until somebody gives it one. */
    position: integer('position').notNull().default(0),
    priceHalalas: integer('price_halalas').notNull().default(0),
    currency: text('currency').notNull().default('SAR'),
    paid: boolean('paid').notNull().default(false),
    coachesNo: integer('coaches_no').notNull(),
    membersNo: integer('members_no').notNull(),
    logo: text('logo'),
    banner: text('banner'),
    video: text('video'),
    hardware: text('hardware').notNull().default(''),
    hardwareEn: text('hardware_en').notNull().default(''),
    software: text('software').notNull().default(''),
    softwareEn: text('software_en').notNull().default(''),
    teamsInfo: text('teams_info').notNull().default(''),
    teamsInfoEn: text('teams_info_en').notNull().default(''),
    qualificationInfo: text('qualification_info').notNull().default(''),
    qualificationInfoEn: text('qualification_info_en').notNull().default(''),
    mainMission: text('main_mission').notNull().default(''),
    mainMissionEn: text('main_mission_en').notNull().default(''),
    theme: text('theme').notNull().default(''),
    themeEn: text('theme_en').notNull().default(''),
    status: boolean('status').notNull().default(true),
    registration: boolean('registration').notNull().default(true),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    unique('competitions_season_slug_key').on(table.seasonId, table.slug),
    /** So that what belongs to a season and one of its competitions can refer to both. */
    unique('competitions_id_season_key').on(table.id, table.seasonId),
    index('competitions_season_position_idx').on(table.seasonId, table.position),
    index('competitions_updated_by_idx').on(table.updatedBy),
    notNegative('competitions_price_check', table.priceHalalas),
    // One whose fee is rounded to nothing would take teams that can never pay it.
    check('competitions_fee_check', sql`not ${table.paid} or ${table.priceHalalas} >= 100`),
    notNegative('competitions_people_check', table.coachesNo, table.membersNo),
  ],
);

/**
 * The age levels of a competition. Teams and results refer to the key, which the API calls `title`; it never changes.
 * The texts of a level can be edited at any time (docs/decisions/054).
 */
export const ageLevels = pgTable(
  'age_levels',
  {
    competitionId: uuid('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Its order among the levels of its competition. */
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    /** Birth years, or another description of who may take part. */
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    /** False for a level that is no longer offered; its teams and results stay. */
    status: boolean('status').notNull().default(true),
  },
  (table) => [primaryKey({ name: 'age_levels_pkey', columns: [table.competitionId, table.key] })],
);

export type AgeLevelRecord = typeof ageLevels.$inferSelect;
/** The columns of a level that are shown. */
export type AgeLevel = Pick<AgeLevelRecord, 'key' | 'name' | 'nameEn' | 'description' | 'descriptionEn'>;

export type CompetitionRecord = typeof competitions.$inferSelect;

export const competitionFiles = pgTable(
  'competition_files',
  {
    id: recordId(),
    competitionId: reference('competition_id', () => competitions.id).notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    description: text('description').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    /** Names in the file store, under `resources/`. */
    filePath: text('file_path').notNull(),
    filePathEn: text('file_path_en'),
    /** Its place among the files of its competition, from 1. */
    position: integer('position').notNull().default(0),
    status: boolean('status').notNull().default(true),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    index('competition_files_competition_idx').on(table.competitionId, table.position),
    index('competition_files_updated_by_idx').on(table.updatedBy),
  ],
);

export type CompetitionFileRecord = typeof competitionFiles.$inferSelect;
