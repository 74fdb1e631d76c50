import type { Order } from '#contract/entities.ts';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { DataTable, type DataTableProps } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';

/** Orders with their invoices: of a person, or of one team. */
export function OrdersTable(props: Pick<DataTableProps<Order>, 'rows' | 'error' | 'onRetry' | 'columns' | 'empty'>) {
  const t = useWords('transactions');
  const { refreshing } = useListAddress();
  return (
    <DataTable
      {...props}
      errorTitle={t('failed')}
      label={t('table')}
      rowKey={(order) => order._id}
      expected={4}
      refreshing={refreshing}
    />
  );
}
