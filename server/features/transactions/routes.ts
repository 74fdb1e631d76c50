import { getInvoice, listTransactions, makeInvoiceAgain } from '#contract/endpoints/transactions.ts';
import { limits } from '#contract/limits.ts';
import { invoicePdfAgain } from '#server/features/invoices/index.ts';
import { orderById } from '#server/features/payments/index.ts';
import { findTeam } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { findPdf } from './files.ts';
import { presentOrder } from './present-order.ts';
import { documentsFor, listOrdersOfTeam, listOwnOrders } from './store.ts';

export function transactionRoutes(
  route: Route,
  { db, files, clock }: { db: Db; files: FileStore; clock: Clock },
): void {
  route(listTransactions, async ({ query, person }) => {
    const size = limits.pageSizeDefault;
    const page = { offset: query.page * size, limit: size };
    const found = query.team_id
      ? await listOrdersOfTeam(db, person, query.team_id, page)
      : await listOwnOrders(db, person, page);
    if (!found) throw new Refusal('not_found');
    return {
      success: true,
      orders: found.rows.map((row) => presentOrder(row, person, clock())),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(found.total / size)),
      totalItems: found.total,
    };
  });

  route(getInvoice, async ({ query, person }) => {
    // Rendered now, so that a failure is reported here and not by a broken download.
    const pdf = await findPdf({ db, files }, person, query.order_id);
    if (!pdf) throw new Refusal('invoice_not_found');
    return { success: true, invoice_path: `/files/invoices/${query.order_id}.pdf` };
  });

  route(makeInvoiceAgain, async ({ body, person }) => {
    const { team: teamId, order_id: orderId } = body;
    const [order, row] = await Promise.all([orderById(db, orderId), findTeam(db, teamId)]);
    if (!row || order?.purposeKind !== 'team' || order.purposeId !== teamId) throw new Refusal('invoice_not_found');
    // A file is made anew by those who manage the team with it.
    if ((await documentsFor(db, person, orderId)) !== 'all') throw new Refusal('invoice_not_found');
    const others = { season: [body.season, row.season.id], competion: [body.competion, row.competition.id] };
    for (const [field, [sent, own]] of Object.entries(others))
      if (sent && sent !== own) throw new Refusal('invalid_fields', { fields: { [field]: 'invalid' } });
    const pdf = await findPdf({ db, files }, person, orderId, invoicePdfAgain);
    if (!pdf) throw new Refusal('invoice_not_found');
    return { success: true, invoice_path: `/files/invoices/${orderId}.pdf` };
  });
}
