import { sql } from 'drizzle-orm';
import { can } from '#contract/access.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toRiyals } from '#domain/money.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';

const number = (value: ReturnType<typeof sql>) => value.mapWith(Number);

/** The office's first figures, counted at the moment they are asked for. */
export function dashboardRoutes(route: Route, { db }: { db: Db }): void {
  route(getDashboard, async ({ request }) => {
    const [teamFigures, money] = await Promise.all([
      countTeams(db),
      can(request.role, 'admin-dashboard:money') ? countMoney(db) : undefined,
    ]);
    return { success: true, teams: teamFigures, ...money };
  });
}

async function countTeams(db: Db) {
  const [counted] = await db
    .select({ total: number(sql`count(*)`), paid: number(sql`count(*) filter (where ${teams.paymentStatus})`) })
    .from(teams);
  const { total = 0, paid = 0 } = counted ?? {};
  return { total, paid, unpaid: total - paid };
}

async function countMoney(db: Db) {
  const [[money], [attention]] = await Promise.all([
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
  return { income: toRiyals(money?.income ?? 0), review: attention?.review ?? 0, refunds: attention?.refunds ?? 0 };
}
