import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { searchWords } from '#domain/fold.ts';
import type { recordReader } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import { hasWord } from './list.ts';

const BATCH = 1_000;

type Wanted = { where: SQL | undefined; search: string };

const wantedBy = (db: Db, { where, search }: Wanted) =>
  and(where, ...searchWords(search).map((word) => hasWord(db, word, 'rows')));

/** How many people are in a file. */
export const countPeople = (db: Db, wanted: Wanted): Promise<number> => db.$count(users, wantedBy(db, wanted));

/**
 * People as they are answered, in batches in the order of their ids, which is that in which they came: a million and more
 * are never in memory together. Who comes or changes meanwhile may be among them or not.
 */
export async function* everyPerson(
  db: Db,
  records: Pick<ReturnType<typeof recordReader>, 'select' | 'presentAll'>,
  { where, search }: Wanted,
) {
  const wanted = wantedBy(db, { where, search });
  let last: string | undefined;
  for (;;) {
    const ids = await db
      .select({ id: users.id })
      .from(users)
      .where(and(wanted, last ? gt(users.id, last) : undefined))
      .orderBy(asc(users.id))
      .limit(BATCH);
    last = ids.at(-1)?.id;
    if (!last) return;
    const found = await records
      .select()
      .where(
        ids.length === 1
          ? eq(users.id, last)
          : inArray(
              users.id,
              ids.map(({ id }) => id),
            ),
      )
      .orderBy(asc(users.id));
    yield* await records.presentAll(found);
    if (ids.length < BATCH) return;
  }
}
