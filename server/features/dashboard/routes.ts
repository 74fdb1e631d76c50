import { isNotNull, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { can } from '#contract/access.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { toRiyals } from '#domain/money.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';

const number = (value: ReturnType<typeof sql>) => value.mapWith(Number);

/** With more teams than this, the figures are cached for `KEPT` milliseconds, because counting is slow. */
const LARGE = 10_000;
const KEPT = 5_000;

/** The figures on the office's dashboard. */
export function dashboardRoutes(route: Route, { db }: { db: Db }): void {
  const kept = new LRUCache<'teams' | 'money', object>({ max: 2, ttl: KEPT });
  let large = false;

  async function counted<Figures extends object>(name: 'teams' | 'money', count: (db: Db) => Promise<Figures>) {
    const known = kept.get(name) as Figures | undefined;
    if (known) return known;
    const figures = await count(db);
    if (large) kept.set(name, figures);
    return figures;
  }

  route(getDashboard, async ({ request }) => {
    const [teamFigures, money] = await Promise.all([
      counted('teams', countTeams),
      can(request.role, 'admin-dashboard:money') ? counted('money', countMoney) : undefined,
    ]);
    large = teamFigures.total > LARGE;
    return { success: true, teams: teamFigures, ...money };
  });
}

async function countTeams(db: Db) {
  const [counted] = await db
    .select({ total: number(sql`count(*)`), paid: number(sql`count(*) filter (where ${teams.paymentStatus})`) })
    .from(teams)
    // One that was withdrawn before it was paid is waited for no more.
    .where(or(teams.status, teams.paymentStatus));
  const { total = 0, paid = 0 } = counted ?? {};
  return { total, paid, unpaid: total - paid };
}

/** Each query reads an index only (`orders_income_idx`, `payment_attempts_attention_idx`). */
async function countMoney(db: Db) {
  const [[money], [attention]] = await Promise.all([
    db
      .select({ income: number(sql`coalesce(sum(${orders.total}), 0)`) })
      .from(orders)
      .where(isNotNull(orders.paidAt)),
    db
      .select({
        review: number(sql`count(*) filter (where ${paymentAttempts.state} = 'review')`),
        refunds: number(sql`count(*) filter (where ${paymentAttempts.needsRefund})`),
      })
      .from(paymentAttempts)
      .where(sql`${paymentAttempts.state} = 'review' or ${paymentAttempts.needsRefund}`),
  ]);
  return { income: toRiyals(money?.income ?? 0), review: attention?.review ?? 0, refunds: attention?.refunds ?? 0 };
}
