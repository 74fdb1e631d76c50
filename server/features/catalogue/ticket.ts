import { createHash, randomUUID } from 'node:crypto';
import { EncryptJWT } from 'jose';
import { limits } from '#contract/limits.ts';
import type { CatalogueLanguage } from '#server/providers/catalogue/port.ts';

export type TicketDeps = {
  /** The academy's address for browsers. */
  publicUrl: string;
  /** Shared with the academy. */
  ticketKey: string;
};

/**
 * The address that admits one person to one course or product of the academy: once, and within a minute. The ticket is
 * encrypted, because addresses stay in histories and logs; nobody without the key can read, alter or make one (decision
 * 047). The academy stores the tickets that were used.
 */
export async function ticketAddress(
  { publicUrl, ticketKey }: TicketDeps,
  ticket: { type: 'slides' | 'shop'; code: string; person: { stebUserId: string; name: string }; now: Date },
  lang: CatalogueLanguage,
): Promise<string> {
  const { type, code, person } = ticket;
  const issuedAt = Math.floor(ticket.now.getTime() / 1_000);
  const sealed = await new EncryptJWT({ name: person.name, type, code })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(person.stebUserId)
    .setAudience('academy')
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + limits.catalogueTicketSeconds)
    .encrypt(createHash('sha256').update(ticketKey).digest());
  return `${publicUrl}/enter?${new URLSearchParams({ ticket: sealed, lang })}`;
}
