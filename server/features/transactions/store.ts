import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Asker } from '#domain/team-access.ts';
import { invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { managedTeams, teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';

const ofTeams = eq(orders.purposeKind, 'team');

/** The orders an asker may see: those of the teams they made, coach, or that are their entity's. */
const visibleOrders = (db: Db, asker: Asker): SQL =>
  and(
    ofTeams,
    inArray(orders.purposeId, db.select({ id: teams.id }).from(teams).where(managedTeams(db, asker))),
  ) as SQL;

const selectOrders = (db: Db) =>
  db
    .select({ order: orders, teamId: teams.id, invoiceNumber: invoices.number, reference: paymentAttempts.ref })
    .from(orders)
    .leftJoin(teams, eq(teams.id, orders.purposeId))
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .leftJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.orderId, orders.id),
        eq(paymentAttempts.state, 'paid'),
        eq(paymentAttempts.needsRefund, false),
      ),
    );

export type TransactionRow = Awaited<ReturnType<typeof selectOrders>>[number];

export async function listOrders(
  db: Db,
  asker: Asker,
  { teamId, offset, limit }: { teamId?: string | undefined; offset: number; limit: number },
): Promise<{ rows: TransactionRow[]; total: number }> {
  const wanted = and(visibleOrders(db, asker), teamId ? eq(orders.purposeId, teamId) : undefined);
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(orders).where(wanted),
    selectOrders(db).where(wanted).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit).offset(offset),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Whether an order is one that the asker may see. */
export async function seesOrder(db: Db, asker: Asker, orderId: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, orderId), visibleOrders(db, asker)))) > 0;
}
