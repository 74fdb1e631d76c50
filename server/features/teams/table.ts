import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { teamRoles } from '#domain/team-access.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import {
  bytes,
  createdAt,
  editedColumns,
  inList,
  instant,
  notNegative,
  recordId,
  reference,
} from '#server/platform/columns.ts';

/** The registry's record of an entity, stored with the team when it was attached. */
export type EntitySnapshot = {
  name: string;
  email: string;
  nationality: string;
  nationalId?: string | undefined;
  phoneNumber: string;
  dob?: string | null | undefined;
  status: boolean;
  picture: string;
  stebUserId: string;
  entityType: string;
  crNumber: string;
  taxId: string;
  address?: string | undefined;
};

type Narrowing =
  | 'seasonId'
  | 'competitionId'
  | 'regionId'
  | 'ageLevel'
  | 'paymentStatus'
  | 'status'
  | 'hasEntity'
  | 'hasScores'
  | 'hasCertificate';

/** What the office's list can be narrowed by. */
const narrowedBy = (table: Record<Narrowing, AnyPgColumn>) =>
  [
    ...[table.seasonId, table.competitionId, table.regionId, table.ageLevel, table.paymentStatus, table.status],
    ...[table.hasEntity, table.hasScores, table.hasCertificate],
  ] as [AnyPgColumn, ...AnyPgColumn[]];

export const teams = pgTable(
  'teams',
  {
    id: recordId(),
    /** `<season code>-<number>`, e.g. F25-0012; never reused. */
    teamNo: text('team_no').notNull().unique('teams_team_no_key'),
    name: text('name').notNull(),
    seasonId: reference('season_id', () => seasons.id).notNull(),
    competitionId: reference('competition_id', () => competitions.id).notNull(),
    /** The key of an age level of the competition. */
    ageLevel: text('age_level').notNull(),
    schoolName: text('school_name').notNull(),
    stage: text('stage').notNull().default(''),
    regionId: reference('region_id', () => regions.id).notNull(),
    city: text('city').notNull().default(''),
    /** The text for the public search, folded; begins with a space, so that each word has a space before it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`' ' || fold_text(team_no || ' ' || name || ' ' || school_name || ' ' || city)`),
    /** The names of the creator and of all people of the team, folded, for the office's search. Triggers update it. */
    peopleText: text('people_text').notNull().default(''),
    /** The normalised spelling of the city: see `cityKey` of the regions. */
    cityKey: text('city_key').notNull().generatedAlwaysAs(sql`city_key(city)`),
    image: text('image'),
    /** False once it is withdrawn: by whoever registered it, before it is paid, or by the office. */
    status: boolean('status').notNull().default(true),
    paymentStatus: boolean('payment_status').notNull().default(false),
    createdBy: reference('created_by', () => users.id).notNull(),
    entity: jsonb('entity').$type<EntitySnapshot>(),
    entityStebId: text('entity_steb_id'),
    /**
     * Of the office's filters: written by the database itself, and the two below by triggers (migration
     * `teams_office`).
     */
    hasEntity: boolean('has_entity').notNull().generatedAlwaysAs(sql`entity is not null`),
    /** Whether scores were handed in and are not reopened. */
    hasScores: boolean('has_scores').notNull().default(false),
    /** Whether it has a certificate that is not revoked. */
    hasCertificate: boolean('has_certificate').notNull().default(false),
    /** When the entity said that the team is its own; one that registered the team did so by that. */
    entityAgreedAt: instant('entity_agreed_at'),
    /** SHA-256 of the token in the mail by which the entity answers; a new one for each entity. */
    entityLink: bytes('entity_link'),
    notes: text('notes').notNull().default(''),
    /** The submission's key, created by the page; a repeated key returns this team. */
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the form that came with the key; the key with another form is refused. */
    idempotencyForm: text('idempotency_form'),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    uniqueIndex('teams_idempotency_key')
      .on(table.createdBy, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    index('teams_created_by_idx').on(table.createdBy, table.createdAt),
    index('teams_entity_idx').on(table.entityStebId),
    uniqueIndex('teams_entity_link_key').on(table.entityLink).where(sql`${table.entityLink} is not null`),
    // For each order of the office's list, with all its filters: a far page never reads the rows before it.
    index('teams_newest_idx').on(table.createdAt, table.id, ...narrowedBy(table)),
    index('teams_by_name_idx').on(table.name, table.id, ...narrowedBy(table)),
    index('teams_by_number_idx').on(table.teamNo, table.id, ...narrowedBy(table)),
    index('teams_paid_idx').on(table.paymentStatus, table.createdAt, table.id),
    index('teams_of_season_idx').on(table.seasonId, table.createdAt, table.id, table.paymentStatus),
    // So narrow that counting all teams reads only some hundred blocks: what counts is in it.
    index('teams_count_idx').on(table.seasonId, table.paymentStatus, table.status),
    // For the counts of narrowed lists. Beside the one above: a search that reads the teams of a season by it reads them in
    // the order of the table, a fifth of the blocks.
    index('teams_filters_idx').on(...narrowedBy(table)),
    index('teams_competition_idx').on(table.competitionId, table.ageLevel),
    index('teams_of_competition_idx').on(table.competitionId, table.createdAt, table.id),
    index('teams_city_key_idx').on(table.cityKey),
    index('teams_region_idx').on(table.regionId, table.createdAt, table.id),
    index('teams_updated_by_idx').on(table.updatedBy),
    foreignKey({
      name: 'teams_age_level_fk',
      columns: [table.competitionId, table.ageLevel],
      foreignColumns: [ageLevels.competitionId, ageLevels.key],
    }).onDelete('restrict'),
    index('teams_search_idx').using(
      'gin',
      sql`search_letters(${table.searchText} || ' ' || ${table.peopleText}) gin_trgm_ops`,
    ),
  ],
);

export type TeamRecord = typeof teams.$inferSelect;

/** Coaches and members of a team, with a snapshot of the registry's data from when they joined. */
export const teamPeople = pgTable(
  'team_people',
  {
    id: recordId(),
    teamId: reference('team_id', () => teams.id).notNull(),
    role: text('role', { enum: teamRoles }).notNull(),
    position: smallint('position').notNull(),
    stebUserId: text('steb_user_id').notNull(),
    nationalId: text('national_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    nationality: text('nationality').notNull().default(''),
    gender: text('gender').notNull().default(''),
    dob: date('dob'),
    picture: text('picture').notNull().default('avator.png'),
    status: boolean('status').notNull().default(true),
    /** When they said that they are in the team; whoever registered it did so by that. */
    agreedAt: instant('agreed_at'),
    /** When they said that they are not, and it kept them: its fee is paid, or it has scores or a result. */
    refusedAt: instant('refused_at'),
    /** SHA-256 of the token in the mail by which they answer. */
    answerLink: bytes('answer_link'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('team_people_once_key').on(table.teamId, table.nationalId),
    unique('team_people_position_key').on(table.teamId, table.role, table.position),
    index('team_people_steb_user_id_idx').on(table.stebUserId, table.teamId),
    index('team_people_national_id_idx').on(table.nationalId, table.teamId),
    // Contact messages are matched to people of teams by these.
    index('team_people_email_idx').on(sql`lower(${table.email})`, table.teamId).where(sql`${table.email} <> ''`),
    index('team_people_phone_number_idx').on(table.phoneNumber, table.teamId).where(sql`${table.phoneNumber} <> ''`),
    inList('team_people_role_check', table.role, teamRoles),
    notNegative('team_people_position_check', table.position),
    uniqueIndex('team_people_answer_link_key').on(table.answerLink).where(sql`${table.answerLink} is not null`),
    check('team_people_answer_check', sql`${table.agreedAt} is null or ${table.refusedAt} is null`),
  ],
);

export type TeamPersonRecord = typeof teamPeople.$inferSelect;

/** What the list of teams was narrowed to, and its order, under a name, for everybody of the office. */
export const teamViews = pgTable(
  'team_views',
  {
    id: recordId(),
    name: text('name').notNull().unique('team_views_name_key'),
    /** By the names of the list's call. */
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    createdBy: reference('created_by', () => users.id).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('team_views_created_by_idx').on(table.createdBy)],
);
