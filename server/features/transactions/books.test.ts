import { and, eq, isNotNull, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '#locales/en/admin-transactions.ts';
import { booksOf, creditNotes, invoices } from '#server/features/invoices/index.ts';
import { orders, paymentAttempts, reconcilePayments, settlePayment } from '#server/features/payments/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { entities, openEntities } from '#tests/support/entities.ts';
import { payAtGateway, registerTeam } from '#tests/support/season.ts';

/** Whatever happens to orders, and in whatever order: list, books, file, dashboard and invoices agree to the halala. */
let of: Awaited<ReturnType<typeof openEntities>>;
beforeAll(async () => {
  of = await openEntities();
  await of.portal.world.faults({ dropNotice: true });
  await of.portal.db.update(settings).set({ unpaidTeamsMax: 1_000 });
});
afterAll(() => of.portal.close());

/** The rows of a file whose cells are quoted, but for empty ones, and have no line ends. */
function rowsOf(text: string): Record<string, string>[] {
  const [heads = [], ...rows] = text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)")?/g)].map(([, cell = '']) => cell));
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
}

const verbs = [
  'pay',
  'payTwice',
  'byHand',
  'takeBack',
  'refund',
  'giveBack',
  'accept',
  'reissue',
  'bringBack',
] as const;
type Verb = (typeof verbs)[number];

async function play(history: readonly Verb[]): Promise<void> {
  const { portal } = of;
  const { db } = portal;
  const { _id: team_id } = await registerTeam(portal, of.season);
  const id = await of.orderOf(team_id);
  const as = 'admin' as const;
  const admin = (path: string, body: object) =>
    portal.call('POST', `/api/admin/transections${path}`, { as, body: { id, note: 'As agreed', ...body } });
  const begin = async () =>
    (await portal.call('POST', '/api/teams/registration_checker', { as, body: { team_id } })).json.order?.url;
  const waiting = async () => {
    const { json } = await portal.call('GET', `/api/admin/transections?id=${id}`, { as });
    return (json.order.attempts as { _id: string; attention: string[] }[]).filter(
      ({ attention }) => attention.length > 0,
    );
  };
  const pay = async () => {
    const url = await begin();
    if (url) await payAtGateway(url);
    await reconcilePayments(portal.payments, { youngest: 0 });
  };
  let reference = 0;
  const act: Record<Verb, () => Promise<unknown>> = {
    pay,
    async payTwice() {
      const url = await begin();
      await admin('/manual', {});
      if (url) await payAtGateway(url);
      await reconcilePayments(portal.payments, { youngest: 0 });
    },
    byHand: () => admin('/manual', {}),
    async takeBack() {
      const { order } = (await portal.call('GET', `/api/admin/transections?id=${id}`, { as })).json;
      await admin('/manual/undo', { paid_at: order.paid_at ?? order.created_at });
    },
    refund: () => admin('/refund', { kind: 'order', reference: `TT-${++reference}` }),
    async giveBack() {
      for (const { _id: attempt_id, attention } of await waiting()) {
        const kind = attention.includes('review') ? 'review' : attention.includes('double') ? 'double' : 'excess';
        await admin('/refund', { kind, attempt_id, reference: `TT-${++reference}` });
      }
    },
    async accept() {
      const url = await begin();
      if (url) {
        await payAtGateway(url);
        // The gateway charged more than we remember to have asked for.
        const open = and(eq(paymentAttempts.orderId, id), eq(paymentAttempts.state, 'redirected'));
        const [attempt] = await db.update(paymentAttempts).set({ amount: 40_000 }).where(open).returning();
        if (attempt) await settlePayment(portal.payments, attempt.id);
      }
      for (const { _id: attempt_id } of await waiting()) await admin('/accept', { attempt_id });
    },
    async reissue() {
      await of.attach(team_id, entities.school.cr, 'admin');
      await portal.call('POST', '/api/teams/transections/invoice', { as, body: { order_id: id } });
    },
    bringBack: () => db.update(teams).set({ status: true }).where(eq(teams.id, team_id)),
  };
  for (const verb of history) await act[verb]();
}

async function expectAgreement(): Promise<void> {
  const { portal } = of;
  const { db } = portal;
  const as = 'admin' as const;
  const { invoiced, credited } = await booksOf(db);
  const net = invoiced.total - credited.total;
  const [paid] = await db
    .select({ sum: sql`coalesce(sum(${orders.total}), 0)`.mapWith(Number) })
    .from(orders)
    .where(isNotNull(orders.paidAt));
  expect(net).toBe(paid?.sum);
  // Of each order alone.
  const { rows } = await db.execute(sql`
    select o.id from orders o where (case when o.paid_at is null then 0 else o.total end) <>
      (select coalesce(sum(i.total - coalesce(n.total, 0)), 0) from ${invoices} i left join ${creditNotes} n on n.invoice_id = i.id
        where i.order_id = o.id)`);
  expect(rows).toEqual([]);
  const { totals } = (await portal.call('GET', '/api/admin/transections/totals', { as })).json;
  expect(Math.round(totals.net.total * 100)).toBe(net);
  const listed = (await portal.call('GET', '/api/admin/transections?state=paid&per_page=100', { as })).json;
  const { text } = await portal.call('GET', '/api/admin/transections/export.csv', {
    as,
    headers: { cookie: 'lang=en' },
  });
  const file = rowsOf(text);
  const sum = (column: string) => file.reduce((all, row) => all + Math.round(Number(row[column] || 0) * 100), 0);
  const { csv } = words;
  expect([sum(csv.total), sum(csv.creditedTotal)]).toEqual([invoiced.total, credited.total]);
  expect([sum(csv.vat), sum(csv.creditedVat)]).toEqual([invoiced.vat, credited.vat]);
  expect([sum(csv.taxable), sum(csv.creditedTaxable)]).toEqual([invoiced.taxable, credited.taxable]);
  expect(file).toHaveLength(invoiced.count + credited.count);
  if (listed.totalPages === 1) {
    const all = listed.orders.reduce(
      (sum: number, row: { total_amount: number }) => sum + Math.round(row.total_amount * 100),
      0,
    );
    expect(all).toBe(net);
  }
  const dashboard = (await portal.call('GET', '/api/admin/dashboard', { as })).json;
  expect(Math.round(dashboard.income * 100)).toBe(net);
}

test('list, books, file, dashboard and invoices agree after any history', async () => {
  const anyHistory = fc.array(fc.constantFrom(...verbs), { minLength: 2, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      await of.forgetCounts();
      await play(history);
      await expectAgreement();
    }),
    { numRuns: 30, endOnFailure: true },
  );
  const { invoiced, credited } = await booksOf(of.portal.db);
  // A run that pays for nothing and credits nothing would prove nothing.
  expect([invoiced.count > 10, credited.count > 3]).toEqual([true, true]);
  for (const table of [invoices, creditNotes]) {
    const rows = await of.portal.db.select({ number: table.number }).from(table).orderBy(table.number);
    expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(rows.map((_, index) => index + 1));
  }
}, 240_000);
