import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import sentences from '#locales/en/fields.ts';
import { invoices } from '#server/features/invoices/index.ts';
import { paymentAttempts, reconcilePayments } from '#server/features/payments/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { officeTeamCalls, openForOfficeTeams } from '#tests/support/office-teams.ts';
import { payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  ({ portal, season } = await openForOfficeTeams());
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.world.noFaults();
  await portal.world.faults({ dropNotice: true });
  await portal.database.pool.query('delete from rate_limits');
  // One account has few unpaid teams at a time.
  await portal.db.update(teams).set({ status: false }).where(eq(teams.paymentStatus, false));
});

const { put, get, history, orderOf, refused } = officeTeamCalls(() => portal);
const register = async (change = {}) => (await registerTeam(portal, season, change))._id;
const byHand = (id: string, note = 'Bank transfer 4471') => ({ id, payment_status: true, payment_note: note });
const invoicesOf = (orderId: string) => portal.db.$count(invoices, eq(invoices.orderId, orderId));
/** Opens the payment page of a team; nobody says what happens there. */
async function openPage(id: string): Promise<string> {
  const { json } = await portal.call('POST', '/api/teams/registration_checker', { as: 'admin', body: { team_id: id } });
  return json.order.url;
}
const attemptOf = async (orderId: string) =>
  (await portal.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)))[0];

test('is recorded with a note, once, with an invoice, and is never taken back', async () => {
  const id = await register();
  expect(await refused(byHand(id, ' '))).toEqual([
    ...[422, 'admin_fields_empty', { payment_note: sentences.required }],
  ]);
  expect(await refused(byHand(id), 'sub_admin')).toEqual([403, 'not_allowed']);
  const answers = await Promise.all([put(byHand(id)), put(byHand(id)), put(byHand(id))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const order = await orderOf(id);
  expect(order).toMatchObject({ paymentMethod: 'manual', paymentNote: 'Bank transfer 4471' });
  expect(await invoicesOf(order.id)).toBe(1);
  expect((await get(id)).payment_status).toBe(true);
  const lines = (await history(id)).filter(({ after }: { after: object }) => 'payment_status' in after);
  expect(lines).toMatchObject([{ after: { payment_status: true, payment_note: 'Bank transfer 4471' } }]);
  expect(await refused({ id, payment_status: false })).toEqual([409, 'payment_stands']);
  expect(await refused({ id, payment_status: false }, 'sub_admin')).toEqual([403, 'not_allowed']);
  expect(await refused(byHand(id, 'Bank transfer 4472'))).toEqual([409, 'order_paid']);
  // Nobody who may not see money learns from the answer how it was paid, or whether anything was.
  for (const note of ['Bank transfer 4471', 'a guess'])
    expect(await refused(byHand(id, note), 'sub_admin')).toEqual([403, 'not_allowed']);
  // A form that says that it is paid, as it is, changes the rest.
  expect((await put({ id, payment_status: 'true', city: 'Jeddah' }, 'sub_admin')).json.team.city).toBe('Jeddah');
});

test('is written with the rest of the change, or not at all', async () => {
  const id = await register();
  expect((await refused({ ...byHand(id), ageLevel: 'Adults' })).slice(0, 2)).toEqual([422, 'invalid_fields']);
  expect((await put({ ...byHand(id), city: 'Jeddah' })).json.team).toMatchObject({
    city: 'Jeddah',
    payment_status: true,
  });
});

test('is not recorded for a withdrawn team, unless it is brought back, nor for a free one', async () => {
  const id = await register();
  await put({ id, status: false });
  expect(await refused(byHand(id))).toEqual([409, 'team_withdrawn']);
  expect((await put({ ...byHand(id), status: true })).json.team).toMatchObject({ status: true, payment_status: true });
  expect(await refused(byHand(await register({ competion_id: season.free.id })))).toEqual([409, 'nothing_to_pay']);
});

test('waits for the seller, as a payment by card does', async () => {
  const id = await register();
  const [seller] = await portal.db.select().from(settings);
  await portal.db.update(settings).set({ sellerVatNumber: '' });
  expect((await refused(byHand(id))).slice(0, 2)).toEqual([409, 'payment_not_ready']);
  await portal.db.update(settings).set({ sellerVatNumber: seller?.sellerVatNumber ?? '' });
});

test('a team that was paid by card is never switched to unpaid', async () => {
  const id = await register();
  await payAtGateway(await openPage(id));
  await portal.call('POST', '/api/telr/', { as: 'admin', body: { team_id: id } });
  expect(await refused({ id, payment_status: 'false' })).toEqual([409, 'payment_stands']);
  expect(await refused(byHand(id))).toEqual([409, 'order_paid']);
});

test('what is charged at the gateway already is the payment, and the officer is told', async () => {
  const id = await register();
  await payAtGateway(await openPage(id));
  const { status, json } = await put(byHand(id));
  expect([status, json.code]).toEqual([409, 'order_paid']);
  const order = await orderOf(id);
  expect(order).toMatchObject({ paymentMethod: 'card', paymentNote: null });
  expect(await invoicesOf(order.id)).toBe(1);
});

test('is recorded while a page is open or the bank holds a charge; what is charged later is given back', async () => {
  for (const cvv of [undefined, '999']) {
    const id = await register();
    const url = await openPage(id);
    if (cvv) await payAtGateway(url, undefined, cvv);
    expect((await put(byHand(id))).json.team?.payment_status).toBe(true);
    if (!cvv) await payAtGateway(url);
    const order = await orderOf(id);
    await reconcilePayments(portal.payments, { youngest: 0 });
    if (!cvv) expect(await attemptOf(order.id)).toMatchObject({ state: 'paid', needsRefund: true });
    expect(order.paymentMethod).toBe('manual');
    expect(await invoicesOf(order.id)).toBe(1);
  }
});

test('is recorded though the gateway does not answer', async () => {
  const id = await register();
  await openPage(id);
  await portal.world.faults({ dropNotice: true, checkFails: true });
  expect((await put(byHand(id))).json.team?.payment_status).toBe(true);
});

test('a note about money is refused of who may not see any, also for a team that owes nothing', async () => {
  for (const id of [await register({ competion_id: season.free.id }), await register()])
    for (const said of [{}, { payment_status: true }])
      expect(await refused({ id, ...said, payment_note: 'a guess' }, 'sub_admin')).toEqual([403, 'not_allowed']);
});
