import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ResultRecord } from '#server/features/results/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, instant, notNegative, recordId, reference } from '#server/platform/columns.ts';

/** The columns of a result that a file sets; the statements that write and undo an import name them, too. */
export const importedFields = ['regionId', 'ageLevel', 'ranked', 'score'] as const;
export type ImportedValues = Pick<ResultRecord, (typeof importedFields)[number]>;

/** What an import wrote, with what says whose result it is once the result itself is deleted. */
export type WrittenValues = ImportedValues & { teamId: string; competitionId: string };

/** A file from which results were imported; it can be undone whole (decision 186). */
export const resultImports = pgTable(
  'result_imports',
  {
    id: recordId(),
    seasonId: uuid('season_id')
      .notNull()
      .references(() => seasons.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull().default(''),
    added: integer('added').notNull(),
    replaced: integer('replaced').notNull(),
    skipped: integer('skipped').notNull(),
    unchanged: integer('unchanged').notNull(),
    createdAt: createdAt(),
    createdBy: reference('created_by', () => users.id).notNull(),
    undoneAt: instant('undone_at'),
    undoneBy: reference('undone_by', () => users.id),
  },
  (table) => [
    index('result_imports_newest_idx').on(table.createdAt, table.id),
    index('result_imports_season_id_idx').on(table.seasonId),
    index('result_imports_created_by_idx').on(table.createdBy),
    index('result_imports_undone_by_idx').on(table.undoneBy),
    notNegative('result_imports_counts_check', table.added, table.replaced, table.skipped, table.unchanged),
  ],
);

export type ResultImportRecord = typeof resultImports.$inferSelect;

/** The results that an import wrote. No foreign key: a result may be deleted since, and then the import stays as it is. */
export const resultImportRows = pgTable(
  'result_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => resultImports.id, { onDelete: 'cascade' }),
    resultId: uuid('result_id').notNull(),
    /** Null for a result that the import added. */
    before: jsonb('before').$type<ImportedValues>(),
    after: jsonb('after').$type<WrittenValues>().notNull(),
    /** The revision that the result had before, and the one by which it is known to be unchanged since. */
    revisionBefore: integer('revision_before'),
    revision: integer('revision').notNull(),
  },
  (table) => [
    primaryKey({ name: 'result_import_rows_pkey', columns: [table.importId, table.resultId] }),
    index('result_import_rows_result_idx').on(table.resultId),
  ],
);
