import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { invoicePdf, invoices, issueInvoice } from '#server/features/invoices/index.ts';
import { soldToTeam } from '#server/features/registration/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { unguarded } from '#tests/support/unguarded.ts';
import { orders, paymentAttempts, settleByHand, settlePayment } from './index.ts';

let portal: TestPortal;
let season: TestSeason;
let admin: string;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  await portal.tokenOf('admin');
  const [row] = await portal.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.nationalId, accountsOf('admin')[0]?.membership_id ?? ''));
  admin = row?.id ?? '';
});
afterAll(() => portal.close());
afterEach(() => portal.world.noFaults());

const ask = (path: string, team_id: string) => portal.call('POST', path, { as: 'coach', body: { team_id } });
const verify = async (teamId: string) => (await ask('/api/telr/', teamId)).json.payment.order;
const note = 'Bank transfer 4471, seen on the statement of 3 May';

async function orderOf(teamId: string) {
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, teamId));
  if (!order) throw new Error('no order');
  return order;
}
const receiptsOf = async (orderId: string) =>
  (await portal.db.execute(sql`select from pgboss.job where name = 'send-receipt' and data->>'orderId' = ${orderId}`))
    .rows.length;
const listed = async (teamId: string) =>
  (await portal.call('GET', `/api/teams/transections/?page=0&team_id=${teamId}`, { as: 'coach' })).json.orders;

describe('a payment that the office records', () => {
  test('makes the team active, with an invoice and a receipt, as a card does', async () => {
    const team = await registerTeam(portal, season);
    const { id } = await orderOf(team._id);
    expect(await settleByHand(portal.payments, id, { note: ` ${note} `, recordedBy: admin })).toBe(true);

    const order = await orderOf(team._id);
    expect(order).toMatchObject({ paymentMethod: 'manual', paymentNote: note, recordedBy: admin });
    expect(order.paidAt).toBeInstanceOf(Date);
    const [active] = await portal.db.select().from(teams).where(eq(teams.id, team._id));
    expect(active?.paymentStatus).toBe(true);
    expect(await receiptsOf(id)).toBe(1);
    const [row] = await listed(team._id);
    expect(row).toMatchObject({ payment_status: true, payment_method: 'manual', trx_reference: null });

    const pdf = await readPdf((await invoicePdf(portal.db, portal.files, id)) as Uint8Array);
    expect(pdf.text).toContain(row.invoice_number);
    expect(pdf.text).toContain('Recorded by the organiser');
    // The note is internal to the office.
    expect(pdf.text).not.toContain('Bank transfer');
  });

  test('is asked about without an attempt: paid is paid, and what is not is no payment', async () => {
    const team = await registerTeam(portal, season);
    expect((await ask('/api/telr/', team._id)).json.code).toBe('payment_not_found');
    await settleByHand(portal.payments, (await orderOf(team._id)).id, { note, recordedBy: admin });
    expect(await verify(team._id)).toEqual({ ref: '', status: { code: 3, text: 'Paid' } });
    expect((await ask('/api/teams/registration_checker', team._id)).json.order).toBeNull();
  });

  test('counts once, however often it is recorded, and not at all for what a card has paid', async () => {
    const team = await registerTeam(portal, season);
    const { id } = await orderOf(team._id);
    const tries = Array.from({ length: 10 }, () => settleByHand(portal.payments, id, { note, recordedBy: admin }));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect(await portal.db.$count(invoices, eq(invoices.orderId, id))).toBe(1);

    const byCard = await registerTeam(portal, season);
    await payAtGateway((await ask('/api/teams/registration_checker', byCard._id)).json.order.url);
    await verify(byCard._id);
    const paid = await orderOf(byCard._id);
    expect(await settleByHand(portal.payments, paid.id, { note, recordedBy: admin })).toBe(false);
    expect(await orderOf(byCard._id)).toEqual(paid);
  });

  test('and a card that is charged afterwards is a second charge, to be given back', async () => {
    await portal.world.faults({ dropNotice: true });
    const team = await registerTeam(portal, season);
    const { json } = await ask('/api/teams/registration_checker', team._id);
    const { id } = await orderOf(team._id);
    await settleByHand(portal.payments, id, { note, recordedBy: admin });
    await payAtGateway(json.order.url);
    const [attempt] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id));
    await settlePayment(portal.payments, attempt?.id ?? '');
    expect((await verify(team._id)).status.code).toBe(3);
    const [charged] = await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, id));
    expect(charged).toMatchObject({ state: 'paid', needsRefund: true });
    expect((await orderOf(team._id)).paymentMethod).toBe('manual');
    expect(await portal.db.$count(invoices, eq(invoices.orderId, id))).toBe(1);
  });

  test('needs a note', async () => {
    const { id } = await orderOf((await registerTeam(portal, season))._id);
    await expect(settleByHand(portal.payments, id, { note: ' ', recordedBy: admin })).rejects.toThrow(RangeError);
  });
});

test('of two invoices of an order the newest counts: listed once, sent and downloaded, and the first stays as it was', async () => {
  const team = await registerTeam(portal, season);
  const { id } = await orderOf(team._id);
  await settleByHand(portal.payments, id, { note, recordedBy: admin });
  const first = await invoicePdf(portal.db, portal.files, id);
  const { items, subtotal, tax, rounding, total } = await orderOf(team._id);
  // Without the credit note that cancels the first, which the portal writes with the second.
  const number = await unguarded(portal.db, (tx) =>
    issueInvoice(tx, {
      ...{ orderId: id, issuedAt: new Date(), customer: items.customer, sold: soldToTeam(items) },
      buyer: { name: 'Palm Grove Schools', address: 'Riyadh', vatNumber: '399991100000003' },
      fee: { price: subtotal, tax, exactTotal: subtotal + tax, rounding, total },
      payment: { method: 'manual', reference: '' },
    }),
  );

  const rows = await listed(team._id);
  expect(rows.map((row: { invoice_number: string }) => row.invoice_number)).toEqual([number]);
  const download = await portal.call('GET', `/api/teams/transections/invoice?order_id=${id}`, { as: 'coach' });
  const file = await portal.app.inject({
    method: 'GET',
    url: download.json.invoice_path,
    headers: { authorization: await portal.tokenOf('coach') },
  });
  const { text } = await readPdf(file.rawPayload);
  expect(text).toContain(number);
  expect(text).toContain('Palm Grove Schools');
  expect(await portal.files.get(`invoices/${id}.pdf`)).toEqual(first);
});
