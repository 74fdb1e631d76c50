import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invoices } from '#server/features/invoices/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { type Entities, entities, openEntities } from '#tests/support/entities.ts';
import { registerTeam } from '#tests/support/season.ts';
import { orders, paymentAttempts } from './index.ts';

let of: Entities;
let portal: Entities['portal'];
let season: Entities['season'];
/** Of a paid team whose invoice was credited and issued anew, and of an unpaid one whose payment was begun. */
let paid: { team: string; order: string };
let owed: { team: string; order: string };

beforeAll(async () => {
  of = await openEntities();
  ({ portal, season } = of);
  await portal.db.update(settings).set({ unpaidTeamsMax: 1_000 });
  const team = (await registerTeam(portal, season))._id;
  await of.pay(team);
  await of.attach(team, entities.school.cr);
  paid = { team, order: await of.orderOf(team) };
  await portal.call('POST', '/api/teams/transections/invoice', { as: 'coach', body: { order_id: paid.order } });
});
afterAll(() => portal.close());
beforeEach(async () => {
  const team = (await registerTeam(portal, season))._id;
  await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body: { team_id: team } });
  owed = { team, order: await of.orderOf(team) };
});

const everything = async () => {
  const { rows } = await portal.db.execute(sql`
    select (select jsonb_agg(o order by id) from orders o) as orders, (select jsonb_agg(i order by id) from invoices i) as invoices,
      (select jsonb_agg(n order by id) from credit_notes n) as notes, (select jsonb_agg(t order by id) from teams t) as teams,
      (select jsonb_agg(a order by id) from payment_attempts a) as attempts`);
  return rows;
};

/** Sends a statement in a transaction; what the database says when it refuses, and proof that nothing was changed. */
async function refusalOf(statement: string): Promise<string> {
  const before = await everything();
  const outcome = await portal.db
    .transaction((tx) => tx.execute(sql.raw(statement)))
    .then(
      () => 'done',
      (error) => error.cause?.message ?? error.message,
    );
  expect(await everything()).toEqual(before);
  return outcome;
}

describe('what was ordered, paid and invoiced stays, whoever writes', () => {
  test.each([
    'delete from invoices',
    'delete from credit_notes',
    'delete from payment_attempts',
    'delete from orders',
    'truncate invoices cascade',
    'truncate credit_notes',
    'truncate payment_attempts',
    'truncate orders cascade',
    "update invoices set number = 'INV-1' where id = (select min(id::text)::uuid from invoices)",
    'update invoices set issued_at = now()',
    `update invoices set content = content || '{"number": "INV-1"}'`,
    `update invoices set content = jsonb_set(content, '{buyer,name}', '"another"')`,
    "update credit_notes set number = 'CN-1'",
    'update orders set total = total - 100, subtotal = subtotal - 100 where paid_at is not null',
    `update orders set total = total - 100, subtotal = subtotal - 100, paid_at = now(), payment_method = 'card'
      where paid_at is null`,
    "update orders set currency = 'USD'",
    'update orders set purpose_id = gen_random_uuid()',
    'update orders set paid_at = null, payment_method = null where paid_at is not null',
    'update orders set paid_at = now() where paid_at is not null',
    'update payment_attempts set amount = 1',
    "update payment_attempts set order_id = (select id from orders where id <> order_id limit 1) where state = 'paid'",
    "update payment_attempts set state = 'declined' where state = 'paid'",
    "update payment_attempts set ref = 'another' where state = 'paid'",
  ])('%s', async (statement) => {
    expect(await refusalOf(statement)).toMatch(/stays$/);
  });
});

describe('half a payment does not outlast its transaction', () => {
  test.each([
    ['a team without its order', () => `update teams set payment_status = true where id = '${owed.team}'`],
    ['an order alone', () => `update orders set paid_at = now(), payment_method = 'card' where id = '${owed.order}'`],
    [
      'an order by hand, without an invoice',
      () => `update orders set paid_at = now(), payment_method = 'manual', payment_note = 'x', recorded_by = created_by
        where id = '${owed.order}'`,
    ],
    ['an attempt alone', () => `update payment_attempts set state = 'paid' where order_id = '${owed.order}'`],
    ['a paid team that is unpaid again', () => `update teams set payment_status = false where id = '${paid.team}'`],
    [
      'an order with an invoice, whose team stays unpaid',
      () => `insert into invoices (id, number, order_id, issued_at, content)
          select gen_random_uuid(), 'INV-X', '${owed.order}', now(), content from invoices limit 1;
        update payment_attempts set state = 'paid' where order_id = '${owed.order}';
        update orders set paid_at = now(), payment_method = 'card' where id = '${owed.order}'`,
    ],
    [
      'an order with an invoice, of which another sum was charged',
      () => `insert into invoices (id, number, order_id, issued_at, content)
          select gen_random_uuid(), 'INV-X', '${owed.order}', now(), content from invoices limit 1;
        insert into payment_attempts (id, order_id, started_by, cart_id, return_token, state, amount, currency, test)
          select gen_random_uuid(), id, created_by, 'x', 'x', 'paid', total - 100, currency, true from orders where id = '${owed.order}';
        update teams set payment_status = true where id = '${owed.team}';
        update orders set paid_at = now(), payment_method = 'card' where id = '${owed.order}'`,
    ],
  ])('%s', async (_, statement) => {
    expect(await refusalOf(statement())).toMatch(/^Half a payment/);
  });

  test('a whole one does, once: a second invoice is refused while the first is not cancelled', async () => {
    await of.pay(owed.team);
    const [order] = await portal.db.select().from(orders).where(eq(orders.id, owed.order));
    expect(order?.paymentMethod).toBe('card');
    expect(await portal.db.$count(invoices, eq(invoices.orderId, owed.order))).toBe(1);
    expect(await portal.db.$count(paymentAttempts, eq(paymentAttempts.state, 'paid'))).toBeGreaterThan(1);
    const second = `insert into invoices (id, number, order_id, issued_at, content)
      select gen_random_uuid(), 'INV-Y', order_id, now(), content from invoices where order_id = '${owed.order}'`;
    expect(await refusalOf(second)).toBe('An order has two invoices that are valid');
  });
});
