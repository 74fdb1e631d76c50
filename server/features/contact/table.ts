import { eq, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contactStates, refusalReasons, replyDeliveries } from '#contract/endpoints/admin-contact.ts';
import { languages } from '#contract/languages.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, inList, recordId, reference } from '#server/platform/columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: recordId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    teamNo: text('team_no').notNull().default(''),
    message: text('message').notNull(),
    /** The language of the page it was written on, so that the answer can be in it. */
    language: text('language', { enum: languages }).notNull(),
    state: text('state', { enum: contactStates }).notNull().default('new'),
    /** The list has the new ones first. */
    isNew: boolean('is_new').notNull().generatedAlwaysAs(sql`state = 'new'`),
    assignedTo: reference('assigned_to', () => users.id),
    /** For the search, folded; begins with a space, so that each word has a space before it. Of a long text the beginning. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`' ' || fold_text(name || ' ' || email || ' ' || phone_number || ' ' || team_no || ' ' || left(message, 1000))`,
      ),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    // For each order of the list, of all messages and of those of a state or an officer, with the columns of the filters.
    index('contact_messages_newest_idx').on(table.createdAt, table.id, table.state, table.assignedTo),
    index('contact_messages_new_first_idx').on(table.isNew, table.createdAt, table.id, table.state, table.assignedTo),
    index('contact_messages_state_newest_idx').on(table.state, table.createdAt, table.id, table.assignedTo),
    index('contact_messages_assigned_newest_idx').on(table.assignedTo, table.createdAt, table.id, table.state),
    index('contact_messages_assigned_new_first_idx').on(table.assignedTo, table.isNew, table.createdAt, table.id),
    // By which the earlier messages of a sender are found.
    index('contact_messages_email_idx').on(sql`lower(${table.email})`),
    index('contact_messages_phone_number_idx').on(table.phoneNumber),
    index('contact_messages_team_no_idx').on(table.teamNo).where(sql`${table.teamNo} <> ''`),
    index('contact_messages_updated_by_idx').on(table.updatedBy),
    index('contact_messages_search_idx').using('gin', sql`search_letters(${table.searchText}) gin_trgm_ops`),
    inList('contact_messages_language_check', table.language, languages),
    inList('contact_messages_state_check', table.state, contactStates),
  ],
);
export type ContactMessageRecord = typeof contactMessages.$inferSelect;

/** Replies belong to their message and are deleted with it. Only the delivery of one changes. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: recordId(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    writtenBy: reference('written_by', () => users.id).notNull(),
    createdAt: createdAt(),
    delivery: text('delivery', { enum: replyDeliveries }).notNull().default('queued'),
    /** Why its mail was not delivered. */
    refusedFor: text('refused_for', { enum: refusalReasons }),
    /** Of the page, which sends a reply again if the answer is lost: it is mailed once. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('contact_replies_message_idx').on(table.messageId, table.createdAt, table.id),
    index('contact_replies_written_by_idx').on(table.writtenBy),
    index('contact_replies_queued_idx').on(table.id).where(eq(table.delivery, sql`'queued'`)),
    uniqueIndex('contact_replies_idempotency_key')
      .on(table.messageId, table.writtenBy, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    inList('contact_replies_delivery_check', table.delivery, replyDeliveries),
    inList('contact_replies_refused_for_check', table.refusedFor, refusalReasons),
  ],
);
export type ContactReplyRecord = typeof contactReplies.$inferSelect;

/** Texts to begin a reply with; a few dozen at most. */
export const cannedReplies = pgTable(
  'canned_replies',
  {
    id: recordId(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    text: text('text').notNull(),
    textEn: text('text_en').notNull(),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [index('canned_replies_updated_by_idx').on(table.updatedBy)],
);
