import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#server/features/users/index.ts';
import { createdAt, inList, instant, notNegative, recordId, reference } from '#server/platform/columns.ts';

/** See the column. */
export const uploadStates = ['new', 'used', 'leaving'] as const;

/** Pictures that people uploaded, re-encoded, and PDF files of the office, which have no width and height. A registration accepts only the person's own. */
export const uploads = pgTable(
  'uploads',
  {
    id: recordId(),
    /** The name in the file store, and the `filename` in the API. */
    fileName: text('file_name').notNull().unique('uploads_file_name_key'),
    userId: reference('user_id', () => users.id).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    /**
     * `new` until something uses the picture and claims it in the same transaction. What stays `new` is deleted by the
     * sweep: `leaving` is being deleted, and can no longer be claimed.
     */
    state: text('state', { enum: uploadStates }).notNull().default('new'),
    createdAt: createdAt(),
    /** When it was uploaded, or when a record of the office let go of it. */
    unusedSince: instant('unused_since').notNull().defaultNow(),
  },
  (table) => [
    index('uploads_user_id_idx').on(table.userId),
    index('uploads_unused_idx').on(table.unusedSince).where(sql`state <> 'used'`),
    inList('uploads_state_check', table.state, uploadStates),
    notNegative('uploads_size_check', table.width, table.height, table.bytes),
  ],
);
