import { type Html, html } from '../../kit/html.ts';
import { formatAmount } from '../money.ts';
import type { Order } from '../orders.ts';
import type { Language } from '../texts.ts';

/** "SAR 403.00", in Arabic "403.00 ر.س": Western digits in both, and a space that does not break. */
export function amountText({ amount, currency }: Pick<Order, 'amount' | 'currency'>, lang: Language): string {
  const number = formatAmount(amount);
  if (lang === 'en') return `${currency}\u00a0${number}`;
  return `${number}\u00a0${currency === 'SAR' ? 'ر.س' : currency}`;
}

/** Codes, references and card numbers keep their own direction. */
export function code(text: string | number): Html {
  return html`<bdi dir="ltr" class="code">${text}</bdi>`;
}
