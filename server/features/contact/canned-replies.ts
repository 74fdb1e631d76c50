import type { adminCannedReplies } from '#contract/endpoints/admin-contact.ts';
import ar from '#locales/ar/admin-canned-replies.ts';
import en from '#locales/en/admin-canned-replies.ts';
import { folded, matches, type Resource } from '#server/features/office-records/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { cannedReplies } from './table.ts';

/** Canned replies as administrators edit them. */
export const officeCannedReplies = (db: Db): Resource<typeof adminCannedReplies, typeof cannedReplies> => ({
  db,
  table: cannedReplies,
  nameOf: ({ name, nameEn }) => ({ name, nameEn }),
  present: (canned) => ({
    ...{ _id: canned.id, name: canned.name, name_en: canned.nameEn },
    ...{ text: canned.text, text_en: canned.textEn },
  }),
  valuesOf: (input) => ({
    ...{ name: cleanLine(input.name), nameEn: cleanLine(input.name_en) },
    ...{ text: input.text, textEn: input.text_en },
  }),
  narrow: ({ s }) =>
    matches(folded(cannedReplies.name, cannedReplies.nameEn, cannedReplies.text, cannedReplies.textEn), s),
  sorts: { name: cannedReplies.name, name_en: cannedReplies.nameEn, updated_at: cannedReplies.updatedAt },
  csv: { words: { ar, en }, fields: ['name', 'name_en', 'text', 'text_en'] },
});
