import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StebContext } from '../options.ts';
import type { Account } from '../store/account.ts';

const COOKIE = 'steb_session';

/**
 * The token in the provider's own cookie. Parsed here, so that it neither needs a cookie plugin of the host nor
 * collides with one.
 */
export function sessionToken(request: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
}

/** The account that is signed in to the provider's own pages. */
export function signedIn(request: FastifyRequest, { store }: StebContext): Account | undefined {
  const token = sessionToken(request);
  const id = token && store.tokens.accountOf(token, 'session');
  return id ? store.accounts.byId(id) : undefined;
}

function setCookie(reply: FastifyReply, context: StebContext, value: string, maxAge: number): void {
  const secure = context.publicUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; Path=${context.basePath || '/'}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** A new token at each sign-in. */
export function startSession(reply: FastifyReply, context: StebContext, account: Account): void {
  setCookie(reply, context, context.store.tokens.issue(account.id, 'session'), 3600);
}

export function endSession(request: FastifyRequest, reply: FastifyReply, context: StebContext): void {
  const token = sessionToken(request);
  if (token) context.store.tokens.revoke(token);
  setCookie(reply, context, '', 0);
}
