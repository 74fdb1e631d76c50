import type { FieldErrors } from '#web/kit/form/form-state.ts';

/**
 * The errors of a form after rows of one of its lists were added, removed or moved: each stays with its row
 * (`attributes.1.title`), and those of a row that is gone go with it.
 * @param placeOf where the row of a place is now; undefined if it is gone
 */
export function errorsOfRows(
  errors: FieldErrors,
  list: string,
  placeOf: (place: number) => number | undefined,
): FieldErrors {
  const moved = Object.entries(errors).flatMap(([path, error]): [string, string][] => {
    // What was said of the list as a whole, too many rows, is judged anew.
    if (path === list) return [];
    if (!path.startsWith(`${list}.`)) return [[path, error]];
    const [place = '', ...rest] = path.slice(list.length + 1).split('.');
    const now = placeOf(Number(place));
    return now === undefined ? [] : [[[list, now, ...rest].join('.'), error]];
  });
  return Object.fromEntries(moved);
}

/** Whether something is wrong in the row of a place. */
export const isWrong = (errors: FieldErrors, list: string, place: number): boolean =>
  Object.keys(errors).some((path) => path === `${list}.${place}` || path.startsWith(`${list}.${place}.`));

/** Where each row is after one of them was moved. */
export const placeAfterMove =
  (from: number, to: number) =>
  (place: number): number => {
    if (place === from) return to;
    if (from < to) return place > from && place <= to ? place - 1 : place;
    return place >= to && place < from ? place + 1 : place;
  };

/** A list with one item at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
