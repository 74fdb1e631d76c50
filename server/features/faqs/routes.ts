import { adminFaqs, listFaqs } from '#contract/endpoints/faqs.ts';
import { crudRoutes, orderRoutes, switchRoutes } from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officeFaqs } from './office.ts';
import { activeFaqsFinder, presentFaq } from './store.ts';

export function faqRoutes(route: Route, { db }: { db: Db }): void {
  const findActiveFaqs = activeFaqsFinder(db);

  route(listFaqs, async () => ({ success: true, faqs: (await findActiveFaqs()).map(presentFaq) }));

  const office = officeFaqs(db);
  crudRoutes(route, adminFaqs, office);
  switchRoutes(route, adminFaqs, office);
  orderRoutes(route, adminFaqs, office);
}
