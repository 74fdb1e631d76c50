import type { FastifyRequest } from 'fastify';
import { originOf } from './origin.ts';

/**
 * Whether a changing request may come from our own page, or from a client that is no browser. Browsers send the origin
 * of a request in `Sec-Fetch-Site`, older ones in `Origin`. With a cookie one of them must prove our origin; with a
 * token in the header (which no other site can send for a person) it is enough that they do not prove another one.
 * @param ownOrigin the configured public origin; if undefined, the host of the request
 */
export function comesFromOurPage(request: FastifyRequest, ownOrigin: string | undefined): boolean {
  if (comesFromElsewhere(request, ownOrigin)) return false;
  if (request.sessionFrom !== 'cookie') return true;
  return request.headers['sec-fetch-site'] === 'same-origin' || request.headers.origin !== undefined;
}

/**
 * Whether a browser says that another site has sent a request. Enough for what is only noted: an older browser says nothing
 * of a link that was followed, and then the person has the file all the same.
 */
export function comesFromElsewhere(request: FastifyRequest, ownOrigin: string | undefined): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== undefined && origin !== originOf(request, ownOrigin);
}

/**
 * Whether a person's click or an element of a page may have sent the request, and no script of ours: a link in the forum,
 * a picture, a redirect after signing in. For a GET that changes something, which a form cannot send.
 */
export const isNavigation = (request: FastifyRequest): boolean =>
  ['navigate', 'no-cors', 'nested-navigate', 'websocket'].includes(String(request.headers['sec-fetch-mode']));
