import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Academy } from '../context.ts';

/** What a good ticket says: who comes, and to what. */
export type Ticket = { person: { id: string; name: string }; type: 'slides' | 'shop'; code: string };
export type TicketRefusal = 'invalid' | 'expired' | 'spent';

const AUDIENCE = 'academy';

function read(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isSigned(signed: string, signature: string, key: string): boolean {
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The claims of a ticket that is ours and unaltered; who made it, not yet whether it still holds. */
function claimsOf(text: string, key: string) {
  const [header = '', payload = '', signature = '', ...rest] = text.split('.');
  if (rest.length > 0 || !isSigned(`${header}.${payload}`, signature, key)) return undefined;
  if (read(header)?.alg !== 'HS256') return undefined;
  const { aud, sub, name, code, type, jti, exp } = read(payload) ?? {};
  const texts = { sub, name, code, jti };
  for (const value of Object.values(texts)) if (typeof value !== 'string' || value === '') return undefined;
  if (aud !== AUDIENCE || typeof exp !== 'number' || (type !== 'slides' && type !== 'shop')) return undefined;
  return { ...(texts as Record<keyof typeof texts, string>), type, expiresAt: exp * 1000 } as const;
}

/**
 * Redeems a ticket of the portal: a JSON Web Token signed with the shared key (HS256), good until `exp`, and once.
 * That it was redeemed is kept before anybody is let in.
 */
export function redeem({ db, ticketKey, now }: Academy, text: string): Ticket | TicketRefusal {
  const claims = claimsOf(text, ticketKey);
  if (!claims) return 'invalid';
  if (claims.expiresAt <= now()) return 'expired';
  // Tickets that have expired are refused for that: there is no need to remember them.
  db.prepare('DELETE FROM tickets WHERE expiresAt <= ?').run(now());
  const kept = db
    .prepare('INSERT INTO tickets (jti, expiresAt) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(claims.jti, claims.expiresAt);
  if (kept.changes === 0) return 'spent';
  return { person: { id: claims.sub, name: claims.name }, type: claims.type, code: claims.code };
}
