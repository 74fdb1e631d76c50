import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditNotes, invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts, reconcilePayments, refunds, settlePayment } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { officeCalls, UNKNOWN_ID } from '#tests/support/office-records.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.world.faults({ dropNotice: true });
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.execute(sql`delete from look_ups`);
});
afterEach(() => portal.world.noFaults());

const { admin, refused, logged } = officeCalls(() => portal, '/api/admin/transections', orders);
const ask = (path: string, team_id: string) => portal.call('POST', path, { as: 'coach', body: { team_id } });
const note = 'Seen on the statement of 3 May';

/** A team with its order, and what is read of both. */
async function owed() {
  const team = await registerTeam(portal, season);
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, team._id));
  const id = order?.id ?? '';
  const { db } = portal;
  return {
    ...{ id, team },
    begin: async () => (await ask('/api/teams/registration_checker', team._id)).json.order?.url as string,
    verify: () => ask('/api/telr/', team._id),
    order: async () => (await db.select().from(orders).where(eq(orders.id, id)))[0],
    teamRow: async () => (await db.select().from(teams).where(eq(teams.id, team._id)))[0],
    attempts: () =>
      db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id)).orderBy(paymentAttempts.createdAt),
    notes: () =>
      db
        .select({ note: creditNotes })
        .from(creditNotes)
        .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
        .where(eq(invoices.orderId, id)),
    invoices: () => db.$count(invoices, eq(invoices.orderId, id)),
    shown: async () => (await admin('GET', `?id=${id}`)).json.order,
    /** As a call names the payment that a screen shows. */
    payment: async () => ({ id, paid_at: (await admin('GET', `?id=${id}`)).json.order.paid_at }),
  };
}
type Owed = Awaited<ReturnType<typeof owed>>;

async function paidByCard() {
  const one = await owed();
  await payAtGateway(await one.begin());
  await one.verify();
  return one;
}

/** Charged at the gateway, or what `pay` does there, where we expected `amount`: in review. Returns the attempt's id. */
async function inReview(one: Owed, amount: number, pay: (url: string) => Promise<unknown> = payAtGateway) {
  await pay(await one.begin());
  const [attempt] = await one.attempts();
  await portal.db
    .update(paymentAttempts)
    .set({ amount })
    .where(eq(paymentAttempts.id, attempt?.id ?? ''));
  expect(await settlePayment(portal.payments, attempt?.id ?? '')).toBe('review');
  return attempt?.id ?? '';
}

/** Paid by hand while a card's page was open, and then by the card as well. */
async function paidTwice() {
  const one = await owed();
  const url = await one.begin();
  await admin('POST', '/manual', { id: one.id, note });
  await payAtGateway(url);
  const [attempt] = await one.attempts();
  await settlePayment(portal.payments, attempt?.id ?? '');
  return { ...one, attemptId: attempt?.id ?? '' };
}

const counts = async () => (await admin('GET', '/attention')).json.attention;

describe('a charge in review', () => {
  test('pays its order when it is accepted, and what it is more is a refund due', async () => {
    const one = await owed();
    const attempt_id = await inReview(one, 100);
    await portal.db
      .update(orders)
      .set({ subtotal: 30_000, tax: 4_500, rounding: 0, total: 34_500 })
      .where(eq(orders.id, one.id));
    const before = await counts();
    expect(before.review).toBeGreaterThan(0);
    const shown = await one.shown();
    expect(shown.attempts[0]).toMatchObject({ state: 'review', acceptable: true, excess: 58, differences: ['amount'] });
    expect(shown.attempts[0].answer).toMatchObject({
      status_code: 3,
      transaction_status: 'A',
      amount: 403,
      currency: 'SAR',
    });

    const answer = await admin('POST', '/accept', { id: one.id, attempt_id, note });
    expect(answer.status).toBe(200);
    expect(answer.json.order).toMatchObject({ state: 'paid', payment_method: 'card', attention: ['refund_due'] });
    expect(answer.json.order.attempts[0]).toMatchObject({ state: 'paid', refund_due: 58 });
    expect((await one.teamRow())?.paymentStatus).toBe(true);
    expect(await one.invoices()).toBe(1);
    expect(await counts()).toMatchObject({ review: before.review - 1, refund_due: before.refund_due + 1 });
    const [line] = await logged(one.id);
    expect(line).toMatchObject({
      before: { attempt_state: 'review' },
      after: { order_state: 'paid', note, refund_due: 58 },
    });

    // A second click, the reconciler and the gateway's own word change nothing any more.
    const again = await admin('POST', '/accept', { id: one.id, attempt_id, note });
    await reconcilePayments(portal.payments, { youngest: 0 });
    expect([again.status, await one.invoices(), (await logged(one.id)).length]).toEqual([200, 1, 1]);

    const refund = { id: one.id, kind: 'excess', attempt_id, reference: 'TT-1', note: 'More than the fee' };
    expect((await admin('POST', '/refund', refund)).json.order).toMatchObject({ state: 'paid', attention: [] });
    expect((await admin('POST', '/refund', refund)).status).toBe(200);
    expect(await portal.db.$count(refunds, eq(refunds.orderId, one.id))).toBe(1);
    expect(await one.notes()).toEqual([]);
    expect(await refused(() => admin('POST', '/refund', { ...refund, reference: 'TT-2' }))).toEqual([
      ...[409, 'refunded_already', undefined],
    ]);
  });

  test('is accepted once, whoever tries at once, beside the reconciler', async () => {
    const one = await owed();
    const attempt_id = await inReview(one, 100);
    const body = { id: one.id, attempt_id, note };
    await Promise.all([
      ...Array.from({ length: 8 }, () => admin('POST', '/accept', body)),
      ...Array.from({ length: 4 }, () => settlePayment(portal.payments, attempt_id)),
      reconcilePayments(portal.payments, { youngest: 0 }),
    ]);
    expect(await one.invoices()).toBe(1);
    expect(await logged(one.id)).toHaveLength(1);
    expect(await one.order()).toMatchObject({ state: 'paid', paymentMethod: 'card' });
  });

  test('is not accepted for less than the total, and can be given back', async () => {
    const one = await owed();
    const attempt_id = await inReview(one, 100);
    await portal.db
      .update(orders)
      .set({ subtotal: 50_000, tax: 7_500, rounding: 0, total: 57_500 })
      .where(eq(orders.id, one.id));
    const accept = () => admin('POST', '/accept', { id: one.id, attempt_id, note });
    expect(await refused(accept)).toEqual([409, 'charge_too_low', undefined]);
    expect((await one.shown()).attempts[0].acceptable).toBe(false);

    const refund = { id: one.id, kind: 'review', attempt_id, reference: 'TT-9', note: 'Too little' };
    const given = (await admin('POST', '/refund', refund)).json.order;
    expect(given).toMatchObject({ state: 'unpaid', attention: [], refunds: [{ kind: 'review', amount: 403 }] });
    expect(given.attempts[0].state).toBe('refunded');
    // The gateway still says that it was charged: that settles nothing any more, and the team can pay anew.
    expect(await settlePayment(portal.payments, attempt_id)).toBe('refunded');
    expect(await refused(accept)).toEqual([409, 'charge_not_in_review', undefined]);
    expect(await one.invoices()).toBe(0);
    expect(await one.begin()).toMatch(/^http/);
  });

  test('is given back by what the gateway says now, and not while it has not decided', async () => {
    const [pending, held] = [await owed(), await owed()];
    let url = '';
    const open = async (address: string) => {
      url = address;
    };
    const refundOf = async (one: Owed, pay: (address: string) => Promise<unknown>) => {
      const attempt_id = await inReview(one, 100, pay);
      return { id: one.id, kind: 'review', attempt_id, reference: 'TT-31', note: 'Not the fee' };
    };
    const refund = await refundOf(pending, open);
    const page = url;
    const ofHeld = await refundOf(held, (address) => payAtGateway(address, '4000000000000002', '999'));
    for (const body of [refund, ofHeld]) {
      expect(await refused(() => admin('POST', '/refund', body))).toEqual([409, 'charge_undecided', undefined]);
    }
    await payAtGateway(page);
    await portal.world.faults({ checkFails: true });
    expect(await refused(() => admin('POST', '/refund', refund))).toEqual([502, 'payment_unavailable', undefined]);
    await portal.world.noFaults();
    const given = (await admin('POST', '/refund', refund)).json.order;
    expect(given).toMatchObject({ attention: [], refunds: [{ kind: 'review', amount: 403, currency: 'SAR' }] });
    expect(given.attempts[0]).toMatchObject({ state: 'refunded', answer: { status_code: 3, transaction_status: 'A' } });
    // A lost answer is sent again without the gateway being asked.
    await portal.world.faults({ checkFails: true });
    expect((await admin('POST', '/refund', refund)).status).toBe(200);
    expect(await portal.db.$count(refunds, eq(refunds.orderId, pending.id))).toBe(1);
  });

  test('that the gateway has closed meanwhile is recorded with nothing', async () => {
    const one = await owed();
    let url = '';
    const attempt_id = await inReview(one, 100, async (address) => {
      url = address;
    });
    await payAtGateway(url, '4000000000000002', '111');
    const body = { id: one.id, kind: 'review', attempt_id, reference: 'TT-32', note: 'Nothing came' };
    expect((await admin('POST', '/refund', body)).json.order).toMatchObject({
      refunds: [{ kind: 'review', amount: 0 }],
    });
  });

  test('of the test mode, of a withdrawn team or while the gateway is away is not accepted', async () => {
    const one = await owed();
    const attempt_id = await inReview(one, 100);
    const body = { id: one.id, attempt_id, note };
    const set = (values: Partial<typeof paymentAttempts.$inferInsert>) =>
      portal.db.update(paymentAttempts).set(values).where(eq(paymentAttempts.id, attempt_id));
    const [was] = await one.attempts();
    await set({ test: !was?.test });
    expect(await refused(() => admin('POST', '/accept', body))).toEqual([409, 'charge_of_another', undefined]);
    await set({ test: was?.test, currency: 'USD' });
    expect(await refused(() => admin('POST', '/accept', body))).toEqual([409, 'charge_currency', undefined]);
    await set({ currency: 'SAR' });
    await portal.world.faults({ checkFails: true });
    expect(await refused(() => admin('POST', '/accept', body))).toEqual([502, 'payment_unavailable', undefined]);
    await portal.world.noFaults();
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, one.team._id));
    expect(await refused(() => admin('POST', '/accept', body))).toEqual([409, 'team_withdrawn', undefined]);
    expect(await refused(() => admin('POST', '/accept', { ...body, note: ' ' }))).toEqual([
      ...[422, 'admin_fields_empty', ['note']],
    ]);
    expect(await one.invoices()).toBe(0);
  });

  test('is settled by asking again, once the answer is as it should be', async () => {
    const one = await owed();
    const attempt_id = await inReview(one, 100);
    await portal.db.update(paymentAttempts).set({ amount: 40_300 }).where(eq(paymentAttempts.id, attempt_id));
    const { json } = await admin('POST', '/ask', { id: one.id, attempt_id });
    expect(json.order).toMatchObject({ state: 'paid', attention: [] });
    const [line] = await logged(one.id);
    expect(line).toMatchObject({
      before: { attempt_state: 'review' },
      after: { asked: 'paid', attempt_state: 'paid' },
    });
    // Of what is decided nobody asks, nor says so.
    expect(await refused(() => admin('POST', '/ask', { id: one.id, attempt_id }))).toEqual([
      ...[409, 'charge_decided', undefined],
    ]);
    expect(await logged(one.id)).toHaveLength(1);
  });

  test('is asked about while the gateway is away: what that makes of an open one is in the log', async () => {
    const [open, waiting] = [await owed(), await owed()];
    await open.begin();
    const [attempt] = await open.attempts();
    const inDoubt = await inReview(waiting, 100);
    await portal.world.faults({ checkFails: true });
    const away = [502, 'payment_unavailable'];
    const asked = await admin('POST', '/ask', { id: open.id, attempt_id: attempt?.id });
    expect([asked.status, asked.json.code]).toEqual(away);
    expect((await open.attempts())[0]?.state).toBe('unknown');
    expect(await logged(open.id)).toMatchObject([
      { before: { attempt_state: 'redirected' }, after: { asked: 'unknown', attempt_state: 'unknown' } },
    ]);
    // Nothing came of the other one.
    const other = await admin('POST', '/ask', { id: waiting.id, attempt_id: inDoubt });
    expect([other.status, other.json.code]).toEqual(away);
    expect([(await waiting.attempts())[0]?.state, await logged(waiting.id)]).toEqual(['review', []]);
  });
});

describe('a fee that was paid', () => {
  test('is refunded with a credit note, and the team is withdrawn; brought back it can be paid anew', async () => {
    const one = await paidByCard();
    const body = { id: one.id, kind: 'order', reference: 'TT-77', note: 'Moved abroad' };
    const { status, json } = await admin('POST', '/refund', body);
    expect(status).toBe(200);
    expect(json.order).toMatchObject({ state: 'refunded', payment_status: false, attention: [] });
    expect(json.order.refunds).toMatchObject([
      { kind: 'order', amount: 403, reference: 'TT-77', reason: 'Moved abroad' },
    ]);
    expect(json.order.documents.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'credit_note']);
    expect(await one.teamRow()).toMatchObject({ status: false, paymentStatus: false });
    const [{ note: credit } = { note: undefined }] = await one.notes();
    expect(credit?.content.credited).toMatchObject({ reason: 'refunded' });
    expect(credit).toMatchObject({ total: 40_300, vat: 5_250, taxable: 35_000 });

    expect((await admin('POST', '/refund', body)).status).toBe(200);
    expect(await one.notes()).toHaveLength(1);
    expect(await refused(() => admin('POST', '/refund', { ...body, reference: 'other' }))).toEqual([
      ...[409, 'refunded_already', undefined],
    ]);
    // Whoever returns late from the gateway, and the reconciler, find nothing to settle.
    await one.verify();
    await reconcilePayments(portal.payments, { youngest: 0 });
    expect(await one.order()).toMatchObject({ state: 'refunded', paidAt: null });

    await portal.db.update(teams).set({ status: true }).where(eq(teams.id, one.team._id));
    await payAtGateway(await one.begin());
    await one.verify();
    expect(await one.order()).toMatchObject({ state: 'paid', refundedAt: null });
    expect([await one.invoices(), (await one.notes()).length]).toEqual([2, 1]);
  });

  test('that was paid anew is not refunded by an earlier refund that is sent again', async () => {
    const one = await paidByCard();
    const body = { id: one.id, kind: 'order', reference: 'TT-41', note: 'Moved abroad' };
    expect((await admin('POST', '/refund', body)).status).toBe(200);
    await portal.db.update(teams).set({ status: true }).where(eq(teams.id, one.team._id));
    await payAtGateway(await one.begin());
    await one.verify();
    const again = await admin('POST', '/refund', body);
    expect(again.status).toBe(200);
    expect(again.json.order).toMatchObject({ state: 'paid', payment_status: true });
    expect([await one.invoices(), (await one.notes()).length]).toEqual([2, 1]);
    expect(await portal.db.$count(refunds, eq(refunds.orderId, one.id))).toBe(1);
    const second = await admin('POST', '/refund', { ...body, reference: 'TT-42' });
    expect(second.json.order).toMatchObject({ state: 'refunded' });
    // The first one is still known once there is a newer one.
    expect((await admin('POST', '/refund', body)).status).toBe(200);
    expect((await one.notes()).length).toBe(2);
  });

  test('is refunded once, by however many at once', async () => {
    const one = await paidByCard();
    const body = { id: one.id, kind: 'order', reference: 'TT-5', note };
    await Promise.all([
      ...Array.from({ length: 8 }, () => admin('POST', '/refund', body)),
      ...Array.from({ length: 4 }, () => one.verify()),
    ]);
    expect([await one.invoices(), (await one.notes()).length, (await logged(one.id)).length]).toEqual([1, 1, 1]);
    expect(await portal.db.$count(refunds, eq(refunds.orderId, one.id))).toBe(1);
  });

  test('by card is not taken back, and one that is owed is not refunded', async () => {
    const [card, open] = [await paidByCard(), await owed()];
    expect(await refused(async () => admin('POST', '/manual/undo', { ...(await card.payment()), note }))).toEqual([
      ...[409, 'paid_by_card', undefined],
    ]);
    expect(await refused(() => admin('POST', '/manual', { id: card.id, note }))).toEqual([
      409,
      'order_paid',
      undefined,
    ]);
    const refund = { id: open.id, kind: 'order', reference: 'TT-6', note };
    expect(await refused(() => admin('POST', '/refund', refund))).toEqual([409, 'order_not_paid', undefined]);
    expect(await refused(() => admin('POST', '/refund', { ...refund, kind: 'double' }))).toEqual([
      ...[422, 'invalid_fields', ['attempt_id']],
    ]);
    const [attempt] = await card.attempts();
    const double = { ...refund, id: card.id, kind: 'double', attempt_id: attempt?.id };
    expect(await refused(() => admin('POST', '/refund', double))).toEqual([409, 'no_refund_due', undefined]);
    const other = { ...double, id: open.id };
    expect(await refused(() => admin('POST', '/refund', other))).toEqual([404, 'not_found', undefined]);
  });
});

describe('a second charge', () => {
  test('is given back without a credit note, before the fee is', async () => {
    const one = await paidTwice();
    expect((await one.shown()).attention).toEqual(['double']);
    const order = { id: one.id, kind: 'order', reference: 'TT-8', note };
    expect(await refused(() => admin('POST', '/refund', order))).toEqual([409, 'refund_due_first', undefined]);
    const double = { ...order, kind: 'double', attempt_id: one.attemptId };
    expect((await admin('POST', '/refund', double)).json.order).toMatchObject({ state: 'paid', attention: [] });
    expect((await admin('POST', '/refund', double)).status).toBe(200);
    expect([await one.notes(), await one.invoices()]).toEqual([[], 1]);
    expect(await one.teamRow()).toMatchObject({ status: true, paymentStatus: true });
    expect((await admin('POST', '/refund', order)).json.order.state).toBe('refunded');
    expect(await one.notes()).toHaveLength(1);
  });
});

describe('a payment that the office records', () => {
  test('is not taken back while a charge beside it waits to be given back, which could pay the order no more', async () => {
    const one = await paidTwice();
    const undo = async () => admin('POST', '/manual/undo', { ...(await one.payment()), note: 'Bounced' });
    expect(await refused(undo)).toEqual([409, 'refund_due_first', undefined]);
    expect(await one.order()).toMatchObject({ state: 'paid', paymentMethod: 'manual' });
    // The charge is paid, but the order is not paid by it.
    const accept = () => admin('POST', '/accept', { id: one.id, attempt_id: one.attemptId, note });
    expect(await refused(accept)).toEqual([409, 'charge_not_in_review', undefined]);
    const double = { id: one.id, kind: 'double', attempt_id: one.attemptId, reference: 'TT-21', note };
    expect((await admin('POST', '/refund', double)).status).toBe(200);
    expect((await undo()).json.order).toMatchObject({ state: 'unpaid', attention: [] });
    expect([await one.invoices(), (await one.notes()).length]).toEqual([1, 1]);
    expect(await one.begin()).toMatch(/^http/);
  });

  test('is recorded with its note, once; and taken back with a credit note, as if it had not been', async () => {
    const one = await owed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin('POST', '/manual', { id: one.id, note })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await one.shown()).toMatchObject({ state: 'paid', payment_method: 'manual', payment_note: note });
    expect([await one.invoices(), (await logged(one.id)).length]).toEqual([1, 1]);
    expect(await refused(() => admin('POST', '/manual', { id: one.id, note: 'Another' }))).toEqual([
      ...[409, 'order_paid', undefined],
    ]);
    const undo = { ...(await one.payment()), note: 'Bounced' };
    for (const _ of [1, 2]) expect((await admin('POST', '/manual/undo', undo)).status).toBe(200);
    expect(await one.order()).toMatchObject({ state: 'unpaid', paymentNote: null });
    expect(await one.teamRow()).toMatchObject({ status: true, paymentStatus: false });
    const [{ note: credit } = { note: undefined }] = await one.notes();
    expect(credit?.content.credited).toMatchObject({ reason: 'not_received' });
    expect(await portal.db.$count(refunds, eq(refunds.orderId, one.id))).toBe(0);
  });

  test('is not taken back by what was sent about the payment before it', async () => {
    const one = await owed();
    await admin('POST', '/manual', { id: one.id, note });
    const undo = { ...(await one.payment()), note: 'Bounced' };
    expect((await admin('POST', '/manual/undo', undo)).status).toBe(200);
    await admin('POST', '/manual', { id: one.id, note: 'It has come after all' });
    expect(await refused(() => admin('POST', '/manual/undo', undo))).toEqual([409, 'paid_anew', undefined]);
    expect(await refused(() => admin('POST', '/manual/undo', { id: one.id, note }))).toEqual([
      ...[422, 'admin_fields_empty', ['paid_at']],
    ]);
    expect(await one.order()).toMatchObject({ state: 'paid', paymentNote: 'It has come after all' });
    expect([await one.invoices(), (await one.notes()).length]).toEqual([2, 1]);
  });

  test('beside a card that is charged at the same moment leaves one invoice, and the other charge to be given back', async () => {
    const one = await owed();
    await payAtGateway(await one.begin());
    await Promise.all([admin('POST', '/manual', { id: one.id, note }), one.verify(), one.verify()]);
    await reconcilePayments(portal.payments, { youngest: 0 });
    expect(await one.invoices()).toBe(1);
    const [attempt] = await one.attempts();
    const { paymentMethod } = (await one.order()) ?? {};
    expect(attempt).toMatchObject({ state: 'paid', refundDue: paymentMethod === 'manual' ? 40_300 : 0 });
  });
});

describe('the list', () => {
  const ids = async (query: string) =>
    ((await admin('GET', `?per_page=100${query}`)).json.orders as { _id: string }[]).map(({ _id }) => _id);

  test('is narrowed by each filter, found by what people know, and ordered', async () => {
    const [card, open, twice] = [await paidByCard(), await owed(), await paidTwice()];
    expect(await ids('&state=paid')).toContain(card.id);
    expect(await ids('&state=paid')).not.toContain(open.id);
    expect(await ids('&method=manual')).toContain(twice.id);
    expect(await ids('&method=manual')).not.toContain(card.id);
    expect(await ids('&attention=double')).toContain(twice.id);
    expect(await ids('&attention=any')).not.toContain(card.id);
    expect(await ids(`&season=${season.season.id}&competion=${season.paid.id}`)).toContain(open.id);
    expect(await ids(`&competion=${season.free.id}`)).toEqual([]);
    expect(await ids('&from=2020-01-01&to=2020-12-31')).toEqual([]);
    expect(await ids('&from=2020-01-01')).toContain(open.id);
    const shown = await card.shown();
    expect(await ids(`&s=${shown.invoice_number}`)).toEqual([card.id]);
    expect(await ids(`&s=${encodeURIComponent(shown.trx_reference)}`)).toEqual([card.id]);
    expect(await ids(`&s=${open.team.team_no}`)).toEqual([open.id]);
    const all = await ids('&sort=at');
    expect(all.toReversed()).toEqual(await ids('&sort=-at'));
    expect((await admin('GET', '')).json).toMatchObject({ currentPage: 1, moreThanTotal: false });
    expect((await admin('GET', `?id=${UNKNOWN_ID}`)).status).toBe(404);
  });

  test('has totals that are the books, and a file with the same documents', async () => {
    const { totals } = (await admin('GET', '/totals')).json;
    const { rows } = await portal.db.execute(
      sql`select coalesce(sum(total), 0)::int as paid from orders where paid_at is not null`,
    );
    expect(totals.net.total * 100).toBe(rows[0]?.paid);
    const { text, headers } = await admin('GET', '/export.csv');
    expect(headers['content-type']).toContain('text/csv');
    expect(text.split('\r\n').length - 2).toBe(totals.invoices.count + totals.credit_notes.count);
    expect((await admin('GET', '/totals?from=2020-01-01&to=2020-12-31')).json.totals.net.total).toBe(0);
    expect((await admin('GET', `/totals?competion=${season.free.id}`)).json.totals.invoices.count).toBe(0);
  });

  test('has as many orders in review, and to be refunded, as the dashboard says', async () => {
    const [one, twice] = [await owed(), await paidTwice()];
    await inReview(one, 100);
    // A third charge of one order: it waits once.
    const [charge] = await twice.attempts();
    if (charge)
      await portal.db.insert(paymentAttempts).values({ ...charge, id: UNKNOWN_ID, cartId: 'third', ref: null });
    const { review, refunds: due } = (await portal.call('GET', '/api/admin/dashboard', { as: 'admin' })).json;
    const total = async (attention: string) => (await admin('GET', `?attention=${attention}`)).json.totalItems;
    expect([await total('review'), await total('refund')]).toEqual([review, due]);
    expect(await ids('&attention=refund')).toContain(twice.id);
    expect([review, due].every((count) => count > 0)).toBe(true);
  });

  test('follows a team into another competition', async () => {
    const one = await owed();
    await portal.db.update(teams).set({ competitionId: season.closed.id }).where(eq(teams.id, one.team._id));
    expect(await ids(`&competion=${season.closed.id}`)).toEqual([one.id]);
  });

  test.each(['sub_admin', 'coach', 'student'] as const)('is nothing for a %s', async (as) => {
    const one = await paidByCard();
    const document = (await one.shown()).documents[0].path;
    for (const path of ['', `?id=${one.id}`, '/totals', '/attention', '/export.csv', '/history'])
      expect((await portal.call('GET', `/api/admin/transections${path}`, { as })).status).toBe(403);
    for (const [path, body] of [
      ['/manual', { id: one.id, note }],
      ['/refund', { id: one.id, kind: 'order', reference: 'x', note }],
    ] as const)
      expect((await portal.call('POST', `/api/admin/transections${path}`, { as, body })).status).toBe(403);
    expect((await portal.call('GET', document, { as })).status).toBe(403);
    expect(await one.order()).toMatchObject({ state: 'paid' });
  });
});
