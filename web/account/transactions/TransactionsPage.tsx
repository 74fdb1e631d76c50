import { useRevalidator } from 'react-router';
import type { Order } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import type { DataTableProps } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/TransactionsPage.ts';
import { AccountHead } from './AccountHead.tsx';
import { loadOrders } from './load-orders.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { useTransactionColumns } from './useTransactionColumns.tsx';

export const handle = { needs: 'orders:read', words: ['transactions', 'payment'] } satisfies PageHandle;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadOrders(request);

export function HydrateFallback() {
  return (
    <Frame>
      <Orders rows={undefined} />
    </Frame>
  );
}

export default function TransactionsPage({ loaderData: { page, orders } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Frame>
      <Orders rows={orders.answer?.orders} error={orders.error} onRetry={revalidate} />
      <Pagination
        page={page}
        pages={orders.answer?.totalPages ?? 1}
        hrefFor={(number) => paths.transactions({ page: number })}
        className="mt-6 flex justify-center"
      />
    </Frame>
  );
}

function Orders(state: Pick<DataTableProps<Order>, 'rows' | 'error' | 'onRetry'>) {
  const t = useWords('transactions');
  return (
    <OrdersTable
      {...state}
      columns={useTransactionColumns()}
      empty={
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={<ButtonLink to={paths.myTeams()}>{t('myTeams')}</ButtonLink>}
        />
      }
    />
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useWords('transactions');
  return (
    <div className="wrap py-10 sm:py-14">
      <PageMeta title={t('title')} private />
      <h1>{t('title')}</h1>
      <AccountHead />
      {children}
    </div>
  );
}
