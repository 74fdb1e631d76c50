import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CertificateType } from '#contract/endpoints/certificates.ts';
import { relationOf, type Viewer, viewOf } from '#domain/team-access.ts';
import { hasPublishedResult, results } from '#server/features/results/index.ts';
import { accessFactsOf, findTeam, ownTeamIds, type TeamWithPeople } from '#server/features/teams/index.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { type CertificateRecord, certificates } from './table.ts';

/**
 * A final certificate is withheld, from its team, too, unless the team's published result has the rank that it names: the
 * result may be unpublished, deleted, or corrected. One that was revoked says so while there is a published result.
 */
export const notWithheld = or(
  eq(certificates.type, 'q'),
  hasPublishedResult(
    certificates.teamId,
    sql`(${certificates.revokedAt} is not null or ${results.ranked} = (${certificates.content}->>'rank')::int)`,
  ),
);

type Page = { offset: number; limit: number };
type Listed = { rows: CertificateRecord[]; total: number };

/** A page of the certificates of a person's own teams, newest first. */
export const listOwnCertificates = (db: Db, viewer: Viewer, page: Page): Promise<Listed> =>
  listCertificates(db, inArray(certificates.teamId, ownTeamIds(db, viewer)), page);

/** A page of one team's certificates; undefined if the person does not see the team whole. */
export async function listCertificatesOfTeam(
  db: Db,
  viewer: Viewer,
  teamId: string,
  page: Page,
): Promise<Listed | undefined> {
  const team = await findTeam(db, teamId);
  return team && seesWhole(viewer, team) ? listCertificates(db, eq(certificates.teamId, teamId), page) : undefined;
}

/**
 * All ids are read, some hundred at most, so that they are counted in the same query and the contents are read for one
 * page only.
 */
async function listCertificates(db: Db, which: SQL, { offset, limit }: Page): Promise<Listed> {
  const newest = [desc(certificates.issuedAt), desc(certificates.id)];
  const all = await db
    .select({ id: certificates.id })
    .from(certificates)
    .where(and(which, notWithheld))
    .orderBy(...newest);
  const ids = all.slice(offset, offset + limit).map(({ id }) => id);
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(certificates)
          .where(inArray(certificates.id, ids))
          .orderBy(...newest)
      : [];
  return { rows, total: all.length };
}

const seesWhole = (viewer: Viewer, team: TeamWithPeople): boolean =>
  viewOf(relationOf(viewer, accessFactsOf(team)), team.team.paymentStatus) === 'whole';

/** A certificate, if the person sees its team whole. */
export async function findCertificate(db: Db, viewer: Viewer, id: string): Promise<CertificateRecord | undefined> {
  const [found] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), notWithheld));
  const team = found && (await findTeam(db, found.teamId));
  return team && seesWhole(viewer, team) ? found : undefined;
}

/** The certificate of a serial; of one that is withheld nothing is told but that it is. */
export async function findBySerial(db: Db, serial: string): Promise<CertificateRecord | 'withheld' | undefined> {
  const ofSerial = eq(certificates.serial, serial);
  const [found] = await db.select().from(certificates).where(and(ofSerial, notWithheld));
  if (found) return found;
  return (await db.$count(certificates, ofSerial)) > 0 ? 'withheld' : undefined;
}

/** A team's certificates of one type, oldest first: at most the last of them is valid. */
export const certificatesOf = (db: DbOrTx, teamId: string, type: CertificateType): Promise<CertificateRecord[]> =>
  db
    .select()
    .from(certificates)
    .where(and(eq(certificates.teamId, teamId), eq(certificates.type, type), notWithheld))
    .orderBy(asc(certificates.issuedAt), asc(certificates.id));

/** A team's certificate of one type that nobody has revoked, withheld or not. */
export async function notRevoked(db: DbOrTx, teamId: string, type: CertificateType) {
  const [found] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.teamId, teamId), eq(certificates.type, type), isNull(certificates.revokedAt)));
  return found;
}
