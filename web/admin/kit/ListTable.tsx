import { useRevalidator } from 'react-router';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { readSort, writeSort } from '#web/kit/list/list-address.ts';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { DataTable, type DataTableProps } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { ListQuery } from './list-types.ts';

interface ListTableProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'leading' | 'actions' | 'error' | 'empty'> {
  title: string;
  query: ListQuery;
  filterNames: readonly string[];
  totalItems?: number;
  totalPages?: number;
}

/** The rows of a list, in the order of the address; or why there are none. */
export function ListTable<Row>({
  title,
  query,
  filterNames,
  totalItems = 0,
  totalPages = 1,
  empty,
  ...table
}: ListTableProps<Row>) {
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const narrowed = ['s', ...filterNames].filter((name) => address.query.get(name));
  const beyond = totalItems > 0 && query.page > totalPages;
  return (
    <DataTable
      label={title}
      {...table}
      expected={Math.min(query.per_page, 25)}
      refreshing={address.refreshing}
      onRetry={() => revalidate()}
      sorting={
        query.sort === undefined
          ? undefined
          : { ...readSort(query.sort), onSort: (by, direction) => address.change({ sort: writeSort(by, direction) }) }
      }
      empty={
        beyond ? (
          <BeyondTheEnd page={query.page} pages={totalPages} />
        ) : narrowed.length > 0 ? (
          <NothingFits names={narrowed} />
        ) : (
          empty
        )
      }
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

/** The address names a page that the list does not have, or has no more. */
function BeyondTheEnd({ page, pages }: { page: number; pages: number }) {
  const t = useWords('admin');
  const { hrefFor } = useListAddress();
  return (
    <EmptyState
      title={t('list.noSuchPage', { page })}
      text={t('list.pages', { count: pages })}
      action={<ButtonLink to={hrefFor({ page: pages })}>{t('list.lastPage')}</ButtonLink>}
    />
  );
}
