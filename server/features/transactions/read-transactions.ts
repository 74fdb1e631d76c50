import { desc, eq, inArray } from 'drizzle-orm';
import type { AdminTransaction, AdminTransactionDetail } from '#contract/endpoints/admin-transactions.ts';
import type { Viewer } from '#domain/team-access.ts';
import { documentsOf } from '#server/features/invoices/index.ts';
import { orders, refunds } from '#server/features/payments/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { attemptsOfOrders } from './attention.ts';
import { presentAttempt, presentDocument, presentRefund, presentTransaction } from './present-transaction.ts';
import { type OrderRow, selectOrders, withStates } from './store.ts';

/** How orders are read for the office: with what waits, and one with everything that is known of its money. */
export function transactionReader({ db, clock }: { db: Db; clock: Clock }) {
  async function presentAll(rows: OrderRow[], viewer: Viewer): Promise<AdminTransaction[]> {
    const ids = rows.map(({ order }) => order.id);
    const [found, attempts] = await Promise.all([withStates(db, rows), attemptsOfOrders(db, ids)]);
    return found.map((row) => presentTransaction(row, attempts.get(row.order.id) ?? [], viewer, clock()));
  }

  /** @throws Refusal `not_found` */
  async function one(id: string, viewer: Viewer): Promise<AdminTransactionDetail> {
    const rows = await selectOrders(db).where(eq(orders.id, id));
    const [row] = await withStates(db, rows);
    if (!row) throw new Refusal('not_found');
    const { order } = row;
    const [byOrder, documents, refunded] = await Promise.all([
      attemptsOfOrders(db, [id]),
      documentsOf(db, id),
      db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(desc(refunds.createdAt), desc(refunds.id)),
    ]);
    const attempts = byOrder.get(id) ?? [];
    const nameOf = await names([
      ...attempts.map(({ startedBy }) => startedBy),
      ...refunded.map(({ recordedBy }) => recordedBy),
      ...(order.recordedBy ? [order.recordedBy] : []),
    ]);
    const { period } = order.items;
    return {
      ...presentTransaction(row, attempts, viewer, clock()),
      season: { name: period.name, name_en: period.nameEn },
      payment_note: order.paymentNote,
      recorded_by: order.recordedBy && nameOf(order.recordedBy),
      attempts: attempts.map((attempt) => presentAttempt(attempt, nameOf(attempt.startedBy), order.total)),
      documents: documents.map(presentDocument),
      refunds: refunded.map((refund) => presentRefund(refund, nameOf(refund.recordedBy))),
    };
  }

  async function names(ids: string[]) {
    const found = ids.length > 0 ? await db.select().from(users).where(inArray(users.id, ids)) : [];
    const byId = new Map(found.map(({ id, name }) => [id, name]));
    return (id: string) => byId.get(id) ?? '';
  }

  return { presentAll, one };
}
