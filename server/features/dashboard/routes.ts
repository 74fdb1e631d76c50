import { can } from '#contract/access.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { dayOf } from '#domain/milestones.ts';
import { countWaitingOrders } from '#server/features/transactions/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { keptFigures } from './kept-figures.ts';
import { seasonFigures } from './season-figures.ts';
import { countWaiting, waitingFor } from './waiting.ts';

/** The figures on the office's dashboard. */
export function dashboardRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const kept = keptFigures();
  const figuresOf = seasonFigures(db, kept);

  route(getDashboard, async ({ query, request: { role } }) => {
    const money = can(role, 'admin-dashboard:money');
    const [waiting, figures, attention] = await Promise.all([
      kept.of('waiting', () => countWaiting(db, clock())),
      figuresOf({ wanted: query.season, today: dayOf(clock()), money }),
      money ? kept.of('attention', () => countAttention(db)) : undefined,
    ]);
    return { success: true, waiting: waitingFor(role, waiting), ...figures, ...attention };
  });
}

/** Payments that need somebody, of all seasons: as many as the lists have to which the figures lead. */
async function countAttention(db: Db) {
  const [review, refunds] = await Promise.all([countWaitingOrders(db, 'review'), countWaitingOrders(db, 'refund')]);
  return { review, refunds };
}
