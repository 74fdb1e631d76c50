import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/database.ts';

/** Publishes the board of every age level, so that visitors see whatever result is written. */
export const publishAll = (db: DbOrTx) =>
  db.execute(sql`
    insert into result_boards (id, competition_id, age_level, published)
    select gen_random_uuid(), competition_id, key, true from age_levels
    on conflict (competition_id, age_level) do update set published = true`);
