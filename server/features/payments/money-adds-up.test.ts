import { and, asc, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { creditNotes, invoices } from '#server/features/invoices/index.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { orders, paymentAttempts, reconcilePayments, settleByHand } from '#server/features/payments/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { entities, openEntities } from '#tests/support/entities.ts';
import { payAtGateway, registerTeam } from '#tests/support/season.ts';

/** Whatever people do, and in whatever order, teams, orders, attempts, invoices and credit notes agree. */
let of: Awaited<ReturnType<typeof openEntities>>;
let admin: string;
beforeAll(async () => {
  of = await openEntities();
  await of.portal.tokenOf('admin');
  const [row] = await of.portal.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.nationalId, accountsOf('admin')[0]?.membership_id ?? ''));
  admin = row?.id ?? '';
  await of.portal.world.faults({ dropNotice: true });
  await of.portal.db.update(settings).set({ unpaidTeamsMax: 1_000 });
});
afterAll(() => of.portal.close());
beforeEach(() => of.forgetCounts());

const { school, club } = entities;
const steps = {
  begin: 'begin to pay',
  charge: 'the card is charged on the page that was opened',
  decline: 'the card is declined there',
  verify: 'come back from the gateway',
  reconcile: 'the reconciler asks',
  attachSchool: 'attach a school',
  attachClub: 'attach a club',
  reissue: 'have the invoice issued anew',
  withdraw: 'withdraw the team',
  bringBack: 'the office brings it back',
  endSeason: 'the season is over',
  goOn: 'the season goes on',
  byHand: 'the office records a payment',
} as const;
type Step = keyof typeof steps;
/** What leads to money comes more often. */
const anyStep = fc.oneof(
  fc.constantFrom(...(Object.keys(steps) as Step[])),
  fc.constantFrom<Step>('begin', 'charge', 'verify', 'attachSchool', 'reissue'),
);

async function play(sequence: readonly (readonly Step[])[]): Promise<string> {
  const { portal } = of;
  const { db } = portal;
  const { _id: teamId } = await registerTeam(portal, of.season);
  const orderId = await of.orderOf(teamId);
  const pages: string[] = [];
  const post = (path: string, body: object) => portal.call('POST', path, { as: 'coach', body });
  const team_id = teamId;
  const act: Record<Step, () => Promise<unknown>> = {
    async begin() {
      const { json } = await post('/api/teams/registration_checker', { team_id });
      if (json.order) pages.push(json.order.url);
    },
    charge: async () => pages.at(-1) && payAtGateway(pages.at(-1) ?? ''),
    decline: async () => pages.at(-1) && payAtGateway(pages.at(-1) ?? '', '4000000000000002', '111'),
    verify: () => post('/api/telr/', { team_id }),
    reconcile: () => reconcilePayments(portal.payments, { youngest: 0 }),
    attachSchool: () => of.attach(teamId, school.cr),
    attachClub: () => of.attach(teamId, club.cr),
    reissue: () => post('/api/teams/transections/invoice', { order_id: orderId }),
    withdraw: () => post('/api/teams/withdrawal', { team_id }),
    bringBack: () => db.update(teams).set({ status: true }).where(eq(teams.id, teamId)),
    endSeason: () => db.update(seasons).set({ status: false }),
    goOn: () => db.update(seasons).set({ status: true }),
    // Refused for a team that is withdrawn.
    byHand: () =>
      settleByHand(portal.payments, orderId, { note: 'Bank transfer', recordedBy: admin }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      }),
  };
  for (const atOnce of [['begin'] as const, ...sequence]) await Promise.all(atOnce.map((step) => act[step]()));
  await act.goOn();
  return orderId;
}

async function expectAgreement(orderId: string): Promise<void> {
  const { db } = of.portal;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [team] = await db
    .select()
    .from(teams)
    .where(eq(teams.id, order?.purposeId ?? ''));
  const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId));
  const issued = await of.invoicesOf(orderId);
  const notes = await db
    .select({ note: creditNotes })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(eq(invoices.orderId, orderId));
  const paid = order?.paidAt !== null;
  expect(team?.paymentStatus).toBe(paid);
  // One charge paid the order; every other one is to be given back.
  const settling = attempts.filter(({ state, needsRefund }) => state === 'paid' && !needsRefund);
  expect(settling).toHaveLength(order?.paymentMethod === 'card' ? 1 : 0);
  // One invoice, and another for each credit note, of which there is one at most.
  expect(notes.length).toBeLessThanOrEqual(1);
  expect(issued).toHaveLength(paid ? 1 + notes.length : 0);
  for (const { content } of [...issued, ...notes.map(({ note }) => note)]) {
    expect(content.amounts).toMatchObject({ price: order?.subtotal, tax: order?.tax, total: order?.total });
    expect(content.team.number).toBe(team?.teamNo);
  }
  expect([order?.subtotal, order?.tax, order?.total]).toEqual([35_000, 5_250, 40_300]);
  // Of the invoices that count, the first is credited, and the newest alone is an entity's if there are two.
  const [first, second] = issued;
  if (second) expect([first?.content.buyer.entity, !!second.content.buyer.entity]).toEqual([undefined, true]);
  if (notes[0]) expect(notes[0].note.content.credited?.replacedBy).toBe(second?.number);
}

/** Nobody's money is lost: what the gateway charged is paid, to be given back, in review, or still asked about. */
async function expectNothingLost(orderId: string): Promise<void> {
  const { db, payments } = of.portal;
  await reconcilePayments(payments, { youngest: 0 });
  const withPage = and(eq(paymentAttempts.orderId, orderId), isNotNull(paymentAttempts.ref));
  for (const { ref, state } of await db.select().from(paymentAttempts).where(withPage)) {
    const { statusCode } = await payments.gateway.check(ref ?? '');
    if (statusCode === 3) expect(['paid', 'review']).toContain(state);
    else expect(state).not.toBe('paid');
  }
}

test('teams, sums and numbers agree after anything that people do', async () => {
  const some = fc.array(fc.array(anyStep, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(some, async (sequence) => {
      await of.forgetCounts();
      await of.portal.db.delete(lookUps);
      const orderId = await play(sequence);
      await expectAgreement(orderId);
      await expectNothingLost(orderId);
      await expectAgreement(orderId);
    }),
    { numRuns: 50, endOnFailure: true },
  );
  for (const table of [invoices, creditNotes]) {
    const rows = await of.portal.db.select({ number: table.number }).from(table).orderBy(asc(table.number));
    expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(rows.map((_, index) => index + 1));
  }
  const numbers = await of.portal.db.select({ number: teams.teamNo }).from(teams).orderBy(asc(teams.teamNo));
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
  // A run that pays for nothing and credits nothing would prove nothing.
  expect(await of.portal.db.$count(invoices)).toBeGreaterThan(5);
}, 240_000);
