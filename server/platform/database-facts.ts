import type pg from 'pg';

/** What a database says of itself that the portal needs to know. */
export type DatabaseFacts = {
  version: string;
  /** In bytes. */
  size: number;
  /** Whether it sorts by ICU, Arabic and Latin as a dictionary does. */
  sorts: boolean;
  /** Whether the extension pg_trgm is there. */
  trigrams: boolean;
};

export async function databaseFacts(client: Pick<pg.Pool, 'query'>): Promise<DatabaseFacts> {
  const { rows } = await client.query<DatabaseFacts>(`
    select current_setting('server_version') as version, pg_database_size(d.oid) as size,
      d.datlocprovider = 'i' and 'آ' < 'ب' and 'ب' < 'ي' and 'a' < 'B' as sorts,
      exists (select from pg_extension where extname = 'pg_trgm') as trigrams
    from pg_database d where d.datname = current_database()`);
  const [facts] = rows;
  if (!facts) throw new Error('the database says nothing of itself');
  return { ...facts, size: Number(facts.size) };
}
