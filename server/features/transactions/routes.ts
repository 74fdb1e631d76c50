import { getInvoice, listTransactions } from '#contract/endpoints/transactions.ts';
import { limits } from '#contract/limits.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { findInvoice } from './invoice.ts';
import { presentOrder } from './present-order.ts';
import { listOrdersOfTeam, listOwnOrders } from './store.ts';

export function transactionRoutes(route: Route, { db, files }: { db: Db; files: FileStore }): void {
  route(listTransactions, async ({ query, person }) => {
    const size = limits.pageSizeDefault;
    const page = { offset: query.page * size, limit: size };
    const found = query.team_id
      ? await listOrdersOfTeam(db, person, query.team_id, page)
      : await listOwnOrders(db, person, page);
    if (!found) throw new Refusal('not_found');
    return {
      success: true,
      orders: found.rows.map(presentOrder),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(found.total / size)),
      totalItems: found.total,
    };
  });

  route(getInvoice, async ({ query, person }) => {
    // Rendered now, so that a failure is reported here and not by a broken download.
    const pdf = await findInvoice({ db, files }, person, query.order_id);
    if (!pdf) throw new Refusal('invoice_not_found');
    return { success: true, invoice_path: `/files/invoices/${query.order_id}.pdf` };
  });
}
