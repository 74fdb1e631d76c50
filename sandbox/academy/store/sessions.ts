import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Academy } from '../context.ts';

const COOKIE = 'academy_session';
const LIFETIME_MS = 60 * 60 * 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Parsed here, so that it neither needs a cookie plugin of the host nor collides with one. */
const tokenOf = (request: FastifyRequest) =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];

function setCookie(reply: FastifyReply, { basePath }: Academy, value: string, seconds: number): void {
  reply.header('set-cookie', `${COOKIE}=${value}; Path=${basePath || '/'}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`);
}

export function signIn(reply: FastifyReply, academy: Academy, person: { id: string; name: string }): void {
  const { db, now } = academy;
  const token = randomBytes(32).toString('base64url');
  db.prepare('DELETE FROM sessions WHERE expiresAt <= ?').run(now());
  db.prepare('INSERT INTO sessions (hash, person, name, expiresAt) VALUES (?, ?, ?, ?)').run(
    hashOf(token),
    person.id,
    person.name,
    now() + LIFETIME_MS,
  );
  setCookie(reply, academy, token, LIFETIME_MS / 1000);
}

/** The name of the person who is signed in. */
export function signedIn(request: FastifyRequest, { db, now }: Academy): string | undefined {
  const token = tokenOf(request);
  if (!token) return undefined;
  const row = db.prepare('SELECT name FROM sessions WHERE hash = ? AND expiresAt > ?').get(hashOf(token), now());
  return row?.name as string | undefined;
}

export function signOut(request: FastifyRequest, reply: FastifyReply, academy: Academy): void {
  const token = tokenOf(request);
  if (token) academy.db.prepare('DELETE FROM sessions WHERE hash = ?').run(hashOf(token));
  setCookie(reply, academy, '', 0);
}
