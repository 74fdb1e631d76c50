import { and, type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { adminTalents } from '#contract/endpoints/admin-talents.ts';
import { joinDigits, searchWords, withoutPrefix } from '#domain/fold.ts';
import type { recordReader } from '#server/features/office-records/index.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { hasWordIn } from '#server/platform/has-word.ts';
import { listFilters, type Narrowed } from '#server/platform/list-filters.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { talents } from './table.ts';

type Asked = Pick<ParsedQuery<typeof adminTalents.list>, 's' | 'shown' | 'moeAdmin' | 'competion' | 'slot'>;

const hasWord = (_: DbOrTx, word: string, from: 'index' | 'rows'): SQL =>
  hasWordIn(sql`${talents.searchText}`, withoutPrefix(word), from);

const orders = { created_at: [talents.createdAt], name: [talents.name], school: [talents.school] };

type Found = Parameters<ReturnType<typeof recordReader>['presentAll']>[0][number];

/** Returns the query for the office's list of talents, of any length. */
export const talentFinder = (db: Db, records: Pick<ReturnType<typeof recordReader>, 'select'>) =>
  longListFinder<Found, keyof typeof orders>(db, {
    ...{ name: 'office_talents', table: talents, orders, byText: ['name', 'school'] as const, hasWord },
    ends: true,
    select: () => records.select() as never,
  });

/**
 * Somebody who has a training with these values, given as the arguments of `jsonb_build_object`. As a subquery the value is
 * made once for all rows.
 */
const hasTraining = (values: SQL): SQL =>
  sql`${talents.trainings} @> (select jsonb_build_array(jsonb_build_object(${values})))`;

/** At that time as the first or the second choice. */
const atSlot = (slot: SQL, values = sql``): SQL =>
  sql`(${hasTraining(sql`${values}'slot1', ${slot}::text`)} or ${hasTraining(sql`${values}'slot2', ${slot}::text`)})`;

const filters = listFilters<'shown' | 'moeAdmin' | 'competion' | 'slot' | 'training'>({
  shown: (value) => sql`${talents.status} = ${value}`,
  moeAdmin: (value) => sql`${talents.administration} = ${value}`,
  competion: (value) => hasTraining(sql`'competitionId', ${value}::text`),
  slot: (value) => atSlot(value),
  // A competition at a time: the id, a space, the slot.
  training(value) {
    const [competition, slot] = [sql`split_part(${value}, ' ', 1)`, sql`split_part(${value}, ' ', 2)`];
    return sql`(${hasTraining(sql`'competitionId', ${competition}`)} and ${atSlot(slot, sql`'competitionId', ${competition}, `)})`;
  },
});

/** The filters that were sent. A competition and a time together mean one training, not two. */
export function narrowed({ shown, moeAdmin, competion, slot }: Asked): Narrowed {
  const training = competion && slot ? { training: `${competion} ${slot}` } : { competion, slot };
  return filters({ shown, moeAdmin, ...training });
}

/** The condition of the search and the filters, for a file with all of them. */
export const wanted = (db: Db, asked: Asked): SQL | undefined =>
  and(narrowed(asked).where, ...searchWords(joinDigits(asked.s)).map((word) => hasWord(db, word, 'rows')));
