import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { logChange } from '#server/features/office-records/index.ts';
import {
  changeOrder,
  checkOpenAttempts,
  isBeingPaid,
  type lockOrderOf,
  type PaymentDeps,
  settleByHandIn,
  withinTimeout,
} from '#server/features/payments/index.ts';
import { itemsOfTeam } from '#server/features/registration/index.ts';
import { sellerIsComplete } from '#server/features/settings/index.ts';
import { GATEWAY_TIMEOUT } from '#server/features/team-withdrawal/index.ts';
import type { TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Tx } from '#server/platform/database.ts';

/** What is not sent stays. Places of people are given by `givePlace`. */
export type TeamChange = ParsedBody<typeof adminTeams.update>;

/** What a change does beside writing the fields. */
export type Effect = { withdraws: boolean; returns: boolean; moves: boolean; pays: boolean };

export const effectOf = ({ team }: TeamWithPeople, { status, competion, payment_status }: TeamChange): Effect => ({
  withdraws: status === false && team.status,
  returns: status === true && !team.status,
  moves: competion !== undefined && competion !== team.competitionId,
  pays: payment_status === true && !team.paymentStatus,
});

type Order = Awaited<ReturnType<typeof lockOrderOf>>;

/**
 * What has to do with money is for those who may change money: a payment by hand, another competition, and whether a team
 * whose fee is paid takes part, because the fee of one that does not has to be refunded. Nobody makes a paid team unpaid.
 * Who may not change money is refused whatever they send of it, so that no answer tells whether they guessed right; a form
 * that says of `payment_status` what it is may be sent.
 * @throws Refusal `not_allowed`, `payment_stands`, `team_withdrawn` for a payment of a team that does not take part, and
 * without the note that a payment by hand needs
 */
export function refuseMoney(
  by: Person,
  { row: { team }, order, sent, effect }: { row: TeamWithPeople; order: Order; sent: TeamChange; effect: Effect },
): void {
  const unpays = sent.payment_status === false && team.paymentStatus;
  const isFeePaid = team.paymentStatus && order !== undefined;
  const isMoney =
    effect.pays ||
    unpays ||
    effect.moves ||
    (isFeePaid && (effect.withdraws || effect.returns)) ||
    Boolean(sent.payment_note);
  if (isMoney && !can(roleOf(by.type), 'admin-teams:money')) throw new Refusal('not_allowed');
  if (unpays) throw new Refusal('payment_stands');
  if (effect.pays && !sent.payment_note)
    throw new Refusal('admin_fields_empty', { fields: { payment_note: 'required' } });
  if (effect.pays && !(sent.status ?? team.status)) throw new Refusal('team_withdrawn');
}

/**
 * For a team that is paid already: the same payment by hand may be sent again, and changes nothing.
 * @throws Refusal `order_paid` for another payment, which would have to be refunded; `nothing_to_pay` for a free team
 */
export function refuseSecondPayment(order: Order, note: string | undefined): void {
  if (!note) return;
  if (!order) throw new Refusal('nothing_to_pay');
  if (order.paymentMethod !== 'manual' || order.paymentNote !== note) throw new Refusal('order_paid');
}

/** Settles what the gateway says of open payments. While it does not say they stay open, and are asked about again. */
export async function askWhetherPaid(payments: PaymentDeps, orderId: string): Promise<void> {
  for await (const { state } of checkOpenAttempts(withinTimeout(payments, GATEWAY_TIMEOUT), orderId)) {
    if (state === 'paid') return;
  }
}

/**
 * The order of an unpaid team says what the team is now, and what its competition costs if that is another one. A fee
 * that is paid, or being paid, stays what it is.
 * @throws Refusal `invalid_fields` on the competition
 */
export async function writeOrder(
  tx: Tx,
  order: Order,
  { now, moves }: { now: TeamWithPeople; moves: boolean },
): Promise<void> {
  const { team, season, competition } = now;
  const fee = moves ? await otherFee(tx, order, competition.id) : undefined;
  if (!order || order.paidAt) return;
  const items = itemsOfTeam({ customer: order.items.customer, team, competition, season });
  if (fee || !isDeepStrictEqual(items, order.items)) await changeOrder(tx, order, { items, fee });
}

/** What a competition costs, if that is not what the order says. */
async function otherFee(tx: Tx, order: Order, competitionId: string) {
  const [next] = await tx.select().from(competitions).where(eq(competitions.id, competitionId));
  if (!next) throw new Error('the competition of a team is not there');
  const fee = { priceHalalas: next.paid ? next.priceHalalas : 0, currency: next.currency };
  const isSame = fee.priceHalalas === (order?.subtotal ?? 0) && (!order || fee.currency === order.currency);
  if (isSame) return undefined;
  const refuse = (code: 'other_price' | 'free_competition' | 'payment_running') =>
    new Refusal('invalid_fields', { fields: { competion: code } });
  if (!order || order.paidAt) throw refuse('other_price');
  // An order is never deleted, and one of nothing could not be paid.
  if (fee.priceHalalas === 0) throw refuse('free_competition');
  // The page of the gateway that is open shows the fee as it was.
  if (await isBeingPaid(tx, order.id)) throw refuse('payment_running');
  return fee;
}

/** Records that the fee of a team was paid by hand, in the transaction of the change. */
export async function pay(
  payments: PaymentDeps,
  tx: Tx,
  by: Person,
  { now, order, note }: { now: TeamWithPeople; order: Order; note: string },
): Promise<void> {
  if (!order) throw new Error('an unpaid team has an order');
  // Its invoice is issued at once, and one without its seller would be no invoice.
  if (!(await sellerIsComplete(tx))) throw new Refusal('payment_not_ready');
  await settleByHandIn(tx, payments, order.id, { note, recordedBy: by.id });
  await logChange(tx, by, {
    ...{ kind: 'teams', recordId: now.team.id, name: now.team.name, action: 'changed' },
    ...{ before: { payment_status: false }, after: { payment_status: true, payment_note: note } },
  });
}
