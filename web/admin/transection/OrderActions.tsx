import {
  type AdminTransactionDetail,
  recordManualPayment,
  refundTransaction,
  takeBackManualPayment,
} from '#contract/endpoints/admin-transactions.ts';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { ActionForm, type Typed } from './ActionForm.tsx';

/** What can be done with an order as a whole: record a payment, take that back, give the fee back. */
export function OrderActions({ order }: { order: AdminTransactionDetail }) {
  const { _id: id, state, payment_method, paid_at } = order;
  const t = useWords('admin-transactions');
  return (
    // Another state offers other things, and a form that is open belongs to what was.
    <div key={`${state} ${paid_at}`} className="mt-5 flex flex-wrap gap-2">
      {state !== 'paid' && (
        <ActionForm
          label={t('actions.manual')}
          text={t('actions.manualText')}
          send={({ note }: Typed) => call(recordManualPayment, { body: { id, note } })}
        />
      )}
      {state === 'paid' && (
        <ActionForm
          label={t('actions.refundOrder')}
          text={t('actions.refundOrderText')}
          withReference
          danger
          send={({ note, reference }: Typed) =>
            call(refundTransaction, { body: { id, kind: 'order', note, reference } })
          }
        />
      )}
      {paid_at !== null && payment_method === 'manual' && (
        <ActionForm
          label={t('actions.takeBack')}
          text={t('actions.takeBackText')}
          danger
          send={({ note }: Typed) => call(takeBackManualPayment, { body: { id, paid_at, note } })}
        />
      )}
    </div>
  );
}
