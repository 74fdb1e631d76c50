import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Endpoint } from '#contract/endpoint.ts';
import { formatNumber } from '#locales/format.ts';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { useLanguage } from '#web/lib/words.tsx';
import { BackLink } from './BackLink.tsx';
import { useMay } from './calls.ts';
import { useHiddenColumns } from './hidden-columns.ts';
import { ListFoot } from './ListFoot.tsx';
import { ListTable } from './ListTable.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import type { AnyFilter, Filter, ListColumn, ListEndpoint, ListQuery, LoadedList, SortOf } from './list-types.ts';
import type { Resource } from './resource.ts';
import { SelectionBar, selectionCells } from './SelectionBar.tsx';
import { useSelection } from './selection.ts';

/** What can be done with selected rows: offered to who may make its call. */
export interface BulkAction {
  call: Endpoint;
  buttons: (ids: readonly string[]) => ReactNode;
}

export interface ListPageProps<E extends ListEndpoint, Row> {
  resource: Resource;
  /** The list's call: columns and filters name what it can sort and filter by. */
  endpoint: E;
  /** What the page's loader answered. */
  loaded: LoadedList<E>;
  /** The rows of the answer; undefined during the first load. */
  rows: readonly Row[] | undefined;
  /** How many records there are, in a sentence. */
  count: (count: number) => string;
  /** The same of a list that has more than are counted. */
  more?: ((total: string) => string) | undefined;
  /** Buttons beside the title: add, order, export. */
  action?: ReactNode;
  /** What the search covers: "Name, number, school or city". */
  searchLabel?: string;
  /** The same in fewer words, for the field itself beside many filters. */
  searchHint?: string;
  filters?: readonly Filter<E>[];
  /** Filters other than drop-downs, with their names in the address. */
  ownFilters?: { names: readonly string[]; fields: ReactNode };
  /** Orders that no column's head offers: the office's own, or `-created_at` without a column for it. */
  otherOrders?: readonly { sort: SortOf<E> | `-${SortOf<E>}`; label: string }[];
  columns: readonly ListColumn<Row, E>[];
  /** The keys of columns that are hidden until somebody chooses them. */
  hiddenAtFirst?: readonly string[];
  pageSizes: readonly number[];
  rowKey: (row: Row) => string;
  /** The record's name, for what is done with it. */
  rowName: (row: Row) => string;
  /** Where the main cell of a row leads. */
  rowHref?: (row: Row) => string;
  /** At the end of a row: its menu, or the one thing that can be done. */
  rowActions?: (row: Row) => ReactNode;
  /** What can be done with the selected rows; rows can be selected if the person may do any of it. */
  bulk?: readonly BulkAction[];
  /** Figures of all records, above the search. */
  summary?: ReactNode;
  /** What else is to be said, or was found, above the table. */
  above?: ReactNode;
  /** Shown when the list has no items at all. */
  empty: ReactNode;
}

/**
 * A list of the back-office: title, search, filters, table, selection and pages. Search, filters, order and page are in
 * the address, under the names of the call.
 */
export function ListPage<E extends ListEndpoint, Row>(props: ListPageProps<E, Row>) {
  const { resource, endpoint, loaded, rows, count, more, action, columns, filters = [], ownFilters, rowKey } = props;
  const title = resource.label[useLanguage().lang];
  const query = loaded.query as ListQuery & Record<string, string | undefined>;
  const answer = loaded.answer as { totalItems: number; totalPages: number; moreThanTotal?: boolean } | undefined;
  // Until the first rows arrive the page is the server's HTML, and what is typed or opened in it would be lost.
  const waiting = rows === undefined && loaded.error === undefined;
  const filterNames = [...filters.map(({ name }): string => name), ...(ownFilters?.names ?? [])];
  const narrowing = JSON.stringify(['s', ...filterNames].map((name) => query[name] ?? ''));
  const selection = useSelection((rows ?? []).map(rowKey), narrowing);
  const may = useMay();
  const bulk = (props.bulk ?? []).filter(({ call }) => may(call));
  const { hidden, show } = useHiddenColumns(endpoint.path, props.hiddenAtFirst);
  const shown = columns.filter((column) => !hidden.includes(column.key));
  return (
    <div className="mx-auto flex max-w-7xl flex-col gap-5">
      <PageMeta title={title} private />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {resource.parent && <BackLink to={resource.parent} />}
          <h1 className="text-3xl">{title}</h1>
          {answer && (
            <p className="mt-1 text-soft">
              {answer.moreThanTotal && more ? more(formatNumber(answer.totalItems)) : count(answer.totalItems)}
            </p>
          )}
        </div>
        {action && (
          <div inert={waiting} className="flex flex-wrap items-center gap-2 empty:hidden max-sm:w-full max-sm:*:grow">
            {action}
          </div>
        )}
      </header>
      {props.summary}
      <ListToolbar
        query={query}
        waiting={waiting}
        searchLabel={props.searchLabel}
        searchHint={props.searchHint}
        filters={filters as readonly AnyFilter[]}
        ownFilters={ownFilters}
        columns={columns}
        otherOrders={props.otherOrders}
        hidden={hidden}
        onShow={show}
      />
      {props.above}
      <ListTable
        title={title}
        query={query}
        filterNames={filterNames}
        columns={withLink(shown, props.rowHref)}
        rows={rows}
        rowKey={rowKey}
        leading={bulk.length > 0 ? selectionCells(selection, rowKey, props.rowName) : undefined}
        actions={props.rowActions}
        error={loaded.error}
        totalItems={answer?.totalItems}
        totalPages={answer?.totalPages}
        empty={props.empty}
      />
      {bulk.length > 0 && (
        <SelectionBar selection={selection}>
          {bulk.map(({ call, buttons }) => (
            <Fragment key={`${call.method} ${call.path}`}>{buttons(selection.selected)}</Fragment>
          ))}
        </SelectionBar>
      )}
      {answer && <ListFoot query={query} pageSizes={props.pageSizes} {...answer} />}
    </div>
  );
}

/** The columns with a link around the main cell. */
function withLink<Row>(columns: readonly Column<Row>[], href: ((row: Row) => string) | undefined) {
  if (!href) return columns;
  const main = columns.find((column) => column.main) ?? columns[0];
  return columns.map((column) =>
    column === main
      ? {
          ...column,
          cell: (row: Row) => (
            <Link to={href(row)} className="block rounded-sm text-ink no-underline hover:text-palm">
              {column.cell(row)}
            </Link>
          ),
        }
      : column,
  );
}
