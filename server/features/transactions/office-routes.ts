import * as calls from '#contract/endpoints/admin-transactions.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { toRiyals } from '#domain/money.ts';
import { messages } from '#locales/messages.ts';
import { booksOf } from '#server/features/invoices/index.ts';
import { logExport, paging, readLog } from '#server/features/office-records/index.ts';
import {
  acceptCharge,
  askAgain,
  forRequest,
  orders,
  type PaymentDeps,
  recordManualPayment,
  refundCharge,
  refundOrder,
  takeBackManualPayment,
} from '#server/features/payments/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import { countAttention } from './attention.ts';
import { sendBooks } from './export-books.ts';
import { booksOfList, transactionFinder } from './office-list.ts';
import { transactionReader } from './read-transactions.ts';

/** Orders and their money, for administrators: reading, resolving what waits, the books. */
export function officeTransactionRoutes(route: Route, payments: PaymentDeps): void {
  reading(route, payments);
  resolving(route, payments);
}

function reading(route: Route, { database: { db }, clock }: PaymentDeps): void {
  const find = transactionFinder(db);
  const { presentAll, one } = transactionReader({ db, clock });

  route(calls.listAdminTransactions, async ({ query, person }) => {
    const { rows, total, capped } = await find(query);
    return {
      success: true,
      orders: await presentAll(rows, person),
      ...paging(query.page, total, query.per_page),
      moreThanTotal: capped,
    };
  });

  route(calls.getAdminTransaction, async ({ query, person }) => ({
    success: true,
    order: await one(query.id, person),
  }));

  route(calls.getTransactionTotals, async ({ query }) => {
    const { invoiced, credited } = await booksOf(db, booksOfList(db, query));
    const riyals = ({ taxable, vat, total }: typeof invoiced) => ({
      ...{ taxable: toRiyals(taxable), vat: toRiyals(vat), total: toRiyals(total) },
    });
    const net = {
      count: 0,
      taxable: invoiced.taxable - credited.taxable,
      vat: invoiced.vat - credited.vat,
      total: invoiced.total - credited.total,
    };
    return {
      success: true,
      totals: {
        invoices: { count: invoiced.count, ...riyals(invoiced) },
        credit_notes: { count: credited.count, ...riyals(credited) },
        net: riyals(net),
      },
    };
  });

  route(calls.getTransactionAttention, async () => ({ success: true, attention: await countAttention(db) }));

  route(calls.exportTransactions, async ({ query, person, request, reply }) => {
    const which = booksOfList(db, query);
    const { invoiced, credited } = await booksOf(db, which);
    await logExport(db, person, { list: 'transactions', count: invoiced.count + credited.count });
    sendBooks(reply, request.language, { db, which });
    return undefined;
  });

  route(calls.transactionHistory, async ({ query }) => {
    const { changes, total } = await readLog(db, orders, query);
    return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
  });
}

function resolving(route: Route, payments: PaymentDeps): void {
  const { one } = transactionReader({ db: payments.database.db, clock: payments.clock });
  const done = async (id: string, person: Person, { language }: { language: Language }) => ({
    success: true as const,
    msg: messages[language].recordUpdated,
    order: await one(id, person),
  });

  route(calls.askAboutCharge, async ({ body: { id, attempt_id }, person, request }) => {
    await askAgain(forRequest(payments, request), { orderId: id, attemptId: attempt_id, by: person });
    return done(id, person, request);
  });

  route(calls.acceptCharge, async ({ body: { id, attempt_id, note }, person, request }) => {
    await acceptCharge(forRequest(payments, request), { orderId: id, attemptId: attempt_id, note, by: person });
    return done(id, person, request);
  });

  route(calls.refundTransaction, async ({ body, person, request }) => {
    const { id, kind, attempt_id: attemptId, reference, note: reason } = body;
    const refund = { orderId: id, reference, reason, by: person };
    if (kind === 'order') await refundOrder(payments, refund);
    else if (attemptId) await refundCharge(payments, { ...refund, kind, attemptId });
    else throw new Refusal('invalid_fields', { fields: { attempt_id: 'required' } });
    return done(id, person, request);
  });

  route(calls.recordManualPayment, async ({ body: { id, note }, person, request }) => {
    await recordManualPayment(payments, { orderId: id, note, by: person });
    return done(id, person, request);
  });

  route(calls.takeBackManualPayment, async ({ body: { id, paid_at, note }, person, request }) => {
    await takeBackManualPayment(payments, { orderId: id, paidAt: new Date(paid_at), note, by: person });
    return done(id, person, request);
  });
}
