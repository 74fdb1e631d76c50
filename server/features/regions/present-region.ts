import type { Region } from '#contract/entities.ts';
import type { RegionRecord } from './table.ts';

/** A region in the format of the API. */
export const presentRegion = ({ id, name, nameEn }: Omit<RegionRecord, 'code'>): Region => ({
  _id: id,
  en_name: nameEn,
  ar_name: name,
});
