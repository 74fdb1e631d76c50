import type { FastifyRequest } from 'fastify';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { CardGateway } from '#server/providers/card-gateway/telr.ts';
import type { ProviderLog } from '#server/providers/http-client.ts';
import type { PurposeHandlers } from './orders.ts';

/** What starting and settling payments need. */
export type PaymentDeps = {
  database: Database;
  gateway: CardGateway;
  /** Hears why the gateway could not be asked about a payment. */
  log: ProviderLog;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  purposes: PurposeHandlers;
  /** Where the gateway's notices come to, as the gateway reaches us. */
  noticeUrl: string;
};

/** The same for one request: what goes wrong is logged with its id. */
export const forRequest = (deps: PaymentDeps, { log }: Pick<FastifyRequest, 'log'>): PaymentDeps => ({
  ...deps,
  log: (event, message) => log.warn(event, message),
});
