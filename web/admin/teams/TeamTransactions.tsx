import Download from 'lucide-react/icons/download';
import { useCallback, useEffect, useState } from 'react';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { getInvoice, listTransactions } from '#contract/endpoints/transactions.ts';
import type { Order, PaymentState } from '#contract/entities.ts';
import { toHalalas } from '#domain/money.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { type Column, DataTable } from '#web/kit/table/DataTable.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import { fetchPdf, useDownload } from '#web/team/download/index.ts';

const tones: Partial<Record<PaymentState, Tone>> = { paid: 'good', held: 'info', unknown: 'info', declined: 'bad' };

/** The order of a team, with its payment and its invoice; a free team has none. */
export function TeamTransactions({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const { orders, error, retry } = useOrders(team);
  const columns = useColumns();
  if (error !== undefined) return <ErrorState text={error} onRetry={retry} />;
  if (!orders) return <Skeleton className="h-32 rounded-lg" />;
  return (
    <Card as="section">
      {orders.length > 0 ? (
        <DataTable label={t('view.transactions')} columns={columns} rows={orders} rowKey={({ _id }) => _id} />
      ) : (
        <p className="text-soft">{t('payment.none')}</p>
      )}
    </Card>
  );
}

function useOrders({ _id, payment_status }: AdminTeam) {
  const [loaded, setLoaded] = useState<{ orders?: Order[]; error?: string | undefined }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a payment makes another invoice
  const load = useCallback(
    async (signal?: AbortSignal) => {
      const asked = call(listTransactions, { query: { team_id: _id, page: 0 }, ...(signal && { signal }) });
      const { answer, error } = await attempt(asked);
      if (!signal?.aborted) setLoaded(answer ? { orders: answer.orders } : { error });
    },
    [_id, payment_status],
  );
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { ...loaded, retry: () => load() };
}

function useColumns(): Column<Order>[] {
  const t = useWords('admin-teams');
  const states = useWords('payment');
  return [
    {
      ...{ key: 'invoice', header: t('payment.invoice'), main: true },
      cell: (order) =>
        order.invoice_number ? <Invoice order={order} number={order.invoice_number} /> : t('view.none'),
    },
    { key: 'date', header: t('payment.date'), cell: ({ created_at }) => <DateTime iso={created_at} stacked /> },
    {
      ...{ key: 'method', header: t('payment.method') },
      cell: ({ payment_method: method }) =>
        method === 'card' || method === 'manual' ? t(`payment.methods.${method}`) : t('view.none'),
    },
    {
      ...{ key: 'state', header: t('payment.state') },
      cell: ({ payment_state: state }) => (
        <StatusBadge tone={tones[state] ?? 'warn'}>{states(`label.${state}`)}</StatusBadge>
      ),
    },
    {
      ...{ key: 'total', header: t('payment.total'), align: 'end' as const },
      cell: ({ total_amount }) => <Money halalas={toHalalas(total_amount)} />,
    },
  ];
}

function Invoice({ order, number }: { order: Order; number: string }) {
  const t = useWords('transactions');
  const { download, loading } = useDownload(t('failed'));
  const fetch = async () => fetchPdf((await call(getInvoice, { query: { order_id: order._id } })).invoice_path);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Ltr className="font-semibold whitespace-nowrap">{number}</Ltr>
      <Button
        size="sm"
        pending={loading === order._id}
        icon={<Download aria-hidden size="1.1em" />}
        onClick={() => download({ key: order._id, name: `${order._id}.pdf`, fetch })}
      >
        PDF <span className="sr-only">{t('download', { number })}</span>
      </Button>
    </span>
  );
}
