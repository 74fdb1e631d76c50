import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { creditNotes, invoices } from '#server/features/invoices/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { type Entities, entities, openEntities, vatNumberOf } from '#tests/support/entities.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { unchanged } from '#tests/support/rates.ts';
import { registerTeam } from '#tests/support/season.ts';

const { school } = entities;
const coachsMail = accountsOf('coach')[0]?.email ?? '';

let of: Entities;
let portal: Entities['portal'];
let season: Entities['season'];

beforeAll(async () => {
  of = await openEntities();
  ({ portal, season } = of);
});
afterAll(() => portal.close());
beforeEach(() => of.forgetCounts());

async function downloaded(kind: 'invoices' | 'credit-notes', orderId: string): Promise<Buffer> {
  const headers = { authorization: await portal.tokenOf('coach') };
  const { statusCode, rawPayload } = await portal.app.inject({ url: `/files/${kind}/${orderId}.pdf`, headers });
  expect(statusCode).toBe(200);
  return rawPayload;
}

describe('an invoice that was issued to a person', () => {
  const reissue = (order_id: string, as: RoleName = 'coach', number = 0) =>
    portal.call('POST', '/api/teams/transections/invoice', { as, number, body: { order_id } });

  /** A paid team whose entity was attached after the payment, and its order. */
  async function attachedAfterwards() {
    const { _id } = await registerTeam(portal, season);
    await of.pay(_id);
    await of.attach(_id, school.cr);
    return { teamId: _id, orderId: await of.orderOf(_id) };
  }

  test('stays as it is when an entity is attached, and is credited and issued anew when asked', async () => {
    const { teamId, orderId } = await attachedAfterwards();
    const [first, ...none] = await of.invoicesOf(orderId);
    expect([none, first?.content.buyer.entity]).toEqual([[], undefined]);
    const firstPdf = await downloaded('invoices', orderId);

    const answer = await reissue(orderId);
    expect(answer.json).toEqual({ success: true, invoice_path: `/files/invoices/${orderId}.pdf` });
    const [kept, second, ...more] = await of.invoicesOf(orderId);
    expect([kept, more]).toEqual([first, []]);
    const [note] = await portal.db
      .select()
      .from(creditNotes)
      .where(eq(creditNotes.invoiceId, first?.id ?? ''));
    const { buyer, number, issuedAt, ...same } = first?.content ?? ({} as never);
    expect(second?.content).toMatchObject({ ...same, buyer: { ...buyer, entity: { name: school.name } } });
    expect(note?.content).toMatchObject({ ...same, buyer, number: note?.number });
    expect(note?.content.credited).toEqual({ number, issuedAt, replacedBy: second?.number });
    expect(note?.content.buyer.entity).toBeUndefined();

    const { orders: listed } = (await portal.call('GET', `/api/teams/transections/?team_id=${teamId}`, { as: 'coach' }))
      .json;
    expect(listed).toMatchObject([
      { invoice_number: second?.number, invoice_reissuable_to: null, credit_note_number: note?.number },
    ]);
    const [invoicePdf, notePdf] = await Promise.all(
      (['invoices', 'credit-notes'] as const).map((kind) => downloaded(kind, orderId)),
    );
    expect(invoicePdf).not.toEqual(firstPdf);
    expect((await readPdf(invoicePdf as Buffer)).text).toContain(vatNumberOf(school.cr));
    const { text, pages } = await readPdf(notePdf as Buffer);
    for (const said of ['Credit note', 'إشعار دائن', number, second?.number ?? '?', 'Total credited']) {
      expect(text).toContain(said);
    }
    expect(pages).toHaveLength(1);
  });

  test('is sent to whoever paid and to the entity, each in their language', async () => {
    const { orderId } = await attachedAfterwards();
    await reissue(orderId);
    await portal.db.update(users).set({ language: 'en' }).where(eq(users.email, coachsMail));
    const { rows } = await portal.database.pool.query<{ data: never }>(
      "select data from pgboss.job where name = 'send-invoice-reissued' and data->>'orderId' = $1",
      [orderId],
    );
    portal.world.mail.clear();
    for (const { data } of rows) await portal.work['send-invoice-reissued'].run(data);
    const mails = portal.world.mail.list();
    const schoolsMail = (await portal.identity.entity(school.cr))?.email ?? '?';
    expect(mails.flatMap(({ to }) => to).sort()).toEqual([coachsMail, schoolsMail].sort());
    const [, second] = await of.invoicesOf(orderId);
    const toPayer = mails.find(({ to }) => to[0] === coachsMail);
    expect(toPayer?.subject).toBe('New tax invoice: “Najd Falcons”');
    for (const { text, html } of mails) {
      for (const part of [second?.number, school.name, 'CN-', '/profile/transections?lang='])
        expect(text).toContain(part);
      expect(html).not.toContain('{{');
    }
  });

  test('says who the buyer is now, and the school sees no more of the coach than of others', async () => {
    const { teamId, orderId } = await attachedAfterwards();
    const listed = async (as: RoleName) =>
      (await portal.call('GET', `/api/teams/transections/?team_id=${teamId}`, { as })).json.orders[0];
    expect((await listed('coach')).invoice_buyer).toBeNull();
    await reissue(orderId);
    const buyer = { name: school.name, vat_number: vatNumberOf(school.cr) };
    const whole = { email: coachsMail, national_id: accountsOf('coach')[0]?.membership_id };
    for (const as of ['coach', 'admin'] as const) {
      const order = await listed(as);
      expect([order.invoice_buyer, order.items.user]).toMatchObject([buyer, whole]);
    }
    const seen = await listed('entity');
    expect([seen.invoice_buyer, seen.items.user]).toEqual([
      buyer,
      {
        name: accountsOf('coach')[0]?.name,
        email: expect.stringMatching(/^•+om$/),
        national_id: expect.stringMatching(/^•{8}\d\d$/),
      },
    ]);
  });

  test('is credited once, though two ask at once, and numbers have no gaps', async () => {
    const { orderId } = await attachedAfterwards();
    const answers = await Promise.all([reissue(orderId), reissue(orderId), reissue(orderId, 'admin')]);
    expect(answers.map(({ status, json }) => json.code ?? status).sort()).toEqual([
      200,
      'invoice_is_standard',
      'invoice_is_standard',
    ]);
    const numbers = (rows: { number: string }[]) =>
      rows.map((row) => Number(row.number.slice(-6))).sort((a, b) => a - b);
    for (const table of [invoices, creditNotes]) {
      const issued = numbers(await portal.db.select({ number: table.number }).from(table));
      expect(issued).toEqual(issued.map((_, index) => index + 1));
    }
  });

  test.each<[string, RoleName, number, number, string]>([
    ['another coach', 'coach', 1, 404, 'not_found'],
    ['a student', 'student', 0, 403, 'not_allowed'],
    ['a sub admin', 'sub_admin', 0, 403, 'not_allowed'],
  ])('is not credited for %s', async (_, as, number, status, code) => {
    const { orderId } = await attachedAfterwards();
    await portal.tokenOf(as, number);
    const answer = await unchanged(portal, () => reissue(orderId, as, number));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('is not credited without an entity, or for one without a VAT number', async () => {
    const { _id } = await registerTeam(portal, season);
    await of.pay(_id);
    const orderId = await of.orderOf(_id);
    const without = await unchanged(portal, () => reissue(orderId));
    expect([without.status, without.json.code]).toEqual([409, 'entity_without_vat']);
    await of.attach(_id, school.cr);
    const { entity } = (await of.teamRow(_id)) ?? {};
    await portal.db
      .update(teams)
      .set({ entity: entity && { ...entity, taxId: '' } })
      .where(eq(teams.id, _id));
    expect((await unchanged(portal, () => reissue(orderId))).json.code).toBe('entity_without_vat');
  });

  test('is not credited before it is paid, and an order that is none is not found', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr });
    const unpaid = await unchanged(portal, async () => reissue(await of.orderOf(_id)));
    expect([unpaid.status, unpaid.json.code]).toEqual([404, 'invoice_not_found']);
    expect((await unchanged(portal, () => reissue(_id))).status).toBe(404);
    expect((await portal.call('GET', `/files/credit-notes/${await of.orderOf(_id)}.pdf`, { as: 'coach' })).status).toBe(
      404,
    );
  });
});
