import { adminPartners, listPartners } from '#contract/endpoints/partners.ts';
import { crudRoutes, orderRoutes, switchRoutes } from '#server/features/office-records/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officePartners } from './office.ts';
import { activePartnersFinder, presentPartner } from './store.ts';

export function partnerRoutes(route: Route, { db }: { db: Db }): void {
  const findActivePartners = activePartnersFinder(db);

  route(listPartners, async () => ({ success: true, partners: (await findActivePartners()).map(presentPartner) }));

  const office = officePartners(db);
  crudRoutes(route, adminPartners, office);
  switchRoutes(route, adminPartners, office);
  orderRoutes(route, adminPartners, office);
}
