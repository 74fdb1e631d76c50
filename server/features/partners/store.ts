import { asc, eq } from 'drizzle-orm';
import type { Partner } from '#contract/endpoints/partners.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Db } from '#server/platform/database.ts';
import { type PartnerRecord, partners } from './table.ts';

/** Returns a prepared query for active partners, in their order. */
export function activePartnersFinder(db: Db) {
  const query = db
    .select()
    .from(partners)
    .where(eq(partners.status, true))
    .orderBy(asc(partners.position), asc(partners.id))
    .prepare('active_partners');
  return () => query.execute();
}

export const presentPartner = (record: PartnerRecord): Partner => ({
  _id: record.id,
  file_path: pictureAddress(record.picture),
  name: record.name,
  name_en: record.nameEn,
  link: record.link,
  status: record.status,
});
