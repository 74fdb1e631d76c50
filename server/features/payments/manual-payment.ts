import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { PaymentDeps } from './deps.ts';
import { orderById } from './orders.ts';
import { settleByHand } from './settle-by-office.ts';

/**
 * Records for the office that an order was paid another way than by card: method, note, who and when, with invoice and
 * receipt (decision 047). The same sent twice is recorded once.
 * @param note why it counts as paid; not empty
 * @throws Refusal `not_found`, `order_paid` when it was paid otherwise, `payment_not_ready`, `team_withdrawn`
 */
export async function recordManualPayment(
  deps: Pick<PaymentDeps, 'database' | 'clock' | 'purposes' | 'jobs'>,
  { orderId, note, by }: { orderId: string; note: string; by: Person },
): Promise<void> {
  const { db } = deps.database;
  if (!(await orderById(db, orderId))) throw new Refusal('not_found');
  if (await settleByHand(deps, orderId, { note, recordedBy: by.id })) return;
  const paid = await orderById(db, orderId);
  if (paid?.paymentMethod !== 'manual' || paid.paymentNote !== note.trim()) throw new Refusal('order_paid');
}
