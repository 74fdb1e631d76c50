import { asc, eq } from 'drizzle-orm';
import { adminFaqs, listFaqs } from '#contract/endpoints/faqs.ts';
import { crudRoutes, orderRoutes, switchRoutes } from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officeFaqs, presentFaq } from './office.ts';
import { faqs } from './table.ts';

export * from './table.ts';

export function faqRoutes(route: Route, { db }: { db: Db }): void {
  const findShown = db
    .select()
    .from(faqs)
    .where(eq(faqs.status, true))
    .orderBy(asc(faqs.position), asc(faqs.id))
    .prepare('active_faqs');

  route(listFaqs, async () => ({ success: true, faqs: (await findShown.execute()).map(presentFaq) }));

  const office = officeFaqs(db);
  crudRoutes(route, adminFaqs, office);
  switchRoutes(route, adminFaqs, office);
  orderRoutes(route, adminFaqs, office);
}
