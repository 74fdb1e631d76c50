import { getTableName } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import type { Certificate, CheckedCertificate } from '#contract/endpoints/certificates.ts';
import type { Language } from '#contract/languages.ts';
import type { Viewer } from '#domain/team-access.ts';
import { type CertificateRecord, certificates } from './table.ts';

/** Where a certificate's PDF is served. */
export const certificatePath = (id: string, language: Language): string => `/files/certificates/${id}.${language}.pdf`;

const printed = ({ serial, type, issuedAt, revokedAt, content }: CertificateRecord) => ({
  crt_serial: serial,
  type,
  created_at: issuedAt.toISOString(),
  status: revokedAt === null,
  revoked_at: revokedAt?.toISOString() ?? null,
  ranked: content.rank,
  season: { name: content.season.ar, name_en: content.season.en },
  competion: { name: content.competition.ar, name_en: content.competition.en },
});

/** A certificate in the format of the API, for those who see its team whole. */
export function presentCertificate(record: CertificateRecord, viewer: Viewer): Certificate {
  const { id, teamId, content, revokedAt } = record;
  const path = (language: Language) => (revokedAt ? null : certificatePath(id, language));
  return {
    _id: id,
    ...printed(record),
    team: { _id: teamId, team_no: content.team.number, name: content.team.name },
    cerfificate_path: path('ar'),
    cerfificate_path_en: path('en'),
    ...(can(roleOf(viewer.type), 'certificates:revoke') && { reason: record.revokedBecause }),
  };
}

/** The same for anybody who knows the serial: without people, ids and reasons. */
export const presentChecked = (record: CertificateRecord): CheckedCertificate => ({
  ...printed(record),
  team: { name: record.content.team.name },
});

/** What the log of the office says of a certificate. */
export const logEntryOf = ({ id, serial, type, content, revokedAt, revokedBecause }: CertificateRecord) => ({
  kind: getTableName(certificates),
  recordId: id,
  name: serial,
  before: {},
  after: revokedAt
    ? { status: false, reason: revokedBecause }
    : { type, team: content.team.number, ranked: content.rank },
});
