import type { FastifyRequest } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { CardGateway } from '#server/providers/card-gateway/telr.ts';
import type { ProviderLog } from '#server/providers/http-client.ts';
import type { PurposeHandlers } from './orders.ts';

/** The dependencies for starting and settling payments. */
export type PaymentDeps = {
  database: Database;
  gateway: CardGateway;
  /** Logs failed requests to the gateway. */
  log: ProviderLog;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  purposes: PurposeHandlers;
  /** The address for the gateway's notices, as the gateway reaches it. */
  noticeUrl: string;
};

/** The same for somebody who waits for the answer: the gateway has this many milliseconds for a check. */
export const withinTimeout = (deps: PaymentDeps, timeout: number): PaymentDeps => ({
  ...deps,
  gateway: { ...deps.gateway, check: (ref) => deps.gateway.check(ref, timeout) },
});

/** The same for one request: errors are logged with its id. */
export const forRequest = (deps: PaymentDeps, { log }: Pick<FastifyRequest, 'log'>): PaymentDeps => ({
  ...deps,
  log: (event, message) => log.warn(event, message),
});
