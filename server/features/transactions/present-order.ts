import type { Order } from '#contract/entities.ts';
import { toRiyals } from '#domain/money.ts';
import type { TransactionRow } from './store.ts';

/** An order in the wire's words. */
export function presentOrder({ order, teamId, invoiceNumber, reference }: TransactionRow): Order {
  const { items } = order;
  return {
    _id: order.id,
    items: {
      user: { name: items.user.name, email: items.user.email, national_id: items.user.nationalId },
      team: teamId ? { _id: teamId, team_no: items.team.teamNo, name: items.team.name } : null,
      schoolName: items.schoolName,
      competion: { name: items.competition.name, name_en: items.competition.nameEn },
    },
    order_type: order.purposeKind,
    created_at: order.createdAt.toISOString(),
    currency: order.currency,
    subtotal: toRiyals(order.subtotal),
    tax: toRiyals(order.tax),
    total_amount: toRiyals(order.total),
    payment_status: order.paidAt !== null,
    payment_method: order.paymentMethod,
    trx_reference: reference,
    invoice_number: invoiceNumber,
  };
}
