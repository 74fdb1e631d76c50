import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, customType, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Every record's key: UUID version 7, made here because PostgreSQL 15 has no function for it. */
export const recordId = () => uuid('id').primaryKey().$defaultFn(uuidv7);

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => instant('created_at').notNull().defaultNow();

/** A reference to another record that must exist; what others depend on cannot be deleted. */
export const reference = (name: string, to: () => AnyPgColumn) => uuid(name).references(to, { onDelete: 'restrict' });

/** The column holds one of a list. The list stands in TypeScript; a test holds the database to it. */
export const inList = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`);

/** Amounts of money and counts: below nothing there is none. */
export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  );
