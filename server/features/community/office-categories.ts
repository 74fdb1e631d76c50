import { and } from 'drizzle-orm';
import type { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import ar from '#locales/ar/admin-community-categories.ts';
import en from '#locales/en/admin-community-categories.ts';
import { folded, isSo, matches, type Resource } from '#server/features/office-records/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { communityCategories as categories } from './table.ts';

/** The forum's categories as the office edits them. */
export const officeCategories = (db: Db): Resource<typeof adminCommunityCategories, typeof categories> => ({
  db,
  table: categories,
  nameOf: ({ name, nameEn }) => ({ name, nameEn }),
  present: ({ id, name, nameEn, status, position }) => ({
    ...{ _id: id, name, name_en: nameEn, status, order_id: position },
  }),
  valuesOf: (input) => ({ name: cleanLine(input.name), nameEn: cleanLine(input.name_en) }),
  narrow: ({ s, shown }) => and(matches(folded(categories.name, categories.nameEn), s), isSo(categories.status, shown)),
  sorts: {
    ...{ order_id: categories.position, name: categories.name, name_en: categories.nameEn },
    updated_at: categories.updatedAt,
  },
  csv: { words: { ar, en }, fields: ['name', 'name_en', 'status'] },
});
