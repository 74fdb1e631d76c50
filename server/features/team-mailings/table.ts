import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { refusalReasons, replyDeliveries } from '#contract/endpoints/admin-contact.ts';
import { languages } from '#contract/languages.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, inList, notNegative, recordId, reference } from '#server/platform/columns.ts';

/** A mail that the office sent to the coaches of many teams, in both languages. It is never changed. */
export const teamMailings = pgTable(
  'team_mailings',
  {
    id: recordId(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    subjectEn: text('subject_en').notNull(),
    textEn: text('text_en').notNull(),
    /** How many teams were chosen. */
    teams: integer('teams').notNull(),
    createdAt: createdAt(),
    createdBy: reference('created_by', () => users.id).notNull(),
    /** The page's, which sends again when the answer is lost: it is mailed once. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('team_mailings_newest_idx').on(table.createdAt, table.id),
    index('team_mailings_created_by_idx').on(table.createdBy),
    uniqueIndex('team_mailings_key')
      .on(table.createdBy, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    notNegative('team_mailings_teams_check', table.teams),
  ],
);

/** Each coach once, as they were when it was sent, with those of their teams that were chosen. */
export const teamMailingRecipients = pgTable(
  'team_mailing_recipients',
  {
    id: recordId(),
    mailingId: uuid('mailing_id')
      .notNull()
      .references(() => teamMailings.id, { onDelete: 'cascade' }),
    stebUserId: text('steb_user_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Null while it is unknown: then the mail is in both. */
    language: text('language', { enum: languages }),
    teamIds: uuid('team_ids').array().notNull(),
    delivery: text('delivery', { enum: replyDeliveries }).notNull().default('queued'),
    refusedFor: text('refused_for', { enum: refusalReasons }),
  },
  (table) => [
    uniqueIndex('team_mailing_recipients_once_key').on(table.mailingId, table.stebUserId),
    index('team_mailing_recipients_delivery_idx').on(table.mailingId, table.delivery, table.name, table.id),
    index('team_mailing_recipients_name_idx').on(table.mailingId, table.name, table.id),
    index('team_mailing_recipients_person_idx').on(table.stebUserId),
    inList('team_mailing_recipients_language_check', table.language, languages),
    inList('team_mailing_recipients_delivery_check', table.delivery, replyDeliveries),
    inList('team_mailing_recipients_refused_for_check', table.refusedFor, refusalReasons),
    check(
      'team_mailing_recipients_refused_check',
      sql`(${table.delivery} = 'refused') = (${table.refusedFor} is not null)`,
    ),
  ],
);
