import Download from 'lucide-react/icons/download';
import type { Order } from '#contract/entities.ts';
import { IconButton } from '#web/kit/IconButton.tsx';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { DataTable, type DataTableProps } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useDownload } from '../download/index.ts';
import { fetchInvoice } from './fetch-invoice.ts';

/** Orders with the download of their invoices: of a person, or of one team. */
export function OrdersTable(props: Pick<DataTableProps<Order>, 'rows' | 'error' | 'onRetry' | 'columns' | 'empty'>) {
  const t = useWords('transactions');
  const { refreshing } = useListAddress();
  const { download, loading } = useDownload(t('failed'));
  return (
    <DataTable
      {...props}
      errorTitle={t('failed')}
      label={t('table')}
      rowKey={(order) => order._id}
      expected={4}
      refreshing={refreshing}
      actions={(order) =>
        order.payment_status && (
          <IconButton
            label={t('download', { number: order.invoice_number ?? '' })}
            size="sm"
            pending={loading === order._id}
            onClick={() =>
              download({
                key: order._id,
                name: `${order.invoice_number ?? order._id}.pdf`,
                fetch: () => fetchInvoice(order),
              })
            }
          >
            <Download aria-hidden size="1.2em" />
          </IconButton>
        )
      }
    />
  );
}
