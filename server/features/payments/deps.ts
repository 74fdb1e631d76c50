import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { CardGateway } from '#server/providers/card-gateway/telr.ts';
import type { PurposeHandlers } from './orders.ts';

/** What starting and settling payments need. */
export type PaymentDeps = {
  database: Database;
  gateway: CardGateway;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  purposes: PurposeHandlers;
  /** Where the gateway's notices come to, as the gateway reaches us. */
  noticeUrl: string;
};
