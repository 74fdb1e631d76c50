import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { certificateTypes } from '#contract/endpoints/certificates.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { inList, instant, recordId, reference } from '#server/platform/columns.ts';
import type { CertificateDocument } from './certificate-document.ts';

/** A certificate as it was issued. The PDFs can always be rendered again from `content`. */
export const certificates = pgTable(
  'certificates',
  {
    id: recordId(),
    /** Random digits and a check digit, as they are printed (`domain/certificate.ts`). */
    serial: text('serial').notNull().unique('certificates_serial_key'),
    teamId: reference('team_id', () => teams.id).notNull(),
    type: text('type', { enum: certificateTypes }).notNull(),
    content: jsonb('content').$type<CertificateDocument>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    issuedBy: reference('issued_by', () => users.id).notNull(),
    revokedAt: instant('revoked_at'),
    revokedBy: reference('revoked_by', () => users.id),
    /** For the office: never public. */
    revokedBecause: text('revoked_because'),
  },
  (table) => [
    // A revoked one may be followed by another.
    uniqueIndex('certificates_valid_key').on(table.teamId, table.type).where(sql`${table.revokedAt} is null`),
    index('certificates_team_id_idx').on(table.teamId, table.issuedAt, table.id),
    index('certificates_issued_by_idx').on(table.issuedBy),
    index('certificates_revoked_by_idx').on(table.revokedBy).where(sql`${table.revokedBy} is not null`),
    inList('certificates_type_check', table.type, certificateTypes),
    check('certificates_serial_check', sql`${table.serial} ~ '^\\d{3}(-\\d{3}){4}$'`),
    check(
      'certificates_revoked_check',
      sql`(${table.revokedAt} is null) = (${table.revokedBy} is null) and (${table.revokedAt} is null) = (${table.revokedBecause} is null)`,
    ),
  ],
);

export type CertificateRecord = typeof certificates.$inferSelect;
