import { and, like, notInArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { feeFor } from '#domain/fee.ts';
import { toDecimal, toHalalas } from '#domain/money.ts';
import type { AttemptState } from '#domain/payment-state.ts';
import { issueInvoice } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { itemsOfTeam, soldToTeam } from '#server/features/registration/index.ts';
import type { Db, Tx } from '#server/platform/database.ts';
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

/** The part of the gateway's answer that the portal reads. */
type Said = {
  order: {
    ref: string;
    cartid: string;
    test: 0 | 1;
    amount: string;
    currency: string;
    status: { code: 3 | -1 | -2 | -3; text: string };
    transaction?: { status: 'A' | 'D'; message: string };
  };
};

/** What the gateway says last of an attempt in each state that the sample has. */
const saidOf: Partial<Record<AttemptState, Pick<Said['order'], 'status' | 'transaction'>>> = {
  paid: { status: { code: 3, text: 'Paid' }, transaction: { status: 'A', message: 'Authorised' } },
  review: { status: { code: 3, text: 'Paid' }, transaction: { status: 'A', message: 'Authorised' } },
  declined: { status: { code: -3, text: 'Declined' }, transaction: { status: 'D', message: 'Not authorised' } },
  cancelled: { status: { code: -2, text: 'Cancelled' } },
  expired: { status: { code: -1, text: 'Expired' } },
};

/** What the references of the sample begin with. */
const OF_SAMPLE = 'DEMO-';

/** Halalas that a charge in review is more than its fee. */
const TOO_MUCH = 5_000;

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
  const cartId = newToken();
  const said = saidOf[state];
  const ref = `${OF_SAMPLE}${newToken().slice(0, 20)}`;
  // Why a payment needs a review: the gateway charged another amount than the order's, of which the office may take the fee.
  const amount = toDecimal(state === 'review' ? order.total + TOO_MUCH : order.total);
  return {
    orderId: order.id,
    startedBy: order.createdBy,
    cartId,
    returnToken: newToken(),
    ref,
    state,
    amount: order.total,
    currency: order.currency,
    test: true,
    needsRefund,
    refundDue: needsRefund ? order.total : 0,
    lastAnswer: said && { order: { ...{ ref, cartid: cartId, test: 1, amount, currency: order.currency }, ...said } },
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

/**
 * What the gateway said of the attempts of the sample that somebody of the office may still ask about, so that its stand-in
 * says the same.
 */
export async function chargesOfSample(db: Db) {
  const ofSample = and(
    like(paymentAttempts.ref, `${OF_SAMPLE}%`),
    notInArray(paymentAttempts.state, ['paid', 'refunded']),
  );
  const attempts = await db.select().from(paymentAttempts).where(ofSample);
  return attempts.flatMap(({ lastAnswer, createdAt }) => {
    const { order } = (lastAnswer ?? {}) as Partial<Said>;
    if (!order) return [];
    const { ref, cartid, test, currency, status, transaction } = order;
    return [
      {
        ...{ ref, cartid, test, currency, amount: toHalalas(order.amount), code: status.code },
        ...(transaction && { charge: transaction }),
        createdAt: createdAt.getTime(),
      },
    ];
  });
}

/** Most pay at once; some wait for their school, up to twelve days. */
function momentOfPayment(registeredAt: Date, random: Random): Date {
  const days = random.chance(0.25) ? random.between(1, 12) : 0;
  return minutesAfter(registeredAt, days * 24 * 60 + random.between(4, 25));
}

const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
