import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import { creditNotes, invoices } from '#server/features/invoices/index.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { orders } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const [school, club] = accounts.filter(({ role }) => role === 'entity');
if (!school?.cr_number || !club?.cr_number) throw new Error('the demo has no two entities');
const [schoolCr, clubCr] = [school.cr_number, club.cr_number];
/** The sandbox registry's data: a VAT number contains the CR number. */
const vatNumberOf = (crNumber: string) => `3${crNumber}0003`;
/** An organisation whose registration has expired, the last in the sandbox's list. */
const lapsed = '9990000036';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(lookUps);
  await portal.database.pool.query('delete from rate_limits');
});

const attach = (team_id: string, entity: unknown, as: RoleName = 'coach', number = 0) =>
  portal.call('POST', '/api/teams/entity/', { as, number, body: { team_id, entity } });
const teamRow = async (teamId: string) => (await portal.db.select().from(teams).where(eq(teams.id, teamId)))[0];

async function pay(teamId: string) {
  const body = { team_id: teamId };
  const started = await portal.call('POST', '/api/teams/registration_checker', { as: 'coach', body });
  await payAtGateway(started.json.order.url);
  const paid = await portal.call('POST', '/api/telr/', { as: 'coach', body });
  expect(paid.json.payment.order.status.code).toBeGreaterThan(0);
}

async function orderOf(teamId: string): Promise<string> {
  const [order] = await portal.db.select({ id: orders.id }).from(orders).where(eq(orders.purposeId, teamId));
  return order?.id ?? '';
}

const invoicesOf = async (orderId: string) =>
  portal.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(invoices.number);

async function downloaded(kind: 'invoices' | 'credit-notes', orderId: string): Promise<Buffer> {
  const headers = { authorization: await portal.tokenOf('coach') };
  const { statusCode, rawPayload } = await portal.app.inject({ url: `/files/${kind}/${orderId}.pdf`, headers });
  expect(statusCode).toBe(200);
  return rawPayload;
}

/** Asserts that a call changes nothing but the counters of look-ups. */
async function unchanged<T>(refused: () => Promise<T>): Promise<T> {
  const counted = ['look_ups', 'rate_limits'];
  const content = async () =>
    Object.fromEntries(Object.entries(await allContent(portal)).filter(([table]) => !counted.includes(table)));
  const before = await content();
  const answer = await refused();
  expect(await content()).toEqual(before);
  return answer;
}

describe('the entity of a team', () => {
  test.each([
    ['its number', schoolCr],
    ['its number with Arabic digits', schoolCr.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
    ['what its look-up answered', { crNumber: schoolCr, name: 'Another', tax_id: '1' }],
  ])('is attached by %s, as the registry knows it, and may then read the team', async (_, entity) => {
    const { _id } = await registerTeam(portal, season);
    expect((await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' })).status).toBe(404);
    const answer = await attach(_id, entity);
    expect([answer.status, answer.json.msg]).toEqual([200, 'Information Submited Successfully!']);
    expect(answer.json.team.entity).toMatchObject({ name: school.name, crNumber: schoolCr });
    const team = await teamRow(_id);
    expect(team?.entity).toMatchObject({ name: school.name, taxId: vatNumberOf(schoolCr) });
    expect(team?.entityStebId).toBe(team?.entity?.stebUserId);
    expect((await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' })).json.team._id).toBe(_id);
  });

  test('can be replaced, and the one before may read the team no longer', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: schoolCr });
    expect((await attach(_id, clubCr)).json.team.entity.name).toBe(club.name);
    expect((await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' })).status).toBe(404);
  });

  test('attached before the payment gets the invoice', async () => {
    const { _id } = await registerTeam(portal, season);
    await attach(_id, schoolCr);
    await pay(_id);
    const [invoice, ...others] = await invoicesOf(await orderOf(_id));
    expect(others).toEqual([]);
    expect(invoice?.content.buyer.entity).toMatchObject({ name: school.name, vatNumber: vatNumberOf(schoolCr) });
    // An order knows the customer's national ID; an invoice does not keep it.
    expect(Object.keys(invoice?.content.buyer ?? {})).toEqual(['name', 'email', 'entity']);
  });

  test.each<[string, RoleName, number]>([
    ['the team’s coach', 'coach', 0],
    ['an admin', 'admin', 0],
  ])('may be attached by %s', async (_, as, number) => {
    const { _id } = await registerTeam(portal, season);
    expect((await attach(_id, schoolCr, as, number)).status).toBe(200);
  });

  test.each<[string, RoleName, number, number, string]>([
    ['another coach', 'coach', 1, 404, 'not_found'],
    ['an entity that it does not belong to', 'entity', 0, 404, 'not_found'],
    ['a student', 'student', 0, 403, 'not_allowed'],
    ['a sub admin', 'sub_admin', 0, 403, 'not_allowed'],
  ])('is not attached by %s', async (_, as, number, status, code) => {
    const { _id } = await registerTeam(portal, season);
    await portal.tokenOf(as, number);
    const answer = await unchanged(() => attach(_id, schoolCr, as, number));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('is not handed on by an entity to another one', async () => {
    const { _id } = await registerTeam(portal, season, {}, 'entity');
    const answer = await unchanged(() => attach(_id, clubCr, 'entity'));
    expect([answer.status, answer.json.code, Object.keys(answer.json.fields)]).toEqual([
      404,
      'entity_not_found',
      ['entity'],
    ]);
  });

  test.each([
    ['a number that nobody has', '9999999999', 404, 'entity_not_found'],
    ['a number of one that is not active', lapsed, 404, 'entity_not_found'],
    ['a short number', '12345', 422, 'invalid_fields'],
    ['no number', '', 422, 'missing_fields'],
    ['something else', 7, 422, 'invalid_fields'],
  ])('is refused with %s, on its field', async (_, entity, status, code) => {
    const { _id } = await registerTeam(portal, season);
    const answer = await unchanged(() => attach(_id, entity));
    expect([answer.status, answer.json.code, Object.keys(answer.json.fields)]).toEqual([status, code, ['entity']]);
  });

  test('is refused while the registry does not answer, and for a withdrawn team', async () => {
    const { _id } = await registerTeam(portal, season);
    const down = new ProviderUnavailable({ provider: 'steb', purpose: 'entity look-up' }, 'timeout');
    const asked = vi.spyOn(portal.identity, 'entity').mockRejectedValue(down);
    const unheard = await unchanged(() => attach(_id, schoolCr));
    asked.mockRestore();
    expect([unheard.status, unheard.json.code]).toEqual([502, 'look_up_unavailable']);
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, _id));
    const withdrawn = await unchanged(() => attach(_id, schoolCr));
    expect([withdrawn.status, withdrawn.json.code]).toEqual([409, 'team_withdrawn']);
  });

  test('counts as a look-up, unless it was looked up before', async () => {
    const { _id } = await registerTeam(portal, season);
    await portal.db.delete(lookUps);
    await portal.call('POST', '/api/lookups/entity', { as: 'coach', body: { entity_cr: schoolCr } });
    await attach(_id, schoolCr);
    expect(await portal.db.$count(lookUps)).toBe(1);
  });
});

describe('an invoice that was issued to a person', () => {
  const reissue = (order_id: string, as: RoleName = 'coach', number = 0) =>
    portal.call('POST', '/api/teams/transections/invoice', { as, number, body: { order_id } });

  /** A paid team whose entity was attached after the payment, and its order. */
  async function attachedAfterwards() {
    const { _id } = await registerTeam(portal, season);
    await pay(_id);
    await attach(_id, schoolCr);
    return { teamId: _id, orderId: await orderOf(_id) };
  }

  test('stays as it is when an entity is attached, and is credited and issued anew when asked', async () => {
    const { teamId, orderId } = await attachedAfterwards();
    const [first, ...none] = await invoicesOf(orderId);
    expect([none, first?.content.buyer.entity]).toEqual([[], undefined]);
    const firstPdf = await downloaded('invoices', orderId);

    const answer = await reissue(orderId);
    expect(answer.json).toEqual({ success: true, invoice_path: `/files/invoices/${orderId}.pdf` });
    const [kept, second, ...more] = await invoicesOf(orderId);
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
    expect((await readPdf(invoicePdf as Buffer)).text).toContain(vatNumberOf(schoolCr));
    const { text, pages } = await readPdf(notePdf as Buffer);
    for (const said of ['Credit note', 'إشعار دائن', number, second?.number ?? '?', 'Total credited']) {
      expect(text).toContain(said);
    }
    expect(pages).toHaveLength(1);
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
    const answer = await unchanged(() => reissue(orderId, as, number));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('is not credited without an entity, or for one without a VAT number', async () => {
    const { _id } = await registerTeam(portal, season);
    await pay(_id);
    const orderId = await orderOf(_id);
    const without = await unchanged(() => reissue(orderId));
    expect([without.status, without.json.code]).toEqual([409, 'entity_without_vat']);
    await attach(_id, schoolCr);
    const { entity } = (await teamRow(_id)) ?? {};
    await portal.db
      .update(teams)
      .set({ entity: entity && { ...entity, taxId: '' } })
      .where(eq(teams.id, _id));
    expect((await unchanged(() => reissue(orderId))).json.code).toBe('entity_without_vat');
  });

  test('is not credited before it is paid, and an order that is none is not found', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: schoolCr });
    const unpaid = await unchanged(async () => reissue(await orderOf(_id)));
    expect([unpaid.status, unpaid.json.code]).toEqual([404, 'invoice_not_found']);
    expect((await unchanged(() => reissue(_id))).status).toBe(404);
    expect((await portal.call('GET', `/files/credit-notes/${await orderOf(_id)}.pdf`, { as: 'coach' })).status).toBe(
      404,
    );
  });
});
