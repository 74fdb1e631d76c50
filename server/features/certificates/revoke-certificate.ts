import { eq } from 'drizzle-orm';
import { logChange } from '#server/features/office-records/index.ts';
import { lockTeam } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { logEntryOf } from './present-certificate.ts';
import { type CertificateRecord, certificates } from './table.ts';

/**
 * Revokes a certificate for good: its public page says so from now on, and its PDFs are no longer given out.
 * @throws Refusal `not_found`, `certificate_revoked` when it is already
 */
export async function revokeCertificate(
  { db, clock }: { db: Db; clock: Clock },
  person: Person,
  { id, reason }: { id: string; reason: string },
): Promise<CertificateRecord> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select({ teamId: certificates.teamId }).from(certificates).where(eq(certificates.id, id));
    if (!found) throw new Refusal('not_found');
    // Whoever issues one has the same lock; it is read again below, when nobody changes it.
    await lockTeam(tx, found.teamId);
    const [valid] = await tx.select().from(certificates).where(eq(certificates.id, id));
    if (!valid) throw new Refusal('not_found');
    if (valid.revokedAt) throw new Refusal('certificate_revoked');
    return writeRevocation(tx, person, { certificate: valid, reason, at: clock() });
  });
}

/** Revokes a valid certificate of a team that is locked, with its line in the log. */
export async function writeRevocation(
  tx: Tx,
  person: Person,
  { certificate, reason, at }: { certificate: CertificateRecord; reason: string; at: Date },
): Promise<CertificateRecord> {
  const [revoked] = await tx
    .update(certificates)
    .set({ revokedAt: at, revokedBy: person.id, revokedBecause: reason })
    .where(eq(certificates.id, certificate.id))
    .returning();
  if (!revoked) throw new Error('the certificate was not revoked');
  await logChange(tx, person, { ...logEntryOf(revoked), action: 'changed', before: { status: true, reason: null } });
  return revoked;
}
