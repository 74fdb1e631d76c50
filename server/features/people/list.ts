import { type SQL, sql } from 'drizzle-orm';
import { withoutPrefix } from '#domain/fold.ts';
import type { recordReader } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { hasWordIn } from '#server/platform/has-word.ts';
import { longListFinder } from '#server/platform/long-list.ts';

/** A person with a folded word in their name, numbers or e-mail. */
export const hasWord = (_: DbOrTx, word: string, from: 'index' | 'rows'): SQL =>
  hasWordIn(sql`${users.searchText}`, withoutPrefix(word), from);

const orders = { created_at: [users.createdAt], name: [users.name] };

type Found = Parameters<ReturnType<typeof recordReader>['presentAll']>[0][number];

/**
 * Returns the query for the office's lists of people, of any length.
 * @param readWhole as in `longListFinder`
 */
export const peopleFinder = (db: Db, records: Pick<ReturnType<typeof recordReader>, 'select'>, readWhole?: number) =>
  longListFinder<Found, keyof typeof orders>(
    db,
    {
      ...{ name: 'office_people', table: users, orders, byText: ['name'] as const, hasWord, ends: true as const },
      select: () => records.select() as never,
    },
    readWhole,
  );
