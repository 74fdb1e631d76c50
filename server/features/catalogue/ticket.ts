import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { limits } from '#contract/limits.ts';
import type { CatalogueLanguage } from '#server/providers/catalogue/port.ts';

export type TicketDeps = {
  /** The academy, as browsers reach it. */
  publicUrl: string;
  /** Shared with the academy. */
  ticketKey: string;
};

/**
 * The address that lets one person into the academy, to one course or product: once, and within a minute. It carries
 * no password and no e-mail; what it says is signed, and the academy remembers the tickets that it took.
 */
export async function ticketAddress(
  { publicUrl, ticketKey }: TicketDeps,
  ticket: { type: 'slides' | 'shop'; code: string; person: { stebUserId: string; name: string }; now: Date },
  lang: CatalogueLanguage,
): Promise<string> {
  const { type, code, person } = ticket;
  const issuedAt = Math.floor(ticket.now.getTime() / 1_000);
  const signed = await new SignJWT({ name: person.name, type, code })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(person.stebUserId)
    .setAudience('academy')
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + limits.catalogueTicketSeconds)
    .sign(new TextEncoder().encode(ticketKey));
  return `${publicUrl}/enter?${new URLSearchParams({ ticket: signed, lang })}`;
}
