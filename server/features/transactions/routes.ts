import { getInvoice, listTransactions } from '#contract/endpoints/transactions.ts';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { findInvoice } from './invoice.ts';
import { presentOrder } from './present-order.ts';
import { listOrders } from './store.ts';

export function transactionRoutes(route: Route, { db, files }: { db: Db; files: FileStore }): void {
  route(listTransactions, async ({ query, person }) => {
    const size = limits.pageSizeDefault;
    const page = { teamId: query.team_id, offset: query.page * size, limit: size };
    const { rows, total } = await listOrders(db, person, page);
    return {
      success: true,
      orders: rows.map(presentOrder),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(total / size)),
      totalItems: total,
    };
  });

  route(getInvoice, async ({ query, person }) => {
    // Made now, so that a failure is told here and not by a broken download.
    const pdf = await findInvoice({ db, files }, person, query.order_id);
    if (!pdf) throw new Refusal('invoice_not_found');
    return { success: true, invoice_path: `/files/invoices/${query.order_id}.pdf` };
  });
}
