import Download from 'lucide-react/icons/download';
import { useRevalidator } from 'react-router';
import { listTransactions } from '#contract/endpoints/transactions.ts';
import type { Order } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { IconButton } from '#web/kit/IconButton.tsx';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { DataTable, type DataTableProps } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/TransactionsPage.ts';
import { AccountHead } from './AccountHead.tsx';
import { useTransactionColumns } from './columns.tsx';
import { pageInAddress, pageOnWire } from './page-number.ts';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

export const handle = { needs: 'orders:read', words: ['transactions'] } satisfies PageHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageInAddress(new URL(request.url).searchParams);
  const query = { page: pageOnWire(page) };
  return { page, orders: await attempt(call(listTransactions, { query, signal: request.signal })) };
}

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
  const { refreshing } = useListAddress();
  const { download, loading } = useInvoiceDownload();
  return (
    <DataTable
      {...state}
      errorTitle={t('failed')}
      label={t('table')}
      columns={useTransactionColumns()}
      rowKey={(order) => order._id}
      expected={4}
      refreshing={refreshing}
      actions={(order) =>
        order.payment_status && (
          <IconButton
            label={t('download', { number: order.invoice_number ?? '' })}
            size="sm"
            pending={loading === order._id}
            onClick={() => download(order._id)}
          >
            <Download aria-hidden size="1.2em" />
          </IconButton>
        )
      }
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
