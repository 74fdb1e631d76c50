import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { getAdminTransaction } from '#contract/endpoints/admin-transactions.ts';
import { Button } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { overList } from '../kit/over-list.ts';
import type { Route } from './+types/TransactionViewPage.ts';
import { transactions } from './resource.ts';
import { TransactionDetail } from './TransactionDetail.tsx';

export const handle = {
  needs: getAdminTransaction.access,
  words: ['admin', 'admin-log', 'admin-transactions'],
} satisfies PageHandle;

export const clientLoader = ({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) =>
  attempt(call(getAdminTransaction, { query: { id }, signal }));

/** `/admin/transection/{id}/view`: an order and all that is known of its money, in a dialog over the list. */
export default function TransactionViewPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const t = useWords('admin-transactions');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { revalidate, state: loading } = useRevalidator();
  const close = () =>
    (state as typeof overList | null)?.overList
      ? navigate(-1)
      : navigate({ pathname: transactions.address, search }, { replace: true, preventScrollReset: true });
  const order = answer?.order;
  return (
    <Dialog
      open
      // It has an address: the back button leads to the one before.
      leaving
      size="lg"
      onClose={close}
      title={order ? t('detail.titleOf', { team: order.items.team?.name ?? '' }) : t('detail.title')}
      actions={
        <Button variant="primary" data-autofocus onClick={close}>
          {t('detail.close')}
        </Button>
      }
    >
      {error !== undefined && (
        <ErrorState title={t('detail.failed')} text={error} onRetry={revalidate} pending={loading === 'loading'} />
      )}
      {order && <TransactionDetail order={order} />}
    </Dialog>
  );
}
