import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { orders } from './index.ts';

let portal: TestPortal;
let season: TestSeason;
const { email = '', membership_id = '' } = accountsOf('coach')[0] ?? {};
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const admin = async (path: string, body: object) =>
  (await portal.call('POST', `/api/admin/transections/${path}`, { as: 'admin', body })).json.order;

/** A team that was paid by hand, and what the office then does to that. */
async function credited(path: string, body: (order: { paid_at: string }) => object) {
  const { _id: teamId, team_no } = await registerTeam(portal, season);
  const [order] = await portal.db.select().from(orders).where(eq(orders.purposeId, teamId));
  const id = order?.id ?? '';
  const paid = await admin('manual', { id, note: 'Bank transfer' });
  const done = () => admin(path, { id, note: 'As agreed', ...body(paid) });
  const { documents } = await done();
  await done();
  const jobs = await portal.db.execute<{ data: never }>(
    sql`select data from pgboss.job where name = 'send-credit-note' and data->>'orderId' = ${id}`,
  );
  return {
    id,
    ...(documents[1] as { number: string; path: string }),
    team_no,
    jobs: jobs.rows.map(({ data }) => data),
  };
}

const sent = () => portal.world.mail.list({ to: email });
const refund = (reference: string) => credited('refund', () => ({ kind: 'order', reference }));

test.each([
  ['ar', 'أُعيدت رسوم «', 'أعادت إدارة البرنامج'],
  ['en', 'Fee refunded: “', 'has returned the fee of'],
] as const)(
  'whose fee was given back gets the credit note, once, in the chosen language (%s)',
  async (language, subject, text) => {
    await portal.db.update(users).set({ language }).where(eq(users.nationalId, membership_id));
    const { number, path, team_no, jobs } = await refund(`TT-${language}`);
    expect(jobs).toHaveLength(1);
    const before = new Set(sent().map(({ id }) => id));
    for (const data of jobs) await portal.work['send-credit-note'].run(data);
    const [mail, ...more] = sent().filter(({ id }) => !before.has(id));
    expect([mail?.subject.startsWith(subject), more]).toEqual([true, []]);
    expect(mail?.text).toContain(text);
    expect(mail?.text).toContain(team_no);
    const headers = { authorization: await portal.tokenOf('admin') };
    const { rawPayload } = await portal.app.inject({ url: path, headers });
    expect(mail?.attachments).toMatchObject([{ filename: `${number}.pdf`, size: rawPayload.length }]);
    expect((await readPdf(rawPayload)).text).toContain(number);
  },
);

test('who was sent a receipt for what has not come is told that the fee is due again', async () => {
  await portal.db.update(users).set({ language: 'en' }).where(eq(users.nationalId, membership_id));
  const { number, jobs } = await credited('manual/undo', ({ paid_at }) => ({ paid_at }));
  const before = new Set(sent().map(({ id }) => id));
  for (const data of jobs) await portal.work['send-credit-note'].run(data);
  const [mail] = sent().filter(({ id }) => !before.has(id));
  expect(mail?.subject).toContain('Payment not received');
  expect(mail?.text).toContain('its fee is due again');
  expect(mail?.text).toContain(number);
});

test('nothing is sent for an account that was deleted meanwhile', async () => {
  const { id, jobs } = await refund('TT-9');
  const [order] = await portal.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('no order');
  const customer = { ...order.items.customer, email: '' };
  await portal.db
    .update(orders)
    .set({ items: { ...order.items, customer } })
    .where(eq(orders.id, id));
  const before = sent().length;
  for (const data of jobs) await portal.work['send-credit-note'].run(data);
  expect(sent()).toHaveLength(before);
});
