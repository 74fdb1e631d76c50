import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { failureCode, tell } from '#server/platform/measured.ts';
import './drain.ts';

/** Asks one part that the portal needs. @throws when it cannot be used */
export type HealthCheck = () => Promise<unknown>;

type Checked = { ok: boolean; ms: number };

/** Asks all parts; what was asked a moment ago is not asked again. */
export type Health<Part extends string = string> = () => Promise<Record<Part, Checked>>;

/** A check that takes longer has failed: who asks gives up soon, too. */
const TIMEOUT_MS = 2_000;
/** However many ask, the parts are asked once in this time. */
const KEPT_MS = 1_000;

export function healthOf<Part extends string>(checks: Record<Part, HealthCheck>): Health<Part> {
  let asked = 0;
  let answer: Promise<Record<Part, Checked>> | undefined;
  return function checkAll() {
    if (answer && performance.now() - asked < KEPT_MS) return answer;
    asked = performance.now();
    const parts = Object.entries(checks) as [Part, HealthCheck][];
    answer = Promise.all(parts.map(async ([part, check]) => [part, await timed(part, check)])).then(Object.fromEntries);
    return answer as Promise<Record<Part, Checked>>;
  };
}

/**
 * What a supervisor and a load balancer ask, by anybody who reaches the port (decision 149): it says neither why something
 * failed nor where anything is, and costs next to nothing.
 * - `/health/live`: the process answers. If not, start it anew.
 * - `/health/serving`: send it requests. Not while it starts or stops; also while the database is away, for public pages
 *   come from memory.
 * - `/health/ready`: every part can be used, each with the milliseconds that its answer took.
 */
export function registerHealth(app: FastifyInstance, checkAll: Health): void {
  const config = { openBecause: 'supervisors and load balancers ask, and have no session' };
  const options = { config, schema: { hide: true }, exposeHeadRoute: true };
  const state = () => (app.isStopping() ? 'stopping' : 'ok');

  app.get('/health/live', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/serving', options, async (_request, reply) => {
    const status = state();
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.get('/health/ready', options, async (_request, reply) => {
    const found = await checkAll();
    const status = Object.values(found).every(({ ok }) => ok) ? state() : 'unavailable';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: app.isStopping() ? 'stopping' : status, checks: found });
  });
}

async function timed(part: string, check: HealthCheck): Promise<Checked> {
  const began = performance.now();
  const cancel = new AbortController();
  const tooLong = sleep(TIMEOUT_MS, undefined, { ref: false, signal: cancel.signal }).then(() => {
    throw new Error('no answer');
  });
  const ok = await Promise.race([check(), tooLong]).then(
    () => true,
    (error: unknown) => {
      tell('failure', { part, code: failureCode(error) });
      return false;
    },
  );
  cancel.abort();
  return { ok, ms: Math.round(performance.now() - began) };
}
