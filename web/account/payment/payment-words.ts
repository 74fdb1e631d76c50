import type { Team } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { toHalalas } from '#domain/money.ts';
import { paymentStep } from '#domain/payment-state.ts';
import { formatMoney } from '#locales/format.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import type { Translate } from '#web/lib/words.tsx';

/**
 * The label of the link or button to a team's payment: `Pay SAR 403.00`, `Declined: try again`, `Payment being
 * checked`. `again` where the page already shows the result of the last attempt.
 */
export function paymentLabel(
  t: Translate<'payment'>,
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

/**
 * Why a payment did not begin, and whether the portal said so. Without an answer nothing was charged all the same: a
 * card is charged on the gateway's page alone. And the page should stay as it is: nothing could be loaded now.
 */
export function paymentProblem(error: unknown, t: Translate<'payment'>): { text: string; answered: boolean } {
  const answered = isApiError(error) && error.status > 0;
  return { text: answered ? error.message : t('notStarted'), answered };
}
