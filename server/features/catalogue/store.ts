import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { catalogueAnswers } from './table.ts';

/** An unchanged answer gets a new date after this time only: each write makes every process drop cached pages. */
const REDATE_MS = 10 * 60_000;

/** The academy's last good answers, one for each list, language, category and page. */
export function answerStore(db: Db) {
  const find = db
    .select()
    .from(catalogueAnswers)
    .where(eq(catalogueAnswers.key, sql.placeholder('key')))
    .prepare('catalogue_answer');

  const read = async (key: string) => (await find.execute({ key }))[0];

  return {
    read,
    /**
     * Stores an answer. Writes nothing if nothing is new.
     * @param again write it all the same, so that cached pages which report the outage are dropped
     */
    async keep(key: string, body: unknown, fetchedAt: Date, again: boolean): Promise<void> {
      const kept = await read(key);
      const dated = kept && fetchedAt.getTime() - kept.fetchedAt.getTime() < REDATE_MS;
      if (!again && dated && isDeepStrictEqual(kept.body, body)) return;
      await db
        .insert(catalogueAnswers)
        .values({ key, body, fetchedAt })
        .onConflictDoUpdate({ target: catalogueAnswers.key, set: { body, fetchedAt } });
    },
  };
}

export type AnswerStore = ReturnType<typeof answerStore>;
