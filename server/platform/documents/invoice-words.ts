import { formatDate, formatTime } from '#locales/format.ts';
import { formatHijri } from '#locales/hijri.ts';
import type { InBothLanguages, InvoiceDocument } from './invoice-document.ts';
import { plain } from './renderer.ts';

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' });
const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Without the currency, which the invoice names once; with a true minus sign, at which no line breaks. */
const money = (halalas: number): string => amount.format(halalas / 100).replace('-', '−');

const titles = {
  simplified: { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسطة' },
  standard: { en: 'Tax invoice', ar: 'فاتورة ضريبية' },
  credit: { en: 'Credit note', ar: 'إشعار دائن' },
};

const methods = {
  card: { en: 'Bank card', ar: 'بطاقة بنكية' },
  manual: { en: 'Recorded by the organiser', ar: 'سجلت لدى الجهة المنظمة' },
};

/** The texts for the invoice's template: dates in Riyadh's time, amounts as text, misleading characters removed. */
export function invoiceWords(invoice: InvoiceDocument) {
  const { issuedAt, credited } = invoice;
  const [year, month, day] = calendarDay.format(new Date(issuedAt)).split('-').map(Number);
  const { method, card, reference } = invoice.payment;
  const { price, tax, exactTotal, rounding, total } = invoice.amounts;
  return plain({
    ...invoice,
    seller: { ...invoice.seller, name: bothWays(invoice.seller.name), address: bothWays(invoice.seller.address) },
    competition: bothWays(invoice.competition),
    season: bothWays(invoice.season),
    title: titles[credited ? 'credit' : invoice.buyer.entity ? 'standard' : 'simplified'],
    credited: credited ? { ...credited, on: writtenDay(credited.issuedAt) } : null,
    issued: {
      date: { year, month, day },
      ...writtenDay(issuedAt),
      time: formatTime(issuedAt),
    },
    quantity: '1',
    taxRate: `${invoice.taxPercent}%`,
    amounts: {
      price: money(price),
      tax: money(tax),
      exactTotal: money(exactTotal),
      rounding: rounding === 0 ? null : money(rounding),
      total: money(total),
    },
    payment: {
      method: methods[method],
      card: card ? `${card.scheme} •••• ${card.last4}` : null,
      reference,
    },
  });
}

const writtenDay = (iso: string) => ({
  en: formatDate(iso, 'en'),
  ar: formatDate(iso, 'ar'),
  hijri: formatHijri(iso, 'ar'),
});

/** A text that exists in one language only is shown on both sides. */
const bothWays = ({ en, ar }: InBothLanguages): InBothLanguages => ({ en: en || ar, ar: ar || en });
