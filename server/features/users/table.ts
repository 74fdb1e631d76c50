import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { languages } from '#contract/languages.ts';
import { createdAt, inList, instant, recordId, reference } from '#server/platform/columns.ts';
import type { StebPerson } from '#server/providers/identity/steb.ts';

/**
 * People as the identity provider knows them, stored at their last sign-in. `type` and `status` are the portal's own
 * after the first sign-in: no provider can raise a role or lift a block.
 */
export const users = pgTable(
  'users',
  {
    id: recordId(),
    stebUserId: text('steb_user_id').notNull().unique('users_steb_user_id_key'),
    type: smallint('type').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    nationalId: text('national_id').notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    picture: text('picture'),
    nationality: text('nationality').notNull().default('SA'),
    dob: date('dob'),
    gender: text('gender'),
    guardianName: text('guardian_name'),
    guardianPhone: text('guardian_phone'),
    subscription: boolean('subscription').notNull().default(false),
    /** An organisation's commercial registration number, the key to its record in the registry. */
    crNumber: text('cr_number'),
    /** The language that they chose last: their mails are in it, and in both while it is null. */
    language: text('language', { enum: languages }),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** False while the office has blocked the account. */
    status: boolean('status').notNull().default(true),
    /** Why it was blocked, or the block lifted, as whoever did it wrote; the log keeps the earlier ones. */
    statusReason: text('status_reason'),
    createdAt: createdAt(),
    /** Their last sign-in; null for people whom the office has added and who never signed in. Nothing else may write it. */
    signedInAt: instant('signed_in_at').defaultNow(),
    // As `editedColumns`, which cannot refer to their own table.
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    updatedBy: reference('updated_by', (): AnyPgColumn => users.id),
    /** When the office gave them another password, which only the registry knows: sessions of an earlier sign-in are over. */
    passwordSetAt: instant('password_set_at'),
    /** For the office's search, folded; begins with a space, so that each word has a space before it. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || fold_text(name || ' ' || national_id || ' ' || steb_user_id || ' ' || email || ' ' || phone_number)`,
      ),
  },
  (table) => [
    index('users_national_id_idx').on(table.nationalId),
    index('users_email_idx').on(sql`lower(${table.email})`),
    // Contact messages are matched to accounts by these.
    index('users_phone_number_idx').on(table.phoneNumber),
    index('users_guardian_phone_idx').on(table.guardianPhone).where(sql`${table.guardianPhone} is not null`),
    // For each order of the office's lists, of all people and of those of a type, with the columns of the filters.
    index('users_newest_idx').on(table.createdAt, table.id, table.type, table.status),
    index('users_by_name_idx').on(table.name, table.id, table.type, table.status),
    index('users_type_newest_idx').on(table.type, table.createdAt, table.id, table.status),
    index('users_type_by_name_idx').on(table.type, table.name, table.id, table.status),
    // Few are blocked.
    index('users_status_newest_idx').on(table.status, table.createdAt, table.id, table.type),
    index('users_updated_by_idx').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
    index('users_search_idx').using('gin', sql`search_letters(${table.searchText}) gin_trgm_ops`),
    inList('users_language_check', table.language, languages),
  ],
);

export type UserRecord = typeof users.$inferSelect;

/** What the registry keeps of a person and the office can set, by our columns. */
export type RegistryColumns = Pick<
  UserRecord,
  | 'name'
  | 'email'
  | 'nationalId'
  | 'phoneNumber'
  | 'nationality'
  | 'dob'
  | 'gender'
  | 'subscription'
  | 'guardianName'
  | 'guardianPhone'
>;

/**
 * What only the portal keeps of a save. Of a password, only that it is new; `keepSession` is the session in which somebody
 * changed their own, which stays open.
 */
export type OwnChange = { type?: number; password?: true; keepSession?: string };

/** What a save asks the registry for: the columns that it changes, all of a new person, and whether a new picture. */
export type Wanted = { columns: Partial<RegistryColumns>; picture?: boolean };

/**
 * `asking`: the registry is asked, until `expiresAt`. `unsure`: it gave no answer. `accepted`: it has saved, and here
 * nothing could be saved yet. `done`: a new person was added; kept some days for the key of the form.
 */
export const saveStates = ['asking', 'unsure', 'accepted', 'done'] as const;

/**
 * Saves of people by the office that are under way, written before the registry is asked (decision 178). A person has
 * one at a time, whichever process makes it; what a process left behind is finished by a job. Never a password.
 */
export const personSaves = pgTable(
  'person_saves',
  {
    id: recordId(),
    /** The account here; none for a new one until it is there. */
    userId: reference('user_id', () => users.id),
    /** By which the registry can be asked what became of a new person. */
    nationalId: text('national_id').notNull(),
    startedBy: reference('started_by', () => users.id).notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Of the form of a new person, which is sent again with it. */
    key: text('key'),
    /** By which a form that is sent again is told from another one with its key. */
    fingerprint: text('fingerprint'),
    state: text('state', { enum: saveStates }).notNull(),
    wanted: jsonb('wanted').$type<Wanted>().notNull(),
    own: jsonb('own').$type<OwnChange>().notNull(),
    /** What the registry answered, while it could not be saved here. */
    answer: jsonb('answer').$type<StebPerson>(),
  },
  (table) => [
    uniqueIndex('person_saves_one_at_a_time').on(table.userId).where(sql`${table.state} <> 'done'`),
    uniqueIndex('person_saves_new_one_at_a_time').on(table.nationalId).where(sql`${table.userId} is null`),
    uniqueIndex('person_saves_key').on(table.startedBy, table.key),
    index('person_saves_user_id_idx').on(table.userId).where(sql`${table.userId} is not null`),
    inList('person_saves_state_check', table.state, saveStates),
  ],
);

export type PersonSave = typeof personSaves.$inferSelect;
