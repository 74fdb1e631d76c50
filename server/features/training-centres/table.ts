import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { regions } from '#server/features/regions/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, editedColumns, recordId, reference } from '#server/platform/columns.ts';

export const trainingCentres = pgTable(
  'training_centres',
  {
    id: recordId(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    address: text('address').notNull(),
    addressEn: text('address_en').notNull(),
    phone: text('phone').notNull().default(''),
    /** The link to a map. */
    location: text('location').notNull().default(''),
    regionId: reference('region_id', () => regions.id).notNull(),
    createdAt: createdAt(),
    ...editedColumns(() => users.id),
  },
  (table) => [
    index('training_centres_region_id_idx').on(table.regionId),
    index('training_centres_updated_by_idx').on(table.updatedBy),
  ],
);

export type TrainingCentreRecord = typeof trainingCentres.$inferSelect;
