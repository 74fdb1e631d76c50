import type { Team } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { toHalalas } from '#domain/money.ts';
import { paymentStep } from '#domain/payment-state.ts';
import { formatMoney } from '#locales/format.ts';
import type { useWords } from '#web/lib/words.tsx';

/**
 * The label of the link or button to a team's payment: `Pay SAR 403.00`, `Declined: try again`, `Payment being
 * checked`. `again` where the page already shows the result of the last attempt.
 */
export function paymentLabel(
  t: ReturnType<typeof useWords<'payment'>>,
  order: NonNullable<Team['order']>,
  lang: Language,
  said?: 'again',
): string {
  const { payment_state: state } = order;
  const amount = formatMoney(toHalalas(order.total_amount), lang);
  if (paymentStep(state) !== 'pay') return t('beingChecked');
  if (state === 'due' || state === 'open') return t('pay', { amount });
  if (said) return t('payAgain', { amount });
  return state === 'declined' ? t('declined') : t('pay', { amount });
}
