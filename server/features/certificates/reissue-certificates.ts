import { and, eq, isNull } from 'drizzle-orm';
import { logChange } from '#server/features/office-records/index.ts';
import { findTeam } from '#server/features/teams/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { writeCertificate } from './issue-certificate.ts';
import { logEntryOf } from './present-certificate.ts';
import { certificateIssuedJob } from './send-certificate-issued.ts';
import { type CertificateRecord, certificates } from './table.ts';

/** A person whose name was wrong on the paper: STEB's id, the role in the team, and the name as it was. */
type Misspelt = { stebUserId: string; role: 'coach' | 'member'; name: string };

/** The valid certificates of a team that print this name of a person. */
export async function namesPerson(db: DbOrTx, teamId: string, person: Misspelt): Promise<CertificateRecord[]> {
  const list = person.role === 'coach' ? 'coaches' : 'members';
  const valid = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.teamId, teamId), isNull(certificates.revokedAt)))
    .orderBy(certificates.issuedAt);
  return valid.filter(({ content }) => {
    const at = content.ids?.[list].indexOf(person.stebUserId) ?? content[list].indexOf(person.name);
    return at >= 0 && content[list][at] === person.name;
  });
}

/**
 * Revokes valid certificates of a team and issues each again as the team is now, with the rank that it had: for a team that
 * is locked. Whoever checks the old paper reads that it no longer counts.
 */
export async function reissueCertificates(
  tx: Tx,
  { clock, jobs }: { clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  by: Person,
  { old, reason }: { old: readonly CertificateRecord[]; reason: string },
): Promise<void> {
  for (const { id, teamId, type, content } of old) {
    const now = clock();
    const [revoked] = await tx
      .update(certificates)
      .set({ revokedAt: now, revokedBy: by.id, revokedBecause: reason })
      .where(eq(certificates.id, id))
      .returning();
    const row = await findTeam(tx, teamId);
    if (!revoked || !row) throw new Error('the certificate was not revoked');
    await logChange(tx, by, { ...logEntryOf(revoked), action: 'changed', before: { status: true, reason: null } });
    const issued = await writeCertificate(tx, row, { type, rank: content.rank, issuedAt: now, issuedBy: by.id });
    await logChange(tx, by, { ...logEntryOf(issued), action: 'created' });
    await jobs.enqueue(tx, certificateIssuedJob, { certificateId: issued.id });
  }
}
