import { createHash } from 'node:crypto';
import type { FastifyInstance, onSendAsyncHookHandler, onSendHookHandler, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For a public route that is no declared call: its answers get an `ETag`. Calls get theirs when they are cached.
     */
    etag?: true;
  }
}

/** Adds an `ETag` to the answers of routes that request it, and answers 304 to a caller with the same version. */
export function registerEtags(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.etag) onSendFirst(route, tagAnswer);
  });
}

/** The tag of a body. It is weak, because a proxy or our own compression may change the bytes but not the content. */
export const tagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Puts a hook before the route's own hooks: it needs the payload before compression. */
export function onSendFirst(route: RouteOptions, hook: onSendAsyncHookHandler): void {
  route.onSend = [hook, ...[route.onSend ?? []].flat()] as onSendHookHandler[];
}

const tagAnswer: onSendAsyncHookHandler = async (request, reply, payload) => {
  const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (reply.statusCode !== 200 || !whole) return payload;
  const tag = tagOf(payload);
  reply.header('etag', tag);
  if (!holds(request.headers['if-none-match'], tag)) return payload;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return null;
};

/** Compares as RFC 9110, section 13.1.2 says: any tag of the list, strong or weak; `*` matches any. */
export function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = tag.slice('W/'.length);
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare);
}
