import { and, eq } from 'drizzle-orm';
import type { adminGallery } from '#contract/endpoints/gallery.ts';
import ar from '#locales/ar/admin-gallery.ts';
import en from '#locales/en/admin-gallery.ts';
import { seasonChoices } from '#server/features/competitions/index.ts';
import { folded, isSo, matches, type Resource } from '#server/features/office-records/index.ts';
import { pictureAddress, pictureNameOf } from '#server/features/uploads/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { galleryItems } from './table.ts';

/** Some hundreds of rows: what is searched is folded when it is asked for. */
const searched = folded(galleryItems.name, galleryItems.nameEn);

/** Pictures of the gallery as the office edits them. */
export const officeGallery = (db: Db): Resource<typeof adminGallery, typeof galleryItems> => ({
  db,
  table: galleryItems,
  nameOf: ({ name, nameEn }) => ({ name, nameEn }),
  present: (item) => ({
    ...{ _id: item.id, file_path: pictureAddress(item.picture), name: item.name, name_en: item.nameEn },
    ...{ season: item.seasonId, competion: item.competitionId ?? '', status: item.status },
    created_at: item.createdAt.toISOString(),
  }),
  pictures: { picture: 'file_path' },
  valuesOf: (input) => ({
    ...{ picture: pictureNameOf(input.file_path), name: cleanLine(input.name), nameEn: cleanLine(input.name_en) },
    ...{ seasonId: input.season, competitionId: input.competion === '' ? null : input.competion },
  }),
  constraints: {
    gallery_items_season_id_seasons_id_fk: { field: 'season', code: 'not_offered' },
    gallery_items_competition_of_season_fk: { field: 'competion', code: 'not_offered' },
  },
  narrow: ({ s, season, shown }) =>
    and(matches(searched, s), season ? eq(galleryItems.seasonId, season) : undefined, isSo(galleryItems.status, shown)),
  sorts: {
    ...{ created_at: galleryItems.createdAt, name: galleryItems.name, name_en: galleryItems.nameEn },
    updated_at: galleryItems.updatedAt,
  },
  csv: {
    words: { ar, en },
    fields: ['name', 'name_en', 'season', 'competion', 'status'],
    async values(language) {
      const choices = await seasonChoices(db);
      const nameIn = new Map(
        [...choices, ...choices.flatMap(({ competions }) => competions)].map((one) => [
          one._id,
          language === 'ar' ? one.name : one.name_en,
        ]),
      );
      return {
        season: ({ season }) => nameIn.get(season) ?? '',
        competion: ({ competion }) => nameIn.get(competion) ?? '',
      };
    },
  },
});
