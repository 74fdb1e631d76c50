import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** The primary key of every table: UUID version 7, made here because PostgreSQL 15 has no function for it. */
export const recordId = () => uuid('id').primaryKey().$defaultFn(uuidv7);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** A foreign key; referenced rows cannot be deleted. */
export const reference = (name: string, to: () => AnyPgColumn) => uuid(name).references(to, { onDelete: 'restrict' });

/**
 * The columns of every table that the office edits. `revision` counts the changes of the contents: a form that was
 * opened at an older one does not overwrite a newer one. Switches and the order do not count: they overwrite no text.
 */
export const editedColumns = (person: () => AnyPgColumn) => ({
  revision: integer('revision').notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  updatedBy: reference('updated_by', person),
});

/** The column holds one value of a list. The list is defined in TypeScript; a test compares the database with it. */
export const inList = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

/** Amounts of money and counts cannot be negative. */
export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  );
