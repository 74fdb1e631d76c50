import { randomInt } from 'node:crypto';
import { inTransaction } from '../../kit/database.ts';
import type { Sandbox } from '../context.ts';
import { consumeFault } from '../faults.ts';
import { queueNotices } from '../notices/queue.ts';
import { type Charge, chargesOf, findOrder, type Order, type OrderCode } from '../orders.ts';
import type { CardSummary } from './cards.ts';
import { held, type Outcome } from './outcome.ts';

function codeAfter({ status }: Outcome, { trantype }: Order): OrderCode {
  if (status === 'D') return -3;
  return status === 'A' && trantype === 'sale' ? 3 : 2;
}

function setCode({ db }: Sandbox, ref: string, code: OrderCode): void {
  db.prepare('UPDATE orders SET code = ?, challenge = NULL WHERE ref = ?').run(code, ref);
}

/**
 * Decides a pending order by a card and queues its notices, all in one transaction. An order that is no longer pending
 * stays as it is, so the same order can never be charged twice. Null: no such order.
 */
export function decideByCard(sandbox: Sandbox, ref: string, card: CardSummary, bank: Outcome): Order | null {
  const { db } = sandbox;
  return inTransaction(db, () => {
    const order = findOrder(db, ref);
    if (order?.code !== 1) return order;
    const outcome = bank.status === 'A' && consumeFault(db, 'hold') ? held() : bank;
    const charge: Charge = {
      ref: `04${String(randomInt(10_000_000_000)).padStart(10, '0')}`,
      orderRef: ref,
      type: order.trantype,
      ...outcome,
      amount: order.amount,
      currency: order.currency,
      card,
      createdAt: Date.now(),
    };
    db.prepare(`
      INSERT INTO charges (ref, orderRef, type, status, code, message, amount, currency, card, createdAt)
      VALUES (:ref, :orderRef, :type, :status, :code, :message, :amount, :currency, :card, :createdAt)
    `).run({ ...charge, card: JSON.stringify(card) });
    setCode(sandbox, ref, codeAfter(outcome, order));
    queueNotices(sandbox, order, charge);
    return findOrder(db, ref);
  });
}

/** The customer gave up. No transaction comes of it, hence no notice. Null: no such order. */
export function cancelOrder(sandbox: Sandbox, ref: string): Order | null {
  return inTransaction(sandbox.db, () => {
    const order = findOrder(sandbox.db, ref);
    if (order?.code !== 1) return order;
    setCode(sandbox, ref, -2);
    return findOrder(sandbox.db, ref);
  });
}

/** What the merchant does in the gateway's administration with a held payment; notices follow. False: nothing held. */
export function releaseHeld(sandbox: Sandbox, ref: string, accept: boolean): boolean {
  const { db } = sandbox;
  return inTransaction(db, () => {
    const order = findOrder(db, ref);
    const charge = chargesOf(db, ref).at(-1);
    if (!order || charge?.status !== 'H') return false;
    const outcome: Outcome = accept
      ? { status: 'A', code: charge.code, message: 'Authorised' }
      : { status: 'D', code: '31', message: 'Not authorised' };
    db.prepare('UPDATE charges SET status = :status, code = :code, message = :message WHERE ref = :ref').run({
      ...outcome,
      ref: charge.ref,
    });
    setCode(sandbox, ref, codeAfter(outcome, order));
    queueNotices(sandbox, order, { ...charge, ...outcome });
    return true;
  });
}
