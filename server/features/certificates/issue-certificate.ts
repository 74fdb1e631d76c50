import { randomInt } from 'node:crypto';
import { can, roleOf } from '#contract/access.ts';
import type { CertificateType } from '#contract/endpoints/certificates.ts';
import { type CertificateFacts, readSerial, serialDigits, serialOf, whyNotIssued } from '#domain/certificate.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { mayIssueCertificatesOf } from '#domain/team-access.ts';
import { messages } from '#locales/messages.ts';
import { logChange } from '#server/features/office-records/index.ts';
import { cityNames } from '#server/features/regions/index.ts';
import { resultsOf } from '#server/features/results/index.ts';
import { publisherOf } from '#server/features/settings/index.ts';
import { accessFactsOf, findTeam, lockTeam, type TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { logEntryOf } from './present-certificate.ts';
import { writeRevocation } from './revoke-certificate.ts';
import { certificateIssuedJob } from './send-certificate-issued.ts';
import { certificatesOf, notRevoked } from './store.ts';
import { type CertificateRecord, certificates } from './table.ts';

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

/** Why an outdated certificate was revoked: for the office, whose officers read either language. */
const RANK_CORRECTED = `${messages.ar.rankCorrected} · ${messages.en.rankCorrected}`;

/** What a caller says of the team; what they leave out is not compared. */
type CertificateRequest = { teamId: string; person: Person } & (
  | { type: 'q'; seasonId?: string | null; competitionId?: string | null; entity?: string | null }
  | { type: 'f'; qualification: { id: string; serial: string } }
);

/**
 * Issues a certificate, or returns the valid one that the team has. Whoever asks at the same time waits for the first. A final
 * one whose rank was corrected since is revoked, and another takes its place.
 * @throws Refusal `not_found` for those who may not issue it, `invalid_fields` for facts that are not the team's,
 * `qualification_required`, `certificate_revoked`, and what `whyNotIssued` says
 */
export async function issueCertificate(
  { db, clock, jobs }: Deps,
  request: CertificateRequest,
): Promise<CertificateRecord> {
  const { teamId, type, person } = request;
  return db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const row = await findTeam(tx, teamId);
    if (!row || !mayIssueCertificatesOf(person, accessFactsOf(row))) throw new Refusal('not_found');
    await refuseWrongFacts(tx, row, request);
    const last = (await certificatesOf(tx, teamId, type)).at(-1);
    if (last && !last.revokedAt) return last;
    const result = (await resultsOf(tx, [teamId])).get(teamId);
    const refused = whyNotIssued(type, factsOf(row, result !== undefined));
    if (refused) throw new Refusal(refused);
    const outdated = await notRevoked(tx, teamId, type);
    // What the office revoked, only the office gives again.
    const isOffice = can(roleOf(person.type), 'certificates:revoke');
    if (last && !outdated && !isOffice) throw new Refusal('certificate_revoked');
    if (outdated) await writeRevocation(tx, person, { certificate: outdated, reason: RANK_CORRECTED, at: clock() });
    const rank = type === 'f' ? (result?.ranked ?? null) : null;
    const issued = await writeCertificate(tx, row, { type, rank, issuedAt: clock(), issuedBy: person.id });
    if (isOffice) await logChange(tx, person, { ...logEntryOf(issued), action: 'created' });
    await jobs.enqueue(tx, certificateIssuedJob, { certificateId: issued.id });
    return issued;
  });
}

const factsOf = ({ team }: TeamWithPeople, hasResult: boolean): CertificateFacts => ({
  team: { status: team.status, payment_status: team.paymentStatus },
  hasEntity: team.entity !== null,
  hasResult,
});

async function refuseWrongFacts(tx: Tx, { team }: TeamWithPeople, request: CertificateRequest): Promise<void> {
  if (request.type === 'f') {
    const valid = (await certificatesOf(tx, team.id, 'q')).find(({ revokedAt }) => revokedAt === null);
    const { id, serial } = request.qualification;
    const fields: Record<string, string> = {};
    if (valid?.id !== id) fields.cr_id = 'invalid';
    if (!valid || valid.serial !== readSerial(serial)) fields.crt_serial = 'invalid';
    if (Object.keys(fields).length > 0) throw new Refusal('qualification_required', { fields });
    return;
  }
  const { seasonId, competitionId, entity } = request;
  const fields: Record<string, string> = {};
  if (seasonId && seasonId !== team.seasonId) fields.season = 'invalid';
  if (competitionId && competitionId !== team.competitionId) fields.competion = 'invalid';
  const known = [team.entity?.stebUserId, team.entity?.crNumber];
  if (entity && team.entity && !known.includes(entity)) fields.entity = 'invalid';
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields });
}

/** A certificate of a team as it is now, with a serial of its own. Whether it may be issued is the caller's to know. */
export async function writeCertificate(
  tx: Tx,
  row: TeamWithPeople,
  { issuedBy, ...issue }: Issue & { issuedBy: string },
): Promise<CertificateRecord> {
  const content = await contentOf(tx, row, issue);
  return insertCertificate(tx, { teamId: row.team.id, content, issuedAt: issue.issuedAt, issuedBy });
}

/** Writes a certificate that says this, with a serial of its own. */
export async function insertCertificate(
  tx: Tx,
  {
    teamId,
    content,
    issuedAt,
    issuedBy,
  }: Pick<CertificateRecord, 'teamId' | 'issuedAt' | 'issuedBy'> & {
    content: Omit<CertificateDocument, 'serial' | 'issuedAt'>;
  },
): Promise<CertificateRecord> {
  const serial = newSerial();
  const [issued] = await tx
    .insert(certificates)
    .values({
      ...{ serial, teamId, type: content.type, issuedAt, issuedBy },
      content: { ...content, serial, issuedAt: issuedAt.toISOString() },
    })
    .returning();
  if (!issued) throw new Error('the certificate was not written');
  return issued;
}

const newSerial = (): string => serialOf(Array.from({ length: serialDigits }, () => randomInt(10)).join(''));

type Issue = { type: CertificateType; issuedAt: Date; rank: number | null };

async function contentOf(
  tx: Tx,
  { team, season, competition, people }: TeamWithPeople,
  { type, rank }: Pick<Issue, 'type' | 'rank'>,
): Promise<Omit<CertificateDocument, 'serial' | 'issuedAt'>> {
  const level = competition.ageLevels.find(({ key }) => key === team.ageLevel);
  const city = cityNames(team.city);
  // A seat whose person had the account deleted has no name to print.
  const named = (role: 'coach' | 'member') => people.filter((one) => one.role === role && one.name !== deletedAccount);
  const [coaches, members] = [named('coach'), named('member')];
  return {
    ...{ type, rank },
    ...(await publisherOf(tx)),
    team: { number: team.teamNo, name: team.name },
    school: team.schoolName,
    entity: team.entity?.name ?? '',
    city: { ar: city?.ar_name ?? team.city, en: city?.en_name ?? team.city },
    competition: { ar: competition.name, en: competition.nameEn },
    season: { ar: season.name, en: season.nameEn },
    ageLevel: { ar: level?.name ?? team.ageLevel, en: level?.nameEn ?? team.ageLevel },
    coaches: coaches.map(({ name }) => name),
    members: members.map(({ name }) => name),
    ids: {
      coaches: coaches.map(({ stebUserId }) => stebUserId),
      members: members.map(({ stebUserId }) => stebUserId),
    },
  };
}
