// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles when CSS lays a table out as cards
// biome-ignore-all lint/a11y/useSemanticElements: as above
import type { ReactNode } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { type Column, headClass, type LeadingCell, type Sorting } from './columns.ts';
import { DataRow, SkeletonRow } from './DataRow.tsx';
import { ScrollBox } from './ScrollBox.tsx';

export type { Column, Sorting } from './columns.ts';

export interface DataTableProps<Row> {
  /** The table's caption, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while loading: the table shows `expected` skeleton rows. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  expected?: number;
  /** New rows are loading; the old ones stay, dimmed. */
  refreshing?: boolean;
  /** An error message, with a retry. */
  error?: string;
  /** The heading above it, if the specification has its own text. */
  errorTitle?: string;
  onRetry?: () => void;
  /** What to show when there is no row: an `EmptyState`. */
  empty?: ReactNode;
  sorting?: Sorting;
  /** Before the columns: what selects a row. */
  leading?: LeadingCell<Row>;
  /** Buttons at the end of each row: icon buttons or a `DropdownMenu`. */
  actions?: (row: Row) => ReactNode;
  className?: string;
}

/**
 * A list as a table; on a phone each row is a card with the column names beside the values. Columns are an array;
 * search, filters and pagination are outside.
 */
export function DataTable<Row>({ rows, error, errorTitle, onRetry, empty, className, ...table }: DataTableProps<Row>) {
  const t = useWords('kit');
  return (
    <div className={cx('rounded-lg border border-line bg-surface shadow-xs', className)}>
      {error !== undefined ? (
        <ErrorState title={errorTitle} text={error} onRetry={onRetry} level={3} />
      ) : rows?.length === 0 ? (
        (empty ?? <EmptyState title={t('emptyTitle')} level={3} />)
      ) : (
        <Rows rows={rows} {...table} />
      )}
      <span role="status" className="sr-only">
        {rows || error ? '' : t('loading')}
      </span>
    </div>
  );
}

type RowsProps<Row> = Omit<DataTableProps<Row>, 'error' | 'errorTitle' | 'onRetry' | 'empty' | 'className'>;

function Rows<Row>({
  label,
  columns,
  rows,
  rowKey,
  expected = 10,
  refreshing,
  sorting,
  leading,
  actions,
}: RowsProps<Row>) {
  const t = useWords('kit');
  return (
    <>
      {leading && rows && <div className="border-b border-line px-4 py-3 sm:hidden">{leading.above}</div>}
      <ScrollBox label={label}>
        <table
          role="table"
          aria-label={label}
          aria-busy={!rows || refreshing || undefined}
          className={cx('w-full border-separate border-spacing-0 max-sm:block', refreshing && 'opacity-60')}
        >
          <thead role="rowgroup" className="max-sm:sr-only">
            <tr role="row">
              {leading && (
                <th role="columnheader" scope="col" className={cx(headClass, 'w-13 min-w-13 pe-0 max-sm:hidden')}>
                  {leading.head}
                </th>
              )}
              {columns.map((column) => (
                <ColumnHead key={column.key} column={column} sorting={sorting} />
              ))}
              {actions && (
                <th role="columnheader" scope="col" className={cx(headClass, 'w-0')}>
                  <span className="sr-only">{t('actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {rows
              ? rows.map((row) => (
                  <DataRow key={rowKey(row)} row={row} columns={columns} leading={leading} actions={actions} />
                ))
              : Array.from({ length: expected }, (_, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
                  <SkeletonRow key={line} columns={columns} leading={Boolean(leading)} actions={Boolean(actions)} />
                ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}
