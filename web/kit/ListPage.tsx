import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { formatNumber } from '#locales/format.ts';
import { useWords } from '#web/lib/words.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { readSort, rowRange, writeSort } from './list/list-address.ts';
import { useListAddress } from './list/useListAddress.ts';
import { type Column, DataTable } from './table/DataTable.tsx';
import { PageSizeSelect } from './table/PageSizeSelect.tsx';
import { Pagination } from './table/Pagination.tsx';
import { SearchField } from './table/SearchField.tsx';

/** The parsed query of the list's call, from the address. */
export interface ListQuery {
  page: number;
  per_page: number;
  /** Omit if the list has no search. */
  s?: string;
  /** A column's `sort`, with `-` before it for descending. Omit if nothing can be sorted. */
  sort?: string;
}

export interface ListPageProps<Row> {
  title: string;
  /** The contents of the list, in a sentence. */
  text?: ReactNode;
  /** Buttons beside the title: add, import, export. */
  action?: ReactNode;
  query: ListQuery;
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined;
  totalItems?: number;
  totalPages?: number;
  /** True if a search finds more than `totalItems`, which is the limit for paging. */
  moreThanTotal?: boolean;
  /** The error message. */
  error?: string;
  /** What the search covers: "Name, number, school or city". */
  searchLabel?: string;
  /** Fields that filter the list; they write to the address with `useListAddress`. */
  filters?: ReactNode;
  /** The parameter names of the filters, for "show all". */
  filterNames?: readonly string[];
  pageSizes: readonly number[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Shown when the list has no items at all. */
  empty: ReactNode;
}

/**
 * A list of the back-office: title, search and filters, table, page size and pagination. It is generic: a feature
 * passes its columns, filters and words, and loads the rows for `query` in its `clientLoader`.
 */
export function ListPage<Row>({ title, text, action, searchLabel, filters, ...list }: ListPageProps<Row>) {
  const { change } = useListAddress();
  const { query } = list;
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          {text && <p className="mt-1 text-soft">{text}</p>}
        </div>
        {action && <div className="flex flex-wrap gap-2">{action}</div>}
      </header>
      {/*
       * Inert until the first rows arrive: until then the page is the server's HTML, and what is typed into it would be
       * lost.
       */}
      <div inert={list.rows === undefined && list.error === undefined} className="flex flex-wrap gap-3">
        {query.s !== undefined && (
          <SearchField
            value={query.s}
            label={searchLabel}
            onSearch={(s) => change({ s }, { replace: true })}
            className="grow basis-64"
          />
        )}
        {filters}
      </div>
      <ListTable title={title} {...list} />
      <ListFoot {...list} />
    </div>
  );
}

type TableProps<Row> = Omit<ListPageProps<Row>, 'text' | 'action' | 'searchLabel' | 'filters'>;

function ListTable<Row>({
  title,
  query,
  totalItems = 0,
  rowActions,
  empty,
  filterNames = [],
  ...table
}: TableProps<Row>) {
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const narrowed = ['s', ...filterNames].filter((name) => address.query.get(name));
  return (
    <DataTable
      label={title}
      {...table}
      actions={rowActions}
      expected={Math.min(query.per_page, 25)}
      refreshing={address.refreshing}
      onRetry={() => revalidate()}
      sorting={
        query.sort === undefined
          ? undefined
          : { ...readSort(query.sort), onSort: (by, direction) => address.change({ sort: writeSort(by, direction) }) }
      }
      empty={narrowed.length > 0 || totalItems > 0 ? <NothingFits names={narrowed} /> : empty}
    />
  );
}

/** The list is not empty, but nothing matches the search or filters. */
function NothingFits({ names }: { names: string[] }) {
  const t = useWords('kit');
  const { change } = useListAddress();
  return (
    <EmptyState
      title={t('noneFoundTitle')}
      text={t('noneFoundText')}
      action={
        <Button onClick={() => change(Object.fromEntries(names.map((name) => [name, undefined])))}>
          {t('showAll')}
        </Button>
      }
    />
  );
}

type FootProps = Pick<ListPageProps<never>, 'query' | 'pageSizes' | 'totalItems' | 'totalPages' | 'moreThanTotal'>;

function ListFoot({ query, pageSizes, totalItems, totalPages = 1, moreThanTotal }: FootProps) {
  const t = useWords('kit');
  const { hrefFor, change } = useListAddress();
  if (totalItems === undefined || totalItems === 0) return null;
  const range = rowRange(query.page, query.per_page, totalItems);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-sm text-soft tabular-nums">
        {range &&
          t(moreThanTotal ? 'rowsOfMore' : 'rows', {
            from: formatNumber(range.from),
            to: formatNumber(range.to),
            total: formatNumber(totalItems),
          })}
      </p>
      <Pagination page={query.page} pages={totalPages} hrefFor={(page) => hrefFor({ page })} />
      <PageSizeSelect value={query.per_page} sizes={pageSizes} onChange={(per_page) => change({ per_page })} />
    </div>
  );
}
