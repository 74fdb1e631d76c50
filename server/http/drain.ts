import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import { LONGEST_TIMEOUT } from '#server/providers/http-client.ts';
import { giveOnlyKept, isInner } from './load-shedding.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Prepares a stop, after which the app can be closed: first the portal says that it is not ready any more and tells
     * each connection to close with its answer; after `delay` milliseconds it refuses what is new, and with `closesPort`
     * takes no new connection, so that a proxy goes to another process. Resolves when all that it took is answered, after
     * `DRAIN_MS` more at the latest.
     */
    drain(options?: { delay?: number; closesPort?: boolean }): Promise<void>;
    /** From the beginning of `drain` on. */
    isStopping(): boolean;
  }
}

/**
 * The longest that an answer under way is waited for: a request may take so long to arrive, and then ask an outside
 * service. Only who reads a large file very slowly takes longer.
 */
export const DRAIN_MS = limits.requestTimeout + LONGEST_TIMEOUT;

/**
 * Lets a stop wait for the requests under way before it closes the app: from then on Fastify refuses calls within the
 * process, by which pages are made, and waits only for the connections of one of the two addresses of `localhost`.
 */
export function registerDrain(app: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  let stopping = false;
  let refusing = false;
  app.addHook('onRequest', async (request, { raw }) => {
    if (isInner(request)) return;
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
    // Health is told to the end, and the sandbox, as the outside world, answers what was begun before.
    if (refusing && !/^\/(health|sandbox)\//.test(request.url)) giveOnlyKept(request);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.decorate('isStopping', () => stopping);
  app.decorate('drain', async ({ delay = 0, closesPort = false } = {}) => {
    stopping = true;
    if (delay > 0) await sleep(delay);
    refusing = true;
    if (closesPort) app.server.close();
    const giveUpAt = performance.now() + DRAIN_MS;
    while (underWay.size > 0 && performance.now() < giveUpAt) await sleep(20);
    // Who reads so slowly must not keep the rest of the stop from its turn.
    for (const raw of underWay) raw.destroy();
  });
}
