// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles when CSS lays a table out as cards
// biome-ignore-all lint/a11y/useSemanticElements: as above
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from '../Skeleton.tsx';
import { type Column, cellClass, type LeadingCell, mainColumn, rowClass } from './columns.ts';

interface DataRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  leading?: LeadingCell<Row>;
  actions?: (row: Row) => ReactNode;
}

/** Whether there is nothing to see in a cell: neither a text nor anything that stands for one. */
const isBlank = (content: Element | null): boolean =>
  !content?.textContent?.trim() && !content?.querySelector('img, svg, input, button, [role="img"]');

/** One row; on a phone a card: the main cell as its title, then name and value line by line, those that have one. */
export function DataRow<Row>({ row, columns, leading, actions }: DataRowProps<Row>) {
  const main = mainColumn(columns);
  return (
    <tr role="row" className={rowClass}>
      {leading && (
        <td role="cell" className={cx(cellClass, 'max-sm:-order-3 sm:w-13 sm:min-w-13 sm:pe-0')}>
          {leading.cell(row)}
        </td>
      )}
      {columns.map((column) => (
        <td
          role="cell"
          key={column.key}
          // At each rendering: what a cell says is known once it stands there, however deep its text lies.
          ref={(cell) => {
            cell?.toggleAttribute('data-empty', isBlank(cell.lastElementChild));
          }}
          className={cx(
            cellClass,
            column.align === 'end' && 'tabular-nums sm:text-end',
            column === main
              ? 'max-sm:-order-2 max-sm:min-w-0 max-sm:flex-1 max-sm:font-semibold'
              : 'max-sm:basis-full max-sm:text-sm',
            column.wideOnly && 'max-sm:hidden',
            column.className,
          )}
        >
          {column !== main && (
            <span aria-hidden className="shrink-0 font-normal text-soft sm:hidden">
              {column.header}
            </span>
          )}
          <span className="min-w-0 max-sm:break-words sm:contents">{column.cell(row)}</span>
        </td>
      ))}
      {actions && (
        <td
          role="cell"
          className={cx(
            cellClass,
            'whitespace-nowrap max-sm:-order-1 max-sm:-my-1.5 max-sm:-me-2 sm:w-0 sm:py-1.5 sm:pe-3',
          )}
        >
          <span className="flex items-center gap-1 sm:justify-end">{actions(row)}</span>
        </td>
      )}
    </tr>
  );
}

interface SkeletonRowProps<Row> {
  columns: readonly Column<Row>[];
  leading: boolean;
  actions: boolean;
}

/** A placeholder row, as high as one line of text. */
export function SkeletonRow<Row>({ columns, leading, actions }: SkeletonRowProps<Row>) {
  return (
    <tr role="row" className={rowClass}>
      {leading && <td role="cell" className={cellClass} />}
      {columns.map((column, index) => (
        <td
          role="cell"
          key={column.key}
          className={cx(cellClass, 'max-sm:basis-full', column.wideOnly && 'max-sm:hidden', column.className)}
        >
          <span className="flex h-[1lh] items-center">
            <Skeleton className={cx('h-[0.7em]', index === 0 ? 'w-32' : 'w-20')} />
          </span>
        </td>
      ))}
      {actions && <td role="cell" className={cellClass} />}
    </tr>
  );
}
