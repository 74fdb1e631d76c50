import { useRevalidator } from 'react-router';
import type { Order } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { loadOrders, OrdersTable, useTransactionColumns } from '../transactions/index.ts';
import type { Route } from './+types/TeamTransactions.ts';
import { useTeam } from './team-context.ts';

export const handle = { needs: 'signedIn', words: ['team', 'transactions', 'payment'] } satisfies PageHandle;

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) => loadOrders(request, params.teamId);

/** The team's orders and invoices (public spec, section 2, "Transactions"). */
export default function TeamTransactions({ loaderData: { page, orders } }: Route.ComponentProps) {
  const t = useWords('transactions');
  const team = useTeam();
  const { revalidate } = useRevalidator();
  return (
    <>
      <OrdersTable
        rows={orders.answer?.orders}
        error={orders.error}
        onRetry={revalidate}
        columns={useColumnsOfTeam()}
        empty={<EmptyState title={t('emptyOfTeamTitle')} text={t('emptyOfTeam')} />}
      />
      <Pagination
        page={page}
        pages={orders.answer?.totalPages ?? 1}
        hrefFor={(number) => paths.team(team._id, 'transactions', { page: number })}
        className="mt-6 flex justify-center"
      />
    </>
  );
}

/** Those of a person's transactions that differ within one team, and the team's number. */
function useColumnsOfTeam(): Column<Order>[] {
  const t = useWords('transactions');
  const number: Column<Order> = {
    key: 'team',
    header: t('teamNo'),
    cell: ({ items }) => <Ltr className="whitespace-nowrap">{items.team?.team_no}</Ltr>,
  };
  return useTransactionColumns()
    .filter(({ key }) => key !== 'subtotal')
    .map((column) => (column.key === 'team' ? number : column));
}
