import { sameValue } from '#web/kit/form/form-state.ts';

export type Group = Readonly<Record<string, unknown>>;

/** What became of one row of a list. */
export interface RowChange {
  kind: 'same' | 'changed' | 'added' | 'removed';
  before?: Group | undefined;
  after?: Group | undefined;
}

/** How many texts and numbers two rows have in common; what is empty in both says nothing. */
const inCommon = (one: Group, other: Group): number =>
  Object.entries(one).filter(([name, value]) => value !== '' && value !== true && sameValue(value, other[name])).length;

/**
 * The row that another one was: the same by its id, or the one that has most in common with it.
 * @param left the rows that no other row is found to have been
 */
function earlierOf(row: Group, left: readonly Group[]): Group | undefined {
  if ('_id' in row) return left.find(({ _id }) => _id === row._id);
  const [best] = left
    .map((one) => ({ one, common: inCommon(one, row) }))
    .filter(({ common }) => common > 0)
    .toSorted((one, other) => other.common - one.common);
  return best?.one;
}

/** What was done to the rows of a list: those that are there, in their order, and after them those that are gone. */
export function rowChanges(
  before: readonly Group[],
  after: readonly Group[],
): { rows: RowChange[]; isReordered: boolean } {
  const found = new Map<Group, Group>();
  const left = () => before.filter((row) => ![...found.values()].includes(row));
  // First those that are as they were, so that no other row takes them.
  for (const isCertain of [true, false]) {
    for (const row of after) {
      if (found.has(row)) continue;
      const earlier = isCertain ? left().find((one) => sameValue(one, row)) : earlierOf(row, left());
      if (earlier) found.set(row, earlier);
    }
  }
  const rows = after.map((row): RowChange => {
    const earlier = found.get(row);
    if (!earlier) return { kind: 'added', after: row };
    return { kind: sameValue(earlier, row) ? 'same' : 'changed', before: earlier, after: row };
  });
  const places = after.flatMap((row) => (found.has(row) ? [before.indexOf(found.get(row) as Group)] : []));
  return {
    rows: [...rows, ...left().map((row): RowChange => ({ kind: 'removed', before: row }))],
    isReordered: places.some((place, at) => at > 0 && place < (places[at - 1] as number)),
  };
}
