import type { ReactNode } from 'react';

/** `Sort`: the names by which the list's call can sort, so that a wrong one does not compile. */
export interface Column<Row, Sort extends string = string> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The name to sort by; without it the column is not sortable. */
  sort?: Sort;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  /** The card's title on a phone; the first column by default. */
  main?: boolean;
  /** Omitted from the card on a phone, because another cell has the same information. */
  wideOnly?: boolean;
  /** A width such as `w-24`, if it must not depend on the content. */
  className?: string;
}

export interface Sorting {
  /** The `sort` of the column that sorts the rows. */
  by?: string;
  direction?: 'asc' | 'desc';
  onSort: (by: string, direction: 'asc' | 'desc') => void;
}

/** A narrow cell before the columns: the checkbox that selects a row. */
export interface LeadingCell<Row> {
  head: ReactNode;
  /** Above the rows on a phone, where a table has no head. */
  above: ReactNode;
  cell: (row: Row) => ReactNode;
}

/** The column that names the row. */
export function mainColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.main) ?? columns[0];
}

export const headClass =
  'sticky top-(--table-top,0px) z-10 shadow-[0_0_0_0.5px_var(--sunken)] border-b border-line bg-sunken px-4 py-2.5 text-sm font-semibold text-soft ' +
  'whitespace-nowrap first:rounded-ss-lg first:ps-5 last:rounded-se-lg last:pe-5';

/** On a phone a card shows its menu beside its title: keys come to it there, where the browser knows how. */
export const rowClass =
  'max-sm:[reading-flow:flex-visual] group transition-colors hover:bg-ink/[0.025] max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:gap-y-1.5 ' +
  'max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-4 max-sm:last:border-b-0';

export const cellClass =
  'align-middle sm:border-b sm:border-line sm:px-4 sm:py-3 sm:first:ps-5 sm:last:pe-5 sm:group-last:border-b-0 ' +
  'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:data-empty:hidden max-sm:has-[>span:last-child:empty]:hidden';
