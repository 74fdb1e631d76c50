import type { FastifyRequest } from 'fastify';
import { originOf } from './origin.ts';

/**
 * Whether a changing request may come from our own page, or from a client that is no browser. Browsers send the origin
 * of a request in `Sec-Fetch-Site`, older ones in `Origin`. With a cookie one of them must prove our origin; with a
 * token in the header (which no other site can send for a person) it is enough that they do not prove another one.
 * @param ownOrigin the configured public origin; if undefined, the host of the request
 */
export function comesFromOurPage(request: FastifyRequest, ownOrigin: string | undefined): boolean {
  if (comesFromAnotherSite(request, ownOrigin)) return false;
  if (request.sessionFrom !== 'cookie') return true;
  const { origin, 'sec-fetch-site': site } = request.headers;
  return site === 'same-origin' || origin === originOf(request, ownOrigin);
}

/** Whether a browser says that a page of another site sent the request, or led to it. */
export function comesFromAnotherSite(request: FastifyRequest, ownOrigin: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  return origin !== undefined && origin !== originOf(request, ownOrigin);
}

/**
 * Whether a person's click or an element of a page may have sent the request, and no script of ours: a link in the forum,
 * a picture, a redirect after signing in; or a browser that fetches what may be wanted later. For a GET that changes
 * something, which a form cannot send.
 */
export const isNavigation = ({ headers }: FastifyRequest): boolean =>
  ['navigate', 'no-cors', 'nested-navigate', 'websocket'].includes(String(headers['sec-fetch-mode'])) ||
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((purpose) =>
    /prefetch|preview/i.test(String(purpose)),
  );
