import type { ResourceCalls, RowOf } from './calls.ts';
import { idOf, rowsOf, useMay } from './calls.ts';
import type { ListQuery, LoadedList } from './list-types.ts';
import { moveTo, type Place } from './place.ts';
import { useMoves } from './useMoves.ts';

/** The rows of the page, and how one of them moves where the list is whole and in its own order. */
export function useRowOrder<Calls extends ResourceCalls>(calls: Calls, { query, answer }: LoadedList<Calls['list']>) {
  const { moves, move, flush } = useMoves(calls.move);
  const may = useMay();
  const { page, per_page, sort, ...narrowing } = query as unknown as ListQuery & Record<string, unknown>;
  const start = (page - 1) * per_page;
  const rows = answer && moves.reduce(movedWithin(start), rowsOf(calls, answer));
  const narrowed = Object.entries(narrowing).some(([name, value]) => value && name !== calls.within);
  const inOrder = calls.move && may(calls.move) && sort === calls.orderSort && !narrowed;
  return {
    rows,
    /** Sends the moves that wait for more. */
    flush,
    orderOf(row: RowOf<Calls>) {
      if (!inOrder || !rows || !answer) return {};
      const last = (answer as { totalItems: number }).totalItems;
      const place = start + rows.indexOf(row) + 1;
      return {
        place,
        last,
        onPlace(to: number) {
          // The row leaves the page, with the button that has the focus.
          if (to <= start || to > start + rows.length) document.getElementById('content')?.focus();
          move({ id: idOf(row), place: to }, place);
        },
      };
    },
  };
}

/** A move as a page of the list shows it, of which `start` records stand before it: beyond the page the row is gone. */
const movedWithin =
  (start: number) =>
  <Row>(rows: readonly Row[], { id, place }: Place): readonly Row[] => {
    const within = place - start;
    return within < 1 || within > rows.length
      ? rows.filter((row) => idOf(row) !== id)
      : moveTo(rows, idOf, { id, place: within });
  };
