import { v7 as uuidv7 } from 'uuid';
import { feeFor } from '#domain/fee.ts';
import type { AttemptState } from '#domain/payment-state.ts';
import { issueInvoice } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { itemsOfTeam, soldToTeam } from '#server/features/registration/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { newToken } from '#server/platform/tokens.ts';
import type { Random } from '../random.ts';
import type { Payment } from '../teams/plan.ts';
import type { LoadedTeam } from './teams.ts';

/** The gateway's answers to the payment attempts, first to last. */
const attemptsOf: Record<Exclude<Payment, 'free'>, AttemptState[]> = {
  paid: ['paid'],
  refund: ['paid', 'paid'],
  open: [],
  declined: ['declined'],
  cancelled: ['cancelled'],
  expired: ['expired'],
  review: ['review'],
};

/** Why a payment needs a review: the gateway charged another amount than the order's. */
const oneRiyalOnly = { order: { amount: '1.00', currency: 'SAR', status: { code: 3, text: 'Paid' } } };

type Owed = ReturnType<typeof owedBy>;

/** Inserts the orders of the teams, the payment attempts, and an invoice for each paid order. */
export async function loadPayments(tx: Tx, teams: LoadedTeam[], random: Random): Promise<void> {
  const owed = teams.filter(({ slot }) => slot.payment !== 'free').map((team) => owedBy(team, random));
  await tx.insert(orders).values(owed.map(({ order }) => order));
  await tx.insert(paymentAttempts).values(owed.flatMap(({ attempts }) => attempts));
  const paid = owed.filter(({ paidAt }) => paidAt !== null);
  // One after another in the order of payment, so that invoice numbers have no gap.
  for (const one of paid.sort((a, b) => Number(a.paidAt) - Number(b.paidAt))) await invoice(tx, one);
}

function owedBy(team: LoadedTeam, random: Random) {
  const states = attemptsOf[team.slot.payment as Exclude<Payment, 'free'>];
  const fee = feeFor(team.competition.priceHalalas);
  const triedAt = momentOfPayment(team.createdAt, random);
  const paidAt = states.includes('paid') ? triedAt : null;
  const { competition, season } = team;
  const items = itemsOfTeam({ customer: team.owner, team, competition, season });
  const order = {
    id: uuidv7(),
    purposeKind: 'team',
    purposeId: team.id,
    createdBy: team.createdBy,
    items,
    currency: team.competition.currency,
    subtotal: fee.price,
    tax: fee.tax,
    rounding: fee.rounding,
    total: fee.total,
    termsAcceptedAt: random.chance(0.9) ? team.createdAt : null,
    paidAt,
    paymentMethod: paidAt && ('card' as const),
    createdAt: team.createdAt,
  };
  const attempts = states.map((state, index) => attemptOn(order, state, minutesAfter(triedAt, index * 4), index > 0));
  return { team, fee, order, attempts, paidAt };
}

function attemptOn(
  order: { id: string; createdBy: string; total: number; currency: string },
  state: AttemptState,
  at: Date,
  needsRefund: boolean,
) {
  return {
    orderId: order.id,
    startedBy: order.createdBy,
    cartId: newToken(),
    returnToken: newToken(),
    ref: `DEMO-${newToken().slice(0, 20)}`,
    state,
    amount: order.total,
    currency: order.currency,
    test: true,
    needsRefund,
    lastAnswer: state === 'review' ? oneRiyalOnly : null,
    createdAt: minutesAfter(at, -2),
    checkedAt: at,
  };
}

async function invoice(tx: Tx, { team, fee, order, attempts, paidAt }: Owed): Promise<void> {
  const { entity } = team;
  await issueInvoice(tx, {
    orderId: order.id,
    issuedAt: paidAt as Date,
    customer: order.items.customer,
    buyer: entity && { name: entity.name, address: entity.address ?? '', vatNumber: entity.taxId },
    sold: soldToTeam(order.items),
    fee,
    payment: { method: 'card', reference: attempts[0]?.ref ?? '' },
  });
}

/** Most pay at once; some wait for their school, up to twelve days. */
function momentOfPayment(registeredAt: Date, random: Random): Date {
  const days = random.chance(0.25) ? random.between(1, 12) : 0;
  return minutesAfter(registeredAt, days * 24 * 60 + random.between(4, 25));
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
