import { asc, eq } from 'drizzle-orm';
import { adminPartners, listPartners } from '#contract/endpoints/partners.ts';
import { crudRoutes, orderRoutes, switchRoutes } from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officePartners, presentPartner } from './office.ts';
import { partners } from './table.ts';

export * from './table.ts';

export function partnerRoutes(route: Route, { db }: { db: Db }): void {
  const findShown = db
    .select()
    .from(partners)
    .where(eq(partners.status, true))
    .orderBy(asc(partners.position), asc(partners.id))
    .prepare('active_partners');

  route(listPartners, async () => ({ success: true, partners: (await findShown.execute()).map(presentPartner) }));

  const office = officePartners(db);
  crudRoutes(route, adminPartners, office);
  switchRoutes(route, adminPartners, office);
  orderRoutes(route, adminPartners, office);
}
