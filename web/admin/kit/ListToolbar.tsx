import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { writeSort } from '#web/kit/list/list-address.ts';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { SearchField } from '#web/kit/table/SearchField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import type { AnyFilter, ListQuery } from './list-types.ts';

interface ListToolbarProps {
  query: ListQuery & Record<string, unknown>;
  /** The first rows have not arrived. */
  waiting: boolean;
  searchLabel?: string;
  searchHint?: string;
  filters: readonly AnyFilter[];
  /** Filters other than drop-downs, with their names in the address. */
  ownFilters?: { names: readonly string[]; fields: ReactNode } | undefined;
  columns: readonly Column<never>[];
  otherOrders?: readonly { sort: string; label: string }[];
  hidden: readonly string[];
  onShow: (column: string, shown: boolean) => void;
}

/** Search, filters, order and columns of a list. */
export function ListToolbar({
  query,
  waiting,
  searchLabel,
  searchHint,
  filters,
  ownFilters,
  columns,
  otherOrders,
  ...choice
}: ListToolbarProps) {
  const { change } = useListAddress();
  return (
    <div inert={waiting} className="flex flex-wrap items-start gap-3">
      {query.s !== undefined && (
        <div className="grow basis-64 max-lg:basis-full">
          {/* A narrow field would cut the hint off: there it stands below. */}
          <SearchField
            value={query.s}
            label={searchLabel}
            placeholder={searchHint}
            onSearch={(s) => change({ s }, { replace: true })}
            className="max-sm:[&_input]:placeholder:text-transparent"
          />
          {searchLabel && (
            <p aria-hidden className="mt-1.5 text-sm text-soft sm:hidden">
              {searchLabel}
            </p>
          )}
        </div>
      )}
      <Filters query={query} filters={filters} ownFilters={ownFilters} />
      <div className="flex gap-3 max-sm:grow">
        {query.sort !== undefined && <SortSelect sort={query.sort} columns={columns} otherOrders={otherOrders} />}
        <ColumnChoice columns={columns} {...choice} />
      </div>
    </div>
  );
}

type FiltersProps = Pick<ListToolbarProps, 'query' | 'filters' | 'ownFilters'>;

/** The filters of a list. On a phone more than one stand behind a button, which says how many are set. */
function Filters({ query, filters, ownFilters }: FiltersProps) {
  const t = useWords('admin');
  const { change } = useListAddress();
  const [open, setOpen] = useState(false);
  const id = useId();
  const names = [...filters.map(({ name }) => name), ...(ownFilters?.names ?? [])];
  const set = names.filter((name) => query[name]).length;
  const folds = names.length > 1;
  return (
    <>
      {folds && (
        <Button
          className="sm:hidden"
          icon={<ListFilter aria-hidden size="1.15em" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {set > 0 ? t('list.filtersSet', { count: set }) : t('list.filters')}
        </Button>
      )}
      <div id={id} className={cx('contents', folds && (open ? 'max-sm:flex' : 'max-sm:hidden'), folds && panelClass)}>
        {filters.map(({ name, label, all, options, clears = [] }) => (
          <Select
            key={name}
            label={label}
            hideLabel
            optional
            placeholder={all}
            value={String(query[name] ?? '')}
            onChange={(value) => change({ ...Object.fromEntries(clears.map((other) => [other, ''])), [name]: value })}
            options={options}
            // Two beside each other would cut their names off.
            className={cx(folds ? 'max-sm:basis-full' : 'max-sm:grow max-sm:basis-36', 'sm:w-44')}
          />
        ))}
        {ownFilters?.fields}
      </div>
    </>
  );
}

const panelClass = 'max-sm:basis-full max-sm:flex-wrap max-sm:gap-3';

type SortSelectProps = Pick<ListToolbarProps, 'columns' | 'otherOrders'> & { sort: string };

/** The order of the list: on a phone, where the heads of columns are not seen, and where some orders have no column. */
function SortSelect({ sort, columns, otherOrders = [] }: SortSelectProps) {
  const t = useWords('admin');
  const { change } = useListAddress();
  const ofColumns = columns.flatMap(({ sort, header }) =>
    sort
      ? [
          { value: sort, label: t('list.ascending', { column: header }) },
          { value: writeSort(sort, 'desc'), label: t('list.descending', { column: header }) },
        ]
      : [],
  );
  return (
    <Select
      label={t('list.sort')}
      hideLabel
      value={sort}
      onChange={(value) => change({ sort: value })}
      options={[...otherOrders.map(({ sort, label }) => ({ value: sort, label })), ...ofColumns]}
      className={otherOrders.length > 0 ? 'max-sm:grow sm:w-44' : 'grow sm:hidden'}
    />
  );
}
