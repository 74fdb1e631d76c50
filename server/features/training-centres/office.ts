import { and, eq } from 'drizzle-orm';
import type { adminTrainings } from '#contract/endpoints/training-centres.ts';
import ar from '#locales/ar/admin-trainings.ts';
import en from '#locales/en/admin-trainings.ts';
import { folded, matches, type Resource } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { trainingCentres } from './table.ts';

const { name, nameEn, address, addressEn } = trainingCentres;

/** A few hundred rows: what is searched is folded when it is asked for. */
const searched = folded(name, nameEn, address, addressEn);

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
  narrow: ({ s, region }) => and(matches(searched, s), region ? eq(trainingCentres.regionId, region) : undefined),
  sorts: { name, name_en: nameEn, updated_at: trainingCentres.updatedAt },
  csv: {
    words: { ar, en },
    fields: ['name', 'name_en', 'region', 'address', 'address_en', 'phone', 'location'],
    async values(language) {
      const names = new Map((await db.select().from(regions)).map((one) => [one.id, { ar: one.name, en: one.nameEn }]));
      return { region: ({ region }) => names.get(region)?.[language] ?? '' };
    },
  },
});
