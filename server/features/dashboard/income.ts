import { sql } from 'drizzle-orm';
import { orders } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';

/** Halalas by the day in Riyadh on which they came in. */
export type DayOfIncome = { day: string; halalas: number };

/**
 * Income is what the books have: the totals of orders that are paid, with tax. A second charge or one in review is in no
 * order, and an order whose fee was given back is paid no more (decision 007, payments). Only this file adds it up.
 */
const received = sql`${orders.paidAt} is not null`;

/** The income of all seasons, in halalas; reads `orders_income_idx` alone. */
export async function wholeIncome(db: Db): Promise<number> {
  const [counted] = await db
    .select({ halalas: sql`coalesce(sum(${orders.total}), 0)`.mapWith(Number) })
    .from(orders)
    .where(received);
  return counted?.halalas ?? 0;
}

/**
 * The income of a season by day. Joins `teams_of_season_idx` with `orders_income_idx`; the kind of a purpose is not asked,
 * because no other has the id of a team.
 */
export async function incomeByDay(db: Db, seasonId: string): Promise<DayOfIncome[]> {
  const { rows } = await db.execute<{ day: string; halalas: string }>(sql`
    select day::text, sum(total) as halalas
    from (
      select (${orders.paidAt} at time zone 'Asia/Riyadh')::date as day, ${orders.total}
      from ${orders} join ${teams} on ${teams.id} = ${orders.purposeId}
      where ${received} and ${teams.seasonId} = ${seasonId}
    ) paid
    group by day order by day`);
  return rows.map(({ day, halalas }) => ({ day, halalas: Number(halalas) }));
}
