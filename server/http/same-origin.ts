import type { FastifyRequest } from 'fastify';
import { originOf } from './origin.ts';

/**
 * Whether a request that changes something may have been sent by our own page, or by a client that is no browser.
 * A browser tells where a request comes from in `Sec-Fetch-Site`, older ones in `Origin`. With a cookie there must be
 * such a proof; with a token in the header (which no other site can send for a person) it is enough that there is no
 * proof of the contrary.
 * @param ownOrigin the configured public origin; without one, the host that the request names
 */
export function comesFromOurPage(request: FastifyRequest, ownOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  const own = originOf(request, ownOrigin);
  if (site === 'cross-site' || site === 'same-site') return false;
  if (origin !== undefined && origin !== own) return false;
  if (request.sessionFrom !== 'cookie') return true;
  return site === 'same-origin' || origin === own;
}
