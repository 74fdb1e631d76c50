import { sql } from 'drizzle-orm';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toRiyals } from '#domain/money.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';

const number = (value: ReturnType<typeof sql>) => value.mapWith(Number);

/** The office's first figures, counted at the moment they are asked for. */
export function dashboardRoutes(route: Route, { db }: { db: Db }): void {
  route(getDashboard, async () => {
    const [[counted], [money], [attention]] = await Promise.all([
      db
        .select({
          total: number(sql`count(*)`),
          paid: number(sql`count(*) filter (where ${teams.paymentStatus})`),
        })
        .from(teams),
      db
        .select({ income: number(sql`coalesce(sum(${orders.total}) filter (where ${orders.paidAt} is not null), 0)`) })
        .from(orders),
      db
        .select({
          review: number(sql`count(*) filter (where ${paymentAttempts.state} = 'review')`),
          refunds: number(sql`count(*) filter (where ${paymentAttempts.needsRefund})`),
        })
        .from(paymentAttempts),
    ]);
    const { total = 0, paid = 0 } = counted ?? {};
    return {
      success: true,
      teams: { total, paid, unpaid: total - paid },
      income: toRiyals(money?.income ?? 0),
      review: attention?.review ?? 0,
      refunds: attention?.refunds ?? 0,
    };
  });
}
