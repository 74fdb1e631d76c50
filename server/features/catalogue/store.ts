import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database.ts';
import { catalogueAnswers } from './table.ts';

/** An answer that says the same as before is dated anew after this long: writing it tells every process to drop pages. */
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
     * Keeps an answer. Where nothing is new, nothing is written.
     * @param again write it all the same: pages that say that the academy is silent are to go
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
