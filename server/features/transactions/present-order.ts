import { can, roleOf } from '#contract/access.ts';
import type { Order } from '#contract/entities.ts';
import { isSeasonOver } from '#domain/milestones.ts';
import { toRiyals } from '#domain/money.ts';
import { masked } from '#domain/privacy.ts';
import { isAskedAsEntity, isOffice, type Viewer } from '#domain/team-access.ts';
import { buyerOf } from '#server/features/registration/index.ts';
import type { TransactionRow } from './store.ts';

/** An order in the format of the API. */
export function presentOrder(
  { order, state, attempt, teamId, teamStatus, season, reference, entity, team, invoice, creditNote }: TransactionRow,
  viewer: Viewer,
  now: Date,
): Order {
  const { items } = order;
  const { name, email, nationalId } = items.customer;
  // Those who manage the team with them see its invoice, and no more of them than of any other person.
  const hide = order.createdBy === viewer.id || isOffice(roleOf(viewer.type)) ? (value: string) => value : masked;
  // An entity that somebody named, and that has not agreed, sees what stands on its invoice, and does nothing about it.
  const isNamed = team !== null && isAskedAsEntity(viewer, team);
  const mayPay = !isNamed && can(roleOf(viewer.type), 'teams:pay');
  return {
    _id: order.id,
    items: {
      user: { name, email: hide(email), national_id: hide(nationalId) },
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
    season_over: season !== null && isSeasonOver(season, now),
    trx_reference: reference,
    ref: mayPay ? (attempt?.ref ?? null) : null,
    // Only what can be paid there: the page of another attempt is closed at the gateway.
    url: mayPay && attempt?.state === 'redirected' && order.paidAt === null ? attempt.url : null,
    invoice_number: invoice?.number ?? null,
    invoice_buyer: invoice?.buyer.entity
      ? { name: invoice.buyer.entity.name, vat_number: invoice.buyer.entity.vatNumber }
      : null,
    invoice_reissuable_to: !isNamed && invoice && !invoice.buyer.entity ? (buyerOf(entity)?.name ?? null) : null,
    credit_note_number: creditNote,
  };
}
