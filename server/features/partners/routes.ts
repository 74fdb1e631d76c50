import { listPartners, type Partner } from '#contract/endpoints/partners.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { activePartnersFinder } from './store.ts';
import type { PartnerRecord } from './table.ts';

export function partnerRoutes(route: Route, { db }: { db: Db }): void {
  const findActivePartners = activePartnersFinder(db);

  route(listPartners, async () => ({ success: true, partners: (await findActivePartners()).map(presentPartner) }));
}

const presentPartner = (record: PartnerRecord): Partner => ({
  _id: record.id,
  file_path: pictureAddress(record.picture),
  name: record.name,
  name_en: record.nameEn,
  status: record.status,
});
