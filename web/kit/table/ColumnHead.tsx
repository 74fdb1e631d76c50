import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { type Column, headClass, type Sorting } from './columns.ts';

/** The head of a column; if it can be sorted, a button that reverses the order. */
export function ColumnHead({ column, sorting }: { column: Column<never>; sorting?: Sorting }) {
  const t = useWords('kit');
  const { header, sort, align, className } = column;
  const mine = sort !== undefined && sorting?.by === sort;
  const ascending = mine && sorting?.direction !== 'desc';
  const Icon = !mine ? ArrowUpDown : ascending ? ArrowUp : ArrowDown;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: the role stays when CSS lays the table out as cards
      role="columnheader"
      scope="col"
      aria-sort={mine ? (ascending ? 'ascending' : 'descending') : undefined}
      className={cx(headClass, align === 'end' ? 'text-end' : 'text-start', className)}
    >
      {sort && sorting ? (
        <>
          {/* On a phone nobody sees the head: keys would come to a button that is not there. */}
          <span className="sm:hidden">{header}</span>
          <button
            type="button"
            title={t('sortBy', { column: header })}
            onClick={() => sorting.onSort(sort, ascending ? 'desc' : 'asc')}
            className={cx(
              'group/sort -mx-1.5 inline-flex max-sm:hidden items-center gap-1.5 rounded-sm px-1.5 py-0.5 font-semibold hover:bg-ink/7 hover:text-ink',
              mine && 'text-ink',
            )}
          >
            {header}
            <Icon aria-hidden size="1em" className={cx(!mine && 'opacity-50 group-hover/sort:opacity-100')} />
          </button>
        </>
      ) : (
        header
      )}
    </th>
  );
}
