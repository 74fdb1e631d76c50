import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { deletedAccount } from '#domain/deleted-account.ts';
import { openStates } from '#domain/payment-state.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import type { PaymentDeps } from './deps.ts';
import { beginning } from './open-attempts.ts';
import { lockAndAskWhyNotPayable } from './orders.ts';
import { orders, paymentAttempts, refunds } from './table.ts';

const attemptsAround = (db: DbOrTx, person: Subject) =>
  or(
    eq(paymentAttempts.startedBy, person.id),
    inArray(paymentAttempts.orderId, db.select({ id: orders.id }).from(orders).where(eq(orders.createdBy, person.id))),
  );

/**
 * Whether a payment of a person's orders, or one that they began, is not decided yet. The orders stay locked until the
 * transaction ends, so that none is begun meanwhile. A charge in review for what can no longer be paid for is decided: its
 * money goes back by the gateway's reference, and for that nobody needs to know the person (decision 100).
 */
export async function hasUndecidedPayment(
  deps: Pick<PaymentDeps, 'purposes' | 'clock'>,
  tx: Tx,
  person: Subject,
): Promise<boolean> {
  const begun = tx
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.startedBy, person.id));
  const theirs = await tx
    .select()
    .from(orders)
    .where(or(eq(orders.createdBy, person.id), inArray(orders.id, begun)))
    .orderBy(orders.id)
    .for('update');
  const unpaid = theirs.filter(({ paidAt }) => paidAt === null);
  if (unpaid.length === 0) return false;
  const undecided = and(
    inArray(paymentAttempts.state, [...openStates, 'review']),
    sql`${paymentAttempts.ref} is not null`,
  );
  const ofThem = inArray(
    paymentAttempts.orderId,
    unpaid.map(({ id }) => id),
  );
  const alive = await tx
    .select({ orderId: paymentAttempts.orderId, state: paymentAttempts.state })
    .from(paymentAttempts)
    .where(and(ofThem, or(undecided, beginning)));
  for (const { orderId, state } of alive) {
    const order = unpaid.find(({ id }) => id === orderId);
    const canCount = order && !(await lockAndAskWhyNotPayable(deps, tx, order));
    if (state !== 'review' || canCount) return true;
  }
  return false;
}

/** The ids of the unpaid orders that a person made, or began to pay. */
export async function unpaidOrdersOf(db: DbOrTx, personId: string): Promise<string[]> {
  const begun = db
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.startedBy, personId));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.paidAt), or(eq(orders.createdBy, personId), inArray(orders.id, begun))));
  return found.map(({ id }) => id);
}

/** Takes what identifies a person out of the names of what orders are for, whoever made the order. */
export async function redactSubjects(tx: Tx, purposeIds: readonly string[], redact: <T>(value: T) => T): Promise<void> {
  const found = await tx
    .select({ id: orders.id, items: orders.items })
    .from(orders)
    .where(inArray(orders.purposeId, [...purposeIds]));
  for (const { id, items } of found) {
    const name = redact(items.subject.name);
    if (name === items.subject.name) continue;
    await tx
      .update(orders)
      .set({ items: { ...items, subject: { ...items.subject, name } } })
      .where(eq(orders.id, id));
  }
}

/** Orders keep their sums and what was paid for; the invoice says who paid, for as long as the tax law wants it. */
export const orderData: PersonalData = {
  place: 'orders',
  tables: {
    orders: {
      personal: ['items', 'payment_note'],
      other: [
        ...['id', 'purpose_id', 'created_by', 'subtotal', 'tax', 'rounding', 'total'],
        ...[
          'terms_accepted_at',
          'paid_at',
          'recorded_by',
          'created_at',
          'refunded_at',
          'product_id',
          'period_id',
          'at',
        ],
      ],
      texts: {
        ...{ currency: 'one of a list', payment_method: 'one of a list', purpose_kind: 'one of a list' },
        state: 'one of a list',
      },
    },
    refunds: {
      personal: ['reason'],
      other: ['id', 'order_id', 'attempt_id', 'amount', 'recorded_by', 'created_at'],
      texts: {
        currency: 'one of a list',
        kind: 'one of a list',
        reference: "the bank's or the gateway's own number of the refund",
      },
    },
    payment_attempts: {
      personal: ['last_answer'],
      other: [
        ...['id', 'order_id', 'started_by', 'amount'],
        ...['test', 'needs_refund', 'refund_due', 'created_at', 'checked_at'],
      ],
      texts: {
        cart_id: 'random, made by the portal',
        currency: 'one of a list',
        ref: "the gateway's own number of the payment",
        return_token: 'random, made by the portal',
        state: 'one of a list',
        url: "the gateway's page of the payment, which expires",
      },
    },
  },
  async collect(db, person) {
    const ofPerson = db.select({ id: orders.id }).from(orders).where(eq(orders.createdBy, person.id));
    const { items, currency, subtotal, tax, rounding, total, termsAcceptedAt, paidAt, paymentMethod, createdAt } =
      orders;
    const attempt = paymentAttempts;
    const [refunded, own, attempts] = await Promise.all([
      db
        .select({
          ...{ kind: refunds.kind, amount: refunds.amount, currency: refunds.currency, reference: refunds.reference },
          ...{ reason: refunds.reason, createdAt: refunds.createdAt },
        })
        .from(refunds)
        .where(inArray(refunds.orderId, ofPerson)),
      db
        .select({ items, currency, subtotal, tax, rounding, total, termsAcceptedAt, paidAt, paymentMethod, createdAt })
        .from(orders)
        .where(eq(orders.createdBy, person.id)),
      db
        .select({
          ...{ ref: attempt.ref, state: attempt.state, amount: attempt.amount, currency: attempt.currency },
          ...{ createdAt: attempt.createdAt, gatewayAnswer: attempt.lastAnswer },
        })
        .from(attempt)
        .where(eq(attempt.startedBy, person.id)),
    ]);
    return { amountsAreIn: 'halalas', orders: own, attempts, refunds: refunded };
  },
  async erase(tx, person) {
    const redact = redactorOf(person);
    const own = await tx.select().from(orders).where(eq(orders.createdBy, person.id));
    const customer = { name: deletedAccount, email: '', nationalId: '' };
    for (const { id, items, paymentNote } of own) {
      const nameless = {
        items: { ...items, subject: { ...items.subject, name: redact(items.subject.name) }, customer },
        paymentNote: redact(paymentNote),
      };
      await tx.update(orders).set(nameless).where(eq(orders.id, id));
    }
    const ids = own.map(({ id }) => id);
    for (const { id, reason } of await tx.select().from(refunds).where(inArray(refunds.orderId, ids))) {
      const nameless = redact(reason);
      if (nameless !== reason) await tx.update(refunds).set({ reason: nameless }).where(eq(refunds.id, id));
    }
    const attempts = await tx
      .update(paymentAttempts)
      .set({ lastAnswer: null })
      .where(attemptsAround(tx, person))
      .returning({ id: paymentAttempts.id });
    return { nameless: own.length + attempts.length };
  },
};
