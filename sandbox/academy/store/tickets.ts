import { createDecipheriv, createHash } from 'node:crypto';
import type { Academy } from '../context.ts';

/** The content of a valid ticket: the person and the course or product. */
export type Ticket = { person: { id: string; name: string }; type: 'slides' | 'shop'; code: string };
export type TicketRefusal = 'invalid' | 'expired' | 'spent';

const AUDIENCE = 'academy';
/** The full tag length of the cipher; a shorter tag would be easier to forge. */
const BYTES = { iv: 12, tag: 16 };

const bytes = (part: string) => Buffer.from(part, 'base64url');

function read(json: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a JSON Web Encryption in its short form (RFC 7516), if it was made with this key and not altered. */
function open(text: string, key: string): string | undefined {
  const [header = '', wrappedKey, iv = '', sealed = '', tag = '', ...rest] = text.split('.');
  const { alg, enc } = read(bytes(header).toString('utf8')) ?? {};
  if (rest.length > 0 || alg !== 'dir' || wrappedKey !== '' || enc !== 'A256GCM') return undefined;
  if (bytes(iv).length !== BYTES.iv || bytes(tag).length !== BYTES.tag) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), bytes(iv));
  decipher.setAAD(Buffer.from(header, 'ascii')).setAuthTag(bytes(tag));
  try {
    return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The claims of a ticket that the portal made and nobody altered. Does not check whether it has expired. */
function claimsOf(text: string, key: string) {
  const { aud, sub, name, code, type, jti, exp } = read(open(text, key) ?? '') ?? {};
  const texts = { sub, name, code, jti };
  for (const value of Object.values(texts)) if (typeof value !== 'string' || value === '') return undefined;
  if (aud !== AUDIENCE || typeof exp !== 'number' || (type !== 'slides' && type !== 'shop')) return undefined;
  return { ...(texts as Record<keyof typeof texts, string>), type, expiresAt: exp * 1000 } as const;
}

/**
 * Redeems a ticket of the portal: a JSON Web Token encrypted with the shared key, good until `exp`, and once.
 * Stored as redeemed before the person is signed in.
 */
export function redeem({ db, ticketKey, now }: Academy, text: string): Ticket | TicketRefusal {
  const claims = claimsOf(text, ticketKey);
  if (!claims) return 'invalid';
  if (claims.expiresAt <= now()) return 'expired';
  // Expired tickets are refused anyway and need not be stored.
  db.prepare('DELETE FROM tickets WHERE expiresAt <= ?').run(now());
  const kept = db
    .prepare('INSERT INTO tickets (jti, expiresAt) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(claims.jti, claims.expiresAt);
  if (kept.changes === 0) return 'spent';
  return { person: { id: claims.sub, name: claims.name }, type: claims.type, code: claims.code };
}
