import type pg from 'pg';
import type { Manifest } from './manifest.ts';

/** The portal's own tables, and those of the job queue that say what waits or has failed. */
const OURS = `(n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname in ('queue', 'job_common', 'job_dependency')))`;

/** A table as it is copied: the columns that the database does not reckon itself. Names are quoted for SQL. */
export type CopiedTable = Omit<Manifest['tables'][number], 'rows'> & { sql: string };

/** The tables of a portal's database, as they are copied. Schedules and the state of the queue's upkeep are made anew. */
export async function copiedTables(client: pg.Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    select n.nspname as schema, c.relname as name, format('%I.%I', n.nspname, c.relname) as sql,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${OURS}
    group by n.nspname, c.relname order by n.nspname, c.relname`);
  return rows;
}

/** The list of a table's columns, for SQL. */
export const columnList = (client: pg.Client, columns: readonly string[]) =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');

/** The sequences that were used; what they say is no part of a snapshot, and never behind it. */
export async function usedSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'pgboss') and last_value is not null order by 1, 2`);
  return rows;
}

export const appliedMigrations = async (client: pg.Client): Promise<string[]> =>
  (
    await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by created_at, id')
  ).rows.map(({ hash }) => hash);

/** The version of the job queue's tables, which the library that made them knows how to read. */
export const queueVersion = async (client: pg.Client): Promise<number> =>
  (await client.query<{ version: number }>('select version from pgboss.version')).rows[0]?.version ?? 0;

/** What a caller wants to be the same before and after, each as a query with one value. */
export type Sums = Readonly<Record<string, string>>;

export async function addUp(client: pg.Client, sums: Sums): Promise<Record<string, string>> {
  const added: Record<string, string> = {};
  for (const [name, query] of Object.entries(sums)) {
    const { rows } = await client.query<{ sum: string }>(`select (${query})::text as sum`);
    added[name] = rows[0]?.sum ?? '';
  }
  return added;
}
