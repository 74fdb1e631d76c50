import { sql } from 'drizzle-orm';
import { connectDatabase, type Database } from '#server/platform/database.ts';
import { type Jobs, openJobs } from '#server/platform/jobs.ts';
import { createTestDatabase } from './test-database.ts';
import { limit, patience } from './time-limits.ts';
import { unguarded } from './unguarded.ts';

/** A database of a test portal, with the connections and the queue that it needs. */
type PortalDatabase = { url: string; database: Database; jobs: Jobs };
type Opened = PortalDatabase & { schema: unknown; drop(): Promise<void> };

/**
 * Databases of this worker whose portals are closed, empty again. A new one, with its connections that know no table yet,
 * took longer than everything else of a portal.
 */
const spare: Opened[] = [];

/**
 * A migrated database without rows, for one portal.
 * @param fresh whether it is opened for this portal and ended with it, because the portal starts workers of its queue
 */
export async function openPortalDatabase(fresh: boolean) {
  const opened = (!fresh && spare.pop()) || (await open());
  const { url, database, jobs } = opened;
  return {
    ...{ url, database, jobs },
    async close() {
      if (!fresh && (await empty(opened))) spare.push(opened);
      else await end(opened);
    },
  };
}

async function open(): Promise<Opened> {
  const { url, drop } = await createTestDatabase();
  const database = await connectDatabase(url, { max: 10, log: () => {}, patience });
  // Each new connection is a process of the server.
  database.pool.options.idleTimeoutMillis = limit.wait;
  const jobs = await openJobs(url, () => {}, { pollSeconds: 0.5, patience });
  return { url, database, jobs, drop, schema: await schemaOf(database) };
}

async function end({ jobs, database, drop }: Opened): Promise<void> {
  await jobs.stop();
  await database.close();
  await drop();
}

/** Deletes all rows, and says whether it is then as if it were new: not if a test has changed its tables. */
async function empty({ database, schema }: Opened): Promise<boolean> {
  const { db } = database;
  try {
    if (JSON.stringify(await schemaOf(database)) !== JSON.stringify(schema)) return false;
    await unguarded(db, (tx) =>
      tx.execute(sql`
      do $$
        declare one record; has_rows boolean; filled text;
        begin
          for one in select format('%I.%I', schemaname, tablename) as name from pg_tables
            where schemaname = 'public' or (schemaname = 'pgboss' and tablename in ('job_common', 'schedule'))
          loop
            execute format('select exists (select from %s)', one.name) into has_rows;
            if has_rows then filled := concat_ws(', ', filled, one.name); end if;
          end loop;
          if filled is not null then
            execute format('truncate %s restart identity cascade', filled);
          end if;
        end
      $$`),
    );
    return true;
  } catch {
    // Something still holds a table, or the connection is lost.
    return false;
  }
}

/** Changes when a table, column, index, constraint, trigger or function is added, replaced or taken away. */
async function schemaOf({ db }: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select (select string_agg(relname, ',' order by oid) from pg_class where relnamespace = 'public'::regnamespace) as relations,
      (select count(*) from pg_attribute where not attisdropped) as columns,
      (select string_agg(conname, ',' order by oid) from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
      (select string_agg(tgname || tgenabled::text, ',' order by oid) from pg_trigger where not tgisinternal) as triggers,
      (select string_agg(proname || md5(prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace) as functions`);
  return rows;
}
