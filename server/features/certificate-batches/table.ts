import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { leftOutReasons } from '#contract/endpoints/certificate-batches.ts';
import { certificateTypes } from '#contract/endpoints/certificates.ts';
import { languages } from '#contract/languages.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, inList, instant, notNegative, recordId, reference } from '#server/platform/columns.ts';

/** Certificates of many teams that an officer asked for at once. Its file is made when it is downloaded. */
export const certificateBatches = pgTable(
  'certificate_batches',
  {
    id: recordId(),
    type: text('type', { enum: certificateTypes }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    total: integer('total').notNull(),
    createdAt: createdAt(),
    createdBy: reference('created_by', () => users.id).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The page's, which asks again when the answer is lost: it is begun once. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('certificate_batches_newest_idx').on(table.createdAt, table.id),
    index('certificate_batches_created_by_idx').on(table.createdBy),
    uniqueIndex('certificate_batches_key')
      .on(table.createdBy, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
    inList('certificate_batches_type_check', table.type, certificateTypes),
    inList('certificate_batches_language_check', table.language, languages),
    notNegative('certificate_batches_total_check', table.total),
  ],
);

/** The teams of a batch: waiting, with a certificate whose PDF is stored, or left out for a reason. */
export const certificateBatchTeams = pgTable(
  'certificate_batch_teams',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => certificateBatches.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    teamId: reference('team_id', () => teams.id).notNull(),
    certificateId: reference('certificate_id', () => certificates.id),
    leftOut: text('left_out', { enum: leftOutReasons }),
  },
  (table) => [
    primaryKey({ name: 'certificate_batch_teams_pkey', columns: [table.batchId, table.position] }),
    index('certificate_batch_teams_team_id_idx').on(table.teamId),
    index('certificate_batch_teams_certificate_id_idx').on(table.certificateId),
    // What waits is found without reading what is done.
    index('certificate_batch_teams_waiting_idx')
      .on(table.batchId, table.position)
      .where(sql`${table.certificateId} is null and ${table.leftOut} is null`),
    inList('certificate_batch_teams_left_out_check', table.leftOut, leftOutReasons),
    notNegative('certificate_batch_teams_position_check', table.position),
    check('certificate_batch_teams_state_check', sql`${table.certificateId} is null or ${table.leftOut} is null`),
  ],
);
