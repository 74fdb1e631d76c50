import { and } from 'drizzle-orm';
import type { adminPartners, Partner } from '#contract/endpoints/partners.ts';
import ar from '#locales/ar/admin-partners.ts';
import en from '#locales/en/admin-partners.ts';
import { folded, isSo, matches, type Resource } from '#server/features/office-records/index.ts';
import { pictureAddress, pictureNameOf } from '#server/features/uploads/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { type PartnerRecord, partners } from './table.ts';

/** A few dozen rows: what is searched is folded when it is asked for. */
const searched = folded(partners.name, partners.nameEn, partners.link);

const line = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text));

export const presentPartner = (record: PartnerRecord): Partner => ({
  _id: record.id,
  file_path: pictureAddress(record.picture),
  name: record.name,
  name_en: record.nameEn,
  link: record.link,
  status: record.status,
});

/** Partners as the office edits them. */
export const officePartners = (db: Db): Resource<typeof adminPartners, typeof partners> => ({
  db,
  table: partners,
  nameOf: ({ name, nameEn, picture }) => ({ name: name || nameEn || picture, nameEn }),
  present: (partner) => ({ ...presentPartner(partner), order_id: partner.position }),
  pictures: { picture: 'file_path' },
  valuesOf: (input) => ({
    picture: pictureNameOf(input.file_path),
    name: line(input.name),
    nameEn: line(input.name_en),
    link: input.link,
  }),
  narrow: ({ s, shown }) => and(matches(searched, s), isSo(partners.status, shown)),
  sorts: {
    ...{ order_id: partners.position, name: partners.name, name_en: partners.nameEn },
    updated_at: partners.updatedAt,
  },
  csv: { words: { ar, en }, fields: ['name', 'name_en', 'link', 'status'] },
});
