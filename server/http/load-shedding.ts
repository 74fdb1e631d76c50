import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only what is kept in memory may be given: the portal is overloaded, or is about to stop. */
    onlyKept: boolean;
  }
}

/** Milliseconds over which the delay is averaged: long enough that one slow step, such as a first render, is no overload. */
const SAMPLE_MS = 3_000;
/** So many times the delay at which others are refused is borne for people who come back from paying. */
const FOR_PAYMENTS = 5;

/** The return page of the gateway with its calls, and the gateway's notice: somebody's money is on its way. */
const payments = /^\/(payment\/|api\/(telr|telr-payment-checker)(\/|\?|$))/;
/** Answered from memory, or by the stand-ins, which are the outside world. */
const unburdening = /^\/(health|assets|sandbox)\//;

/** Pages make their calls within the process: they belong to a request that was taken. */
export const isInner = ({ raw }: FastifyRequest) => raw.socket.remotePort === undefined;

/**
 * Refuses a request for now with what its caller understands: a call with the failure's JSON, a page with a page. What is
 * kept in memory is given all the same, for it costs next to nothing.
 */
export function giveOnlyKept(request: FastifyRequest): void {
  const { url, config } = request.routeOptions;
  if (url !== '*' && !config.endpoint?.reads) throw new Refusal('service_unavailable');
  request.onlyKept = true;
}

/**
 * Refuses requests while the event loop is so late that all of them would be answered too late.
 * @param delay milliseconds; 0 for never
 */
export async function registerLoadShedding(app: FastifyInstance, delay: number): Promise<void> {
  app.decorateRequest('onlyKept', false);
  if (delay === 0) return;
  await app.register(underPressure, {
    maxEventLoopDelay: delay,
    sampleInterval: SAMPLE_MS,
    pressureHandler(request, _reply, _type, measured = 0) {
      if (isInner(request) || unburdening.test(request.url)) return;
      // Without a single measurement in the time it says “endless”, which may have been one long step.
      if (payments.test(request.url) && (measured < delay * FOR_PAYMENTS || measured === Infinity)) return;
      giveOnlyKept(request);
    },
  });
}
