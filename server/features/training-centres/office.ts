import { and, eq, like, sql } from 'drizzle-orm';
import type { adminTrainings } from '#contract/endpoints/training-centres.ts';
import { searchWords } from '#domain/fold.ts';
import ar from '#locales/ar/admin-trainings.ts';
import en from '#locales/en/admin-trainings.ts';
import type { Resource } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { escapeLike } from '#server/platform/list-filters.ts';
import { trainingCentres } from './table.ts';

const { name, nameEn, address, addressEn } = trainingCentres;

/** A few hundred rows: what is searched is folded when it is asked for. */
const searched = sql`fold_text(${name} || ' ' || ${nameEn} || ' ' || ${address} || ' ' || ${addressEn})`;

/** Training centres as the office edits them. */
export const officeTrainings = (db: Db): Resource<typeof adminTrainings, typeof trainingCentres> => ({
  db,
  table: trainingCentres,
  nameOf: ({ name, nameEn }) => ({ name, nameEn }),
  present: (centre) => ({
    ...{ _id: centre.id, name: centre.name, name_en: centre.nameEn, training: 'training-center' as const },
    ...{ address: centre.address, address_en: centre.addressEn, region: centre.regionId },
    ...{ phone: centre.phone, location: centre.location },
  }),
  valuesOf: (input) => ({
    ...{ name: cleanLine(input.name), nameEn: cleanLine(input.name_en) },
    ...{ address: cleanLine(input.address), addressEn: cleanLine(input.address_en) },
    ...{ regionId: input.region, phone: input.phone, location: input.location },
  }),
  constraints: { training_centres_region_id_regions_id_fk: { field: 'region', code: 'not_offered' } },
  narrow: ({ s, region }) =>
    and(
      ...searchWords(s).map((word) => like(searched, `%${escapeLike(word)}%`)),
      region ? eq(trainingCentres.regionId, region) : undefined,
    ),
  sorts: { name, name_en: nameEn, updated_at: trainingCentres.updatedAt },
  csv: async (language) => {
    const t = { ar, en }[language].fields;
    const names = new Map((await db.select().from(regions)).map((one) => [one.id, { ar: one.name, en: one.nameEn }]));
    return [
      [t.name, (centre) => centre.name],
      [t.name_en, (centre) => centre.name_en],
      [t.region, ({ region }) => names.get(region)?.[language] ?? ''],
      [t.address, (centre) => centre.address],
      [t.address_en, (centre) => centre.address_en],
      [t.phone, ({ phone }) => phone],
      [t.location, ({ location }) => location],
    ];
  },
});
