import type { Order } from '#contract/entities.ts';
import { toRiyals } from '#domain/money.ts';
import { buyerOf } from '#server/features/registration/index.ts';
import type { TransactionRow } from './store.ts';

/** An order in the format of the API. */
export function presentOrder({
  order,
  state,
  teamId,
  teamStatus,
  reference,
  entity,
  ...invoice
}: TransactionRow): Order {
  const { items } = order;
  return {
    _id: order.id,
    items: {
      user: { name: items.customer.name, email: items.customer.email, national_id: items.customer.nationalId },
      team: teamId
        ? { _id: teamId, team_no: items.subject.number, name: items.subject.name, status: teamStatus ?? true }
        : null,
      schoolName: items.subject.organisation,
      competion: { name: items.product.name, name_en: items.product.nameEn },
    },
    order_type: order.purposeKind,
    created_at: order.createdAt.toISOString(),
    currency: order.currency,
    subtotal: toRiyals(order.subtotal),
    tax: toRiyals(order.tax),
    total_amount: toRiyals(order.total),
    payment_status: order.paidAt !== null,
    payment_state: state,
    payment_method: order.paymentMethod,
    trx_reference: reference,
    invoice_number: invoice.invoiceNumber,
    invoice_reissuable_to: invoice.invoiceIsStandard === false ? (buyerOf(entity)?.name ?? null) : null,
    credit_note_number: invoice.creditNoteNumber,
  };
}
