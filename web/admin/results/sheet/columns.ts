import { type ImportColumn, type ImportRow, importColumns } from '#contract/endpoints/result-imports.ts';
import { fold } from '#domain/fold.ts';
import ar from '#locales/ar/admin-results.ts';
import en from '#locales/en/admin-results.ts';
import { type SheetRow, Unreadable } from './unreadable.ts';

/** Without these a file says nothing. */
const NEEDED = ['team_no', 'ranked'] as const satisfies ImportColumn[];

/** What else a column is headed by, in files that others write. */
const also: Partial<Record<ImportColumn, readonly string[]>> = {
  team_no: ['team no', 'team id', 'team number', 'رقم فريق'],
  competion: ['competition', 'category', 'المسابقه'],
  ranked: ['rank', 'place', 'الترتيب'],
  score: ['points', 'الدرجة', 'المجموع'],
};

/** A heading in the languages of the portal, by the column that it names. */
const columnOfHeading = new Map(
  importColumns.flatMap((column) =>
    [column, ar.import.columns[column], en.import.columns[column], ...(also[column] ?? [])].map(
      (heading) => [fold(heading), column] as const,
    ),
  ),
);

/** A file as it was read: what the portal is sent, and all its cells, for the file that shows the mistakes. */
export interface ReadFile {
  heading: string[];
  rows: (ImportRow & { row: number })[];
  cells: string[][];
}

/**
 * Finds the columns by their headings, in either language; those that it does not know are not looked at.
 * @throws Unreadable
 */
export function readColumns([heading, ...rest]: readonly SheetRow[]): ReadFile {
  if (!heading) throw new Unreadable('empty');
  const places = new Map<ImportColumn, number>();
  heading.cells.forEach((text, place) => {
    const column = columnOfHeading.get(fold(text));
    if (!column) return;
    if (places.has(column)) throw new Unreadable('twice', [text]);
    places.set(column, place);
  });
  const missing = NEEDED.filter((column) => !places.has(column));
  if (missing.length > 0) throw new Unreadable('noColumns', missing);
  if (rest.length === 0) throw new Unreadable('noRows');
  const cellOf = (cells: readonly string[], column: ImportColumn) => cells[places.get(column) ?? -1] ?? '';
  return {
    heading: heading.cells,
    rows: rest.map(({ number, cells }) => ({
      ...(Object.fromEntries(importColumns.map((column) => [column, cellOf(cells, column)])) as Record<
        ImportColumn,
        string
      >),
      row: number,
    })),
    cells: rest.map(({ cells }) => cells),
  };
}
