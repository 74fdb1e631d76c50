import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { tell } from '#server/platform/measured.ts';
import { isInner } from './load-shedding.ts';

/** A UUID, or the 32 digits of a trace: any other text of a caller could name a person, and would stand in the log. */
const wellFormed = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32})$/i;

/** The id that a proxy gave the request (`X-Request-Id`), else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : uuidv7();
}

/**
 * Tells how long each request took, and writes a line for each if `lines`: by its route, for a path may name people.
 */
export function registerRequestLog(app: FastifyInstance, { lines }: { lines: boolean }): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInner(request)) {
      const { method } = request;
      const status = reply.statusCode;
      const route = routeOf(request, status);
      tell('request', { method, route, status, seconds: reply.elapsedTime / 1_000 });
      // Whatever level the log has: who wants the lines has said so.
      const log = lines && request.log.child({}, { level: 'info' });
      if (log) log.info({ method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
    }
    done();
  });
}

/** The pattern of a route, and of a page its first word: addresses that are none must make no labels of their own. */
function routeOf({ routeOptions, url }: FastifyRequest, status: number): string {
  if (routeOptions.url !== '*') return routeOptions.url ?? 'none';
  const [, first = ''] = /^\/([a-z-]{0,40})(?:[/?]|$)/.exec(url) ?? [];
  return status < 300 || status === 304 ? `/${first}` : '*';
}
