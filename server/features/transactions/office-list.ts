import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { listAdminTransactions, TransactionFilters } from '#contract/endpoints/admin-transactions.ts';
import { searchWords } from '#domain/fold.ts';
import { nextDayAfter, startOfDay } from '#domain/milestones.ts';
import { type BooksOf, creditNotes, invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { hasWordForOffice, teams } from '#server/features/teams/index.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { ordersWaiting } from './attention.ts';
import { type OrderRow, selectOrders } from './store.ts';

type Query = ParsedQuery<typeof listAdminTransactions>;
export type Narrowing = TransactionFilters & { s: string };

type OneByOne = 'state' | 'method' | 'season' | 'competion' | 'from' | 'to';
const narrow = listFilters<OneByOne>({
  state: (value) => sql`${orders.state} = ${value}`,
  method: (value) => sql`${orders.paymentMethod} = ${value}`,
  season: (value) => sql`${orders.periodId} = ${value}`,
  competion: (value) => sql`${orders.productId} = ${value}`,
  from: (value) => sql`${orders.at} >= ${value}`,
  to: (value) => sql`${orders.at} < ${value}`,
});

/** The first moment of a day in Riyadh, and the first after it. */
const begins = (day: string | undefined) => (day ? startOfDay(day) : undefined);
const ends = (day: string | undefined) => (day ? nextDayAfter(startOfDay(day)) : undefined);

/** The filters but for the search. Whatever waits for somebody is a set of its own: some hundred ids. */
function narrowed(db: Db, { attention, from, to, ...filters }: TransactionFilters, withDays = true) {
  const found = narrow({
    ...{ state: filters.state, method: filters.method, season: filters.season, competion: filters.competion },
    ...(withDays && { from: begins(from)?.toISOString(), to: ends(to)?.toISOString() }),
  });
  if (!attention) return found;
  const waiting = sql`${orders.id} in (${ordersWaiting(db, attention)})`;
  return {
    ...found,
    name: `${found.name}:${attention}`,
    key: `${found.key} ${attention}`,
    prepared: and(found.prepared, waiting),
    where: and(found.where, waiting),
  };
}

const columns = { at: [orders.at], total_amount: [orders.total, orders.at] };

/**
 * Returns the query for the office's list of orders (`platform/long-list.ts`).
 * @param readWhole as in `longListFinder`
 */
export function transactionFinder(db: Db, readWhole?: number) {
  const list = {
    ...{ name: 'office_orders', table: orders, orders: columns, byText: [], select: selectOrders as never },
    hasWord: orderHasWord,
  };
  const find = longListFinder<OrderRow, keyof typeof columns>(db, list, readWhole);
  return ({ page, per_page, s, sort, ...filters }: Query) =>
    find({ search: s, narrowed: narrowed(db, filters), sort, offset: (page - 1) * per_page, limit: per_page });
}

/**
 * An order of a team that the office finds by this folded word, or the one with this number of an invoice or credit note,
 * or this reference of the gateway. What looks like such a number is looked for as nothing else.
 */
function orderHasWord(db: DbOrTx, word: string, from: 'index' | 'rows'): SQL {
  if (/^cn-\d{4}-\d{6}$/.test(word)) {
    const noted = db.select({ id: invoices.orderId }).from(creditNotes);
    return inArray(
      orders.id,
      noted
        .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
        .where(eq(creditNotes.number, word.toUpperCase())),
    );
  }
  if (/^\d{4}-\d{6}$/.test(word))
    return inArray(orders.id, db.select({ id: invoices.orderId }).from(invoices).where(eq(invoices.number, word)));
  if (/^(?=.*\d)[\da-z_-]{16,}$/.test(word)) {
    const asked = db.select({ id: paymentAttempts.orderId }).from(paymentAttempts);
    return inArray(orders.id, asked.where(sql`lower(${paymentAttempts.ref}) = ${word}`));
  }
  const wanted = db.select({ id: teams.id }).from(teams);
  return from === 'index'
    ? inArray(orders.purposeId, wanted.where(hasWordForOffice(db, word, 'index')))
    : exists(wanted.where(and(eq(teams.id, orders.purposeId), hasWordForOffice(db, word, 'rows'))));
}

/** The documents of the orders of a list: the days are those on which they were issued. */
export function booksOfList(db: Db, { s, ...filters }: Narrowing): BooksOf {
  const wanted = and(
    narrowed(db, filters, false).where,
    ...searchWords(s).map((word) => orderHasWord(db, word, 'rows')),
  );
  return {
    ...{ from: begins(filters.from), until: ends(filters.to) },
    ofOrders: wanted && inArray(invoices.orderId, db.select({ id: orders.id }).from(orders).where(wanted)),
  };
}
