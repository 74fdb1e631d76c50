import { listTransactions } from '#contract/endpoints/transactions.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { leadToLastPage } from '#web/lib/lead-to-last-page.ts';
import { pageInAddress, pageOnWire } from './page-number.ts';

/** The page of the person's orders, or of one team's, that an address asks for. */
export async function loadOrders(request: Request, teamId?: string) {
  const page = pageInAddress(new URL(request.url).searchParams);
  const query = { page: pageOnWire(page), ...(teamId && { team_id: teamId }) };
  const orders = await attempt(call(listTransactions, { query, signal: request.signal }));
  leadToLastPage(request, page, orders.answer?.totalPages);
  return { page, orders };
}
