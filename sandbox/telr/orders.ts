import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { CardSummary } from './payment/cards.ts';
import type { Language } from './texts.ts';

/**
 * The gateway's order codes; 4 (payment requested) and -4 (replaced) belong to services that this sandbox does not
 * have.
 */
export const STATUS_TEXT = {
  1: 'Pending',
  2: 'Authorised',
  3: 'Paid',
  [-1]: 'Expired',
  [-2]: 'Cancelled',
  [-3]: 'Declined',
} as const;
export type OrderCode = keyof typeof STATUS_TEXT;

/** An unpaid order expires after this time. */
export const ORDER_LIFETIME_MS = 30 * 60_000;

export interface NewOrder {
  store: string;
  cartid: string;
  test: 0 | 1;
  /** Minor units (halalas). */
  amount: number;
  currency: string;
  description: string;
  trantype: 'sale' | 'auth';
  lang: Language;
  returnAuth: string;
  returnDecl: string;
  returnCan: string;
  updateUrl: string | null;
  /** The `bill_*` fields as received. */
  customer: Record<string, string>;
}

export interface Order extends NewOrder {
  ref: string;
  code: OrderCode;
  /** The card that waits for the 3-D Secure step, as JSON. */
  challenge: string | null;
  createdAt: number;
}

/** One decision on a card. A: charged, H: held, D: declined. The card's number and CVV are never stored. */
export interface Charge {
  ref: string;
  orderRef: string;
  type: 'sale' | 'auth';
  status: 'A' | 'H' | 'D';
  code: string;
  message: string;
  amount: number;
  currency: string;
  card: CardSummary;
  createdAt: number;
}

/** A decided order as it is known from elsewhere. Minor units; `charge` where a card was charged or declined. */
export interface EarlierOrder {
  ref: string;
  cartid: string;
  test: 0 | 1;
  amount: number;
  currency: string;
  code: OrderCode;
  charge?: Pick<Charge, 'status' | 'message'> | undefined;
  createdAt: number;
}

type Row = Record<string, unknown>;
const asOrder = (row: Row) => ({ ...row, customer: JSON.parse(String(row.customer)) }) as unknown as Order;
const asCharge = (row: Row) => ({ ...row, card: JSON.parse(String(row.card)) }) as unknown as Charge;

/** Inserts a pending order and returns its reference, or null if the store has used this cart id before. */
export function insertOrder(db: DatabaseSync, order: NewOrder): string | null {
  const ref = randomBytes(32).toString('hex').toUpperCase();
  const written = db
    .prepare(`
      INSERT INTO orders (ref, store, cartid, test, amount, currency, description, trantype, lang, returnAuth,
        returnDecl, returnCan, updateUrl, customer, code, createdAt)
      VALUES (:ref, :store, :cartid, :test, :amount, :currency, :description, :trantype, :lang, :returnAuth,
        :returnDecl, :returnCan, :updateUrl, :customer, 1, :createdAt)
      ON CONFLICT (store, cartid) DO NOTHING
    `)
    .run({ ...order, ref, customer: JSON.stringify(order.customer), createdAt: Date.now() });
  return written.changes === 1 ? ref : null;
}

/** Adds orders that were decided elsewhere; those that are there already stay as they are. */
export function insertEarlier(db: DatabaseSync, store: string, orders: readonly EarlierOrder[]): void {
  const order = db.prepare(`
    INSERT INTO orders (ref, store, cartid, test, amount, currency, description, trantype, lang, returnAuth, returnDecl,
      returnCan, customer, code, createdAt)
    VALUES (:ref, :store, :cartid, :test, :amount, :currency, 'Before', 'sale', 'ar', '', '', '', '{}', :code, :createdAt)
    ON CONFLICT DO NOTHING
  `);
  const charge = db.prepare(`
    INSERT INTO charges (ref, orderRef, type, status, code, message, amount, currency, card, createdAt)
    VALUES (:ref, :orderRef, 'sale', :status, '', :message, :amount, :currency, '{}', :createdAt)
  `);
  db.exec('BEGIN');
  for (const { charge: decided, ...row } of orders) {
    const { changes } = order.run({ ...row, store });
    const { ref, amount, currency, createdAt } = row;
    if (changes === 1 && decided)
      charge.run({ ...decided, ref: `${ref}-1`, orderRef: ref, amount, currency, createdAt });
  }
  db.exec('COMMIT');
}

/** Reads an order, and first marks it as expired if it was unpaid for too long. */
export function findOrder(db: DatabaseSync, ref: string): Order | null {
  const latestDead = Date.now() - ORDER_LIFETIME_MS;
  db.prepare('UPDATE orders SET code = -1 WHERE ref = ? AND code = 1 AND createdAt <= ?').run(ref, latestDead);
  const row = db.prepare('SELECT * FROM orders WHERE ref = ?').get(ref);
  return row ? asOrder(row) : null;
}

interface OrderFilter {
  cartid?: string | undefined;
  ref?: string | undefined;
  limit: number;
}

/** Newest first. */
export function listOrders(db: DatabaseSync, { cartid, ref, limit }: OrderFilter): Order[] {
  const latestDead = Date.now() - ORDER_LIFETIME_MS;
  db.prepare('UPDATE orders SET code = -1 WHERE code = 1 AND createdAt <= ?').run(latestDead);
  return db
    .prepare(`
      SELECT * FROM orders WHERE (:cartid IS NULL OR cartid = :cartid) AND (:ref IS NULL OR ref = :ref)
      ORDER BY createdAt DESC, rowid DESC LIMIT :limit
    `)
    .all({ cartid: cartid ?? null, ref: ref ?? null, limit })
    .map(asOrder);
}

export function chargesOf(db: DatabaseSync, orderRef: string): Charge[] {
  return db.prepare('SELECT * FROM charges WHERE orderRef = ? ORDER BY createdAt, rowid').all(orderRef).map(asCharge);
}
