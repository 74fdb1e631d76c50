import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Role, roleOf } from '#contract/access.ts';
import type { Language } from '#contract/languages.ts';

/** The person behind a request, read from the database for each, so that a changed role or a block applies at once. */
export type Person = {
  id: string;
  sessionId: string;
  stebUserId: string;
  type: number;
  name: string;
  email: string;
  nationalId: string;
  phoneNumber: string;
  gender: string | null;
  picture: string | null;
  /** The language of their mails; null while they have not chosen one. */
  language: Language | null;
};

/**
 * Finds the person of a session token; undefined when it is unknown, expired or signed out, or the person is blocked.
 */
export type FindSession = (token: string) => Promise<Person | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, or null for a guest. Set by `identify`. */
    person: Person | null;
    role: Role;
    /** Where the token came from: a cookie needs proof that our own page sent the request. */
    sessionFrom: 'header' | 'cookie' | null;
    /** True when the request had a token that is no longer valid. */
    sessionEnded: boolean;
  }
}

export const sessionCookie = 'session';
/** Readable by our scripts and without data: it says that requesting the signed-in person is worth a call. */
const markerCookie = 'signed_in';

/** The token of a request: the `Authorization` header (`Bearer` or bare), else the cookie. Never the query. */
export function tokenOf(request: FastifyRequest): { token: string; from: 'header' | 'cookie' } | undefined {
  const header = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  if (header) return { token: header, from: 'header' };
  const cookie = request.cookies[sessionCookie];
  return cookie ? { token: cookie, from: 'cookie' } : undefined;
}

/** Prepares every request for `identify`; the person is queried only if a route needs it. */
export function registerSessions(app: FastifyInstance, findSession: FindSession) {
  app.decorateRequest('person', null);
  app.decorateRequest('role', 'guest');
  app.decorateRequest('sessionFrom', null);
  app.decorateRequest('sessionEnded', false);

  return async function identify(request: FastifyRequest): Promise<void> {
    const shown = tokenOf(request);
    if (!shown) return;
    request.sessionFrom = shown.from;
    const person = await findSession(shown.token);
    request.person = person ?? null;
    request.role = roleOf(person?.type);
    request.sessionEnded = !person;
  };
}

export type Identify = ReturnType<typeof registerSessions>;

/** The longest that browsers keep a cookie. */
const COOKIE_LIFE = 400 * 24 * 60 * 60;

/**
 * Sets the session cookies: one that scripts cannot read, and a marker that they can. They outlive the session, so that
 * the server can tell a person whose session has expired from a guest (decision 038).
 */
export function setSessionCookies(reply: FastifyReply, token: string, secure: boolean): void {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: COOKIE_LIFE } as const;
  reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true }).setCookie(markerCookie, '1', shared);
}

export function clearSessionCookies(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' }).clearCookie(markerCookie, { path: '/' });
}
