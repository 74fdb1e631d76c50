import { randomInt } from 'node:crypto';
import { can, roleOf } from '#contract/access.ts';
import type { CertificateType } from '#contract/endpoints/certificates.ts';
import { type CertificateFacts, readSerial, serialDigits, serialOf, whyNotIssued } from '#domain/certificate.ts';
import { deletedAccount } from '#domain/deleted-account.ts';
import { isOffice, mayIssueCertificatesOf } from '#domain/team-access.ts';
import { logChange, type Writer } from '#server/features/office-records/index.ts';
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
import { certificateIssuedJob } from './send-certificate-issued.ts';
import { certificatesOf } from './store.ts';
import { type CertificateRecord, certificates } from './table.ts';

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

/** What a caller says of the team; what they leave out is not compared. */
type CertificateRequest = { teamId: string; person: Person } & (
  | { type: 'q'; seasonId?: string | null; competitionId?: string | null; entity?: string | null }
  | { type: 'f'; qualification: { id: string; serial: string } }
);

/**
 * Issues a certificate, or returns the valid one that the team has. Whoever asks at the same time waits for the first.
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
    const rank = await rankOrRefusal(tx, row, type);
    // What the office took back, only the office gives again.
    const role = roleOf(person.type);
    if (last && !can(role, 'certificates:revoke')) throw new Refusal('certificate_revoked');
    const issued = await writeCertificate(tx, row, { type, rank, issuedAt: clock(), issuedBy: person.id });
    if (isOffice(role)) await logChange(tx, person, { ...logEntryOf(issued), action: 'created' });
    await jobs.enqueue(tx, certificateIssuedJob, { certificateId: issued.id });
    return issued;
  });
}

/**
 * The same for one of many teams, in the name of an officer: what was revoked stays so, for it was looked at alone.
 * @throws Refusal as `issueCertificate`
 */
export async function issueForOffice(
  { db, clock, jobs }: Deps,
  by: Writer,
  { teamId, type }: { teamId: string; type: CertificateType },
): Promise<CertificateRecord> {
  return db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const row = await findTeam(tx, teamId);
    if (!row) throw new Refusal('not_found');
    const last = (await certificatesOf(tx, teamId, type)).at(-1);
    if (last && !last.revokedAt) return last;
    const rank = await rankOrRefusal(tx, row, type);
    if (last) throw new Refusal('certificate_revoked');
    if (type === 'f' && !(await validOf(tx, teamId, 'q'))) throw new Refusal('qualification_required');
    const issued = await writeCertificate(tx, row, { type, rank, issuedAt: clock(), issuedBy: by.id });
    await logChange(tx, by, { ...logEntryOf(issued), action: 'created' });
    await jobs.enqueue(tx, certificateIssuedJob, { certificateId: issued.id }, { priority: 'low' });
    return issued;
  });
}

/** The rank that a team's certificate prints. @throws Refusal where the team may not have this certificate */
async function rankOrRefusal(tx: Tx, row: TeamWithPeople, type: CertificateType): Promise<number | null> {
  const result = (await resultsOf(tx, [row.team.id])).get(row.team.id);
  const refused = whyNotIssued(type, factsOf(row, result !== undefined));
  if (refused) throw new Refusal(refused);
  return type === 'f' ? (result?.ranked ?? null) : null;
}

const validOf = async (tx: Tx, teamId: string, type: CertificateType) =>
  (await certificatesOf(tx, teamId, type)).find(({ revokedAt }) => revokedAt === null);

const factsOf = ({ team }: TeamWithPeople, hasResult: boolean): CertificateFacts => ({
  team: { status: team.status, payment_status: team.paymentStatus },
  hasEntity: team.entity !== null,
  hasResult,
});

async function refuseWrongFacts(tx: Tx, { team }: TeamWithPeople, request: CertificateRequest): Promise<void> {
  if (request.type === 'f') {
    const valid = await validOf(tx, team.id, 'q');
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
  { issuedBy, ...issue }: Omit<Issue, 'serial'> & { issuedBy: string },
): Promise<CertificateRecord> {
  const serial = newSerial();
  const { type, issuedAt } = issue;
  const content = await contentOf(tx, row, { serial, ...issue });
  const [issued] = await tx
    .insert(certificates)
    .values({ serial, teamId: row.team.id, type, content, issuedAt, issuedBy })
    .returning();
  if (!issued) throw new Error('the certificate was not written');
  return issued;
}

const newSerial = (): string => serialOf(Array.from({ length: serialDigits }, () => randomInt(10)).join(''));

type Issue = { serial: string; type: CertificateType; issuedAt: Date; rank: number | null };

async function contentOf(
  tx: Tx,
  { team, season, competition, people }: TeamWithPeople,
  { serial, type, issuedAt, rank }: Issue,
): Promise<CertificateDocument> {
  const level = competition.ageLevels.find(({ key }) => key === team.ageLevel);
  const city = cityNames(team.city);
  // A seat whose person had the account deleted has no name to print.
  const named = (role: 'coach' | 'member') => people.filter((one) => one.role === role && one.name !== deletedAccount);
  const [coaches, members] = [named('coach'), named('member')];
  return {
    ...{ serial, type, issuedAt: issuedAt.toISOString(), rank },
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
