import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const MODES = ['off', 'reset', 'unavailable', 'slow', 'html', 'shapes'] as const;
export type Mode = (typeof MODES)[number];

const LONGEST_MS = 600_000;

/** The fault that is switched on; kept in memory only. */
export type Faults = { mode: Mode; delay: number; ending: AbortController };

export const noFaults = (): Faults => ({ mode: 'off', delay: 10_000, ending: new AbortController() });

export class FaultInputError extends Error {}

/** @throws FaultInputError, without any change, for an unknown mode or a delay that is not a number of milliseconds */
export function setFaults(faults: Faults, input: Record<string, unknown>): void {
  const mode = MODES.find((known) => known === (input.mode ?? faults.mode));
  const delay = Number(input.delay ?? faults.delay);
  if (!mode) throw new FaultInputError(`mode is one of ${MODES.join(', ')}`);
  if (!Number.isInteger(delay) || delay < 0 || delay > LONGEST_MS) throw new FaultInputError('delay is milliseconds');
  Object.assign(faults, { mode, delay });
}

/** Delays the answer of a list or replaces it with a wrong one, as the fault says. */
export async function applyFault(faults: Faults, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  switch (faults.mode) {
    case 'off':
      return undefined;
    case 'reset':
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
    case 'unavailable':
      return reply.code(503).send({ result: false, message: 'Service unavailable' });
    case 'slow':
      // Ends early if the server stops.
      await sleep(faults.delay, undefined, { signal: faults.ending.signal }).catch(() => {});
      return undefined;
    case 'html':
      return reply.type('text/html; charset=utf-8').send('<!doctype html><title>502</title><h1>Bad gateway</h1>');
    case 'shapes':
      return reply.send({ result: true, data: { 0: { id: null, title: ['?'] } }, totalPages: 'many', current: {} });
  }
}
