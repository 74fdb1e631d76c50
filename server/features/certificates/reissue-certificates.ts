import { and, eq, isNull } from 'drizzle-orm';
import { logChange } from '#server/features/office-records/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { insertCertificate } from './issue-certificate.ts';
import { logEntryOf } from './present-certificate.ts';
import { writeRevocation } from './revoke-certificate.ts';
import { certificateIssuedJob } from './send-certificate-issued.ts';
import { type CertificateRecord, certificates } from './table.ts';

/** Somebody of a team as its certificates print them: STEB's id, the name that the team has kept, and the right one. */
export type Named = { stebUserId: string; role: 'coach' | 'member' | 'entity'; kept: string; name: string };

/** A certificate that nobody has revoked and that prints another name, and what it is to say. */
type Misprint = { certificate: CertificateRecord; content: CertificateDocument };

/** The certificates of a team that are not revoked, withheld ones too, and print somebody by another name than theirs. */
export async function misprintsOf(db: DbOrTx, teamId: string, named: Named): Promise<Misprint[]> {
  const valid = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.teamId, teamId), isNull(certificates.revokedAt)))
    .orderBy(certificates.issuedAt);
  return valid.flatMap((certificate) => {
    const content = corrected(certificate.content, named);
    return content ? [{ certificate, content }] : [];
  });
}

/** What a certificate says with the right name; undefined if it says so already, or does not name them. */
function corrected(content: CertificateDocument, named: Named): CertificateDocument | undefined {
  const { role, kept, name } = named;
  if (role === 'entity') return content.entity === kept && kept !== name ? { ...content, entity: name } : undefined;
  const list = role === 'coach' ? 'coaches' : 'members';
  // Of those issued before STEB's ids were kept, the name as the team has it is all there is.
  const at = content.ids ? content.ids[list].indexOf(named.stebUserId) : content[list].indexOf(kept);
  if (at < 0 || content[list][at] === name) return undefined;
  return { ...content, [list]: content[list].with(at, name) };
}

/**
 * Revokes certificates of a team that is locked, and issues each again with the right name; all else stays as it was
 * printed, so that whoever checks the old paper reads that it no longer counts. One that is withheld is withheld again,
 * for it has the same rank.
 */
export async function reissueCertificates(
  tx: Tx,
  { clock, jobs }: { clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  by: Person,
  { misprints, reason }: { misprints: readonly Misprint[]; reason: string },
): Promise<void> {
  for (const { certificate, content } of misprints) {
    const at = clock();
    await writeRevocation(tx, by, { certificate, reason, at });
    const issued = await insertCertificate(tx, { teamId: certificate.teamId, content, issuedAt: at, issuedBy: by.id });
    await logChange(tx, by, { ...logEntryOf(issued), action: 'created' });
    await jobs.enqueue(tx, certificateIssuedJob, { certificateId: issued.id });
  }
}
