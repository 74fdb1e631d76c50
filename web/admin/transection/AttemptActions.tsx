import {
  type AdminAttempt,
  type AdminTransactionDetail,
  acceptCharge,
  askAboutCharge,
  refundTransaction,
} from '#contract/endpoints/admin-transactions.ts';
import { Button } from '#web/kit/Button.tsx';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { ActionForm, type Typed } from './ActionForm.tsx';
import { Amount } from './Amount.tsx';

interface AttemptActionsProps {
  order: AdminTransactionDetail;
  attempt: AdminAttempt;
}

/** What resolves an attempt that waits: asking again, accepting its charge, giving it back. */
export function AttemptActions({ order, attempt }: AttemptActionsProps) {
  const t = useWords('admin-transactions');
  const { state, ref, attention, refund_due, currency } = attempt;
  const body = { id: order._id, attempt_id: attempt._id };
  const ask = useWrite(() => call(askAboutCharge, { body }), {
    ...{ done: t('actions.saved'), failed: t('actions.failed') },
  });
  const kind = attention.includes('double') ? 'double' : attention.includes('refund_due') ? 'excess' : 'review';
  const mayAsk = ref !== null && state !== 'paid' && state !== 'refunded';
  const mayRefund = refund_due > 0 || state === 'review';
  if (!mayAsk && !mayRefund) return null;
  const due = refund_due > 0 ? { value: refund_due, currency } : chargedBy(attempt);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
      {mayAsk && (
        <Button size="sm" pending={ask.pending} onClick={() => ask.write()}>
          {t('actions.ask')}
        </Button>
      )}
      {state === 'review' && attempt.acceptable && !order.payment_status && (
        <ActionForm
          label={t('actions.accept')}
          text={
            <>
              {t('actions.acceptText')}{' '}
              {attempt.excess > 0 && t('actions.acceptExcess', { excess: `${attempt.excess.toFixed(2)} ${currency}` })}
            </>
          }
          send={({ note }: Typed) => call(acceptCharge, { body: { ...body, note } })}
        />
      )}
      {mayRefund && (
        <ActionForm
          label={t('actions.refundCharge')}
          withReference
          text={
            <>
              {t('actions.refundChargeText')} <Amount {...due} />
            </>
          }
          send={({ note, reference }: Typed) => call(refundTransaction, { body: { ...body, kind, note, reference } })}
        />
      )}
      {state === 'review' && !attempt.acceptable && (
        <p className="basis-full text-sm text-soft">{t('actions.notAcceptable')}</p>
      )}
    </div>
  );
}

const chargedBy = ({ answer, amount, currency }: AdminAttempt) => ({
  value: answer ? (answer.amount ?? amount) : amount,
  currency: answer?.currency ?? currency,
});
