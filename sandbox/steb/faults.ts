import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CallError } from './api/refusals.ts';
import { fieldsOf, textField } from './body.ts';

/** `lost`: an account is saved, and the answer does not arrive. */
const MODES = ['off', 'unavailable', 'slow', 'nonsense', 'refuse', 'lost'] as const;
type Mode = (typeof MODES)[number];

/** Longer than any caller waits. */
const SLOW_MS = 20_000;

/** How accounts are saved from now on: as usual, or wrongly. Kept in memory only. */
export type Faults = { mode: Mode; ending: AbortController };

export const noFaults = (): Faults => ({ mode: 'off', ending: new AbortController() });

/** `PUT /faults` with a `mode`, and `GET /faults` for the one that is on. */
export function faultRoutes(app: FastifyInstance, { faults }: { faults: Faults }): void {
  app.addHook('preClose', async () => faults.ending.abort());
  app.get('/faults', async () => ({ mode: faults.mode, known: MODES }));
  app.put('/faults', async (request, reply) => {
    const asked = textField(fieldsOf(request.body), 'mode');
    const mode = MODES.find((known) => known === asked);
    if (!mode) return reply.code(400).send({ success: false, msg: `mode is one of ${MODES.join(', ')}` });
    faults.mode = mode;
    return { mode };
  });
}

/** Loses the answer of what was saved, if that is switched on. @throws CallError */
export function loseAnswer({ mode }: Faults): void {
  if (mode === 'lost') throw new CallError(503, 'Service unavailable');
}

/** The wrong answer that is switched on, before anything is saved; undefined if none is. @throws CallError */
export async function faultyAnswer({ mode, ending }: Faults): Promise<object | undefined> {
  switch (mode) {
    case 'off':
    case 'lost':
      return undefined;
    case 'unavailable':
      throw new CallError(503, 'Service unavailable');
    case 'slow':
      await sleep(SLOW_MS, undefined, { signal: ending.signal }).catch(() => {});
      throw new CallError(503, 'Service unavailable');
    case 'nonsense':
      return { success: true, msg: 'Account updated successfully.', user: { name: 1 } };
    case 'refuse':
      return { success: false, code: 'frozen', msg: 'This account is being reviewed and cannot be changed.' };
  }
}
