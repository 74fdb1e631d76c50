import { type Html, html } from '../html.ts';
import { formatAmount } from '../money.ts';
import type { Order } from '../orders.ts';
import type { Language } from '../texts.ts';

/** "SAR 403.00", in Arabic "403.00 ر.س": Western digits in both. */
export function amountText({ amount, currency }: Pick<Order, 'amount' | 'currency'>, lang: Language): string {
  const number = formatAmount(amount);
  if (lang === 'en') return `${currency} ${number}`;
  return `${number} ${currency === 'SAR' ? 'ر.س' : currency}`;
}

/** Codes, references and card numbers keep their own direction. */
export function code(text: string | number): Html {
  return html`<bdi dir="ltr" class="code">${text}</bdi>`;
}
