import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import { invoices } from '#server/features/invoices/index.ts';
import { lookUps } from '#server/features/lookups/table.ts';
import { orders } from '#server/features/payments/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, payAtGateway, registerTeam, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

const [school, club] = accounts.filter(({ role }) => role === 'entity');
if (!school?.cr_number || !club?.cr_number) throw new Error('the demo has no two entities');
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

const teamRow = async (teamId: string) => (await portal.db.select().from(teams).where(eq(teams.id, teamId)))[0];

/** Pays for a team by card and returns what its invoice says. */
async function invoiceOf(teamId: string, as: RoleName) {
  const started = await portal.call('POST', '/api/teams/registration_checker', { as, body: { team_id: teamId } });
  await payAtGateway(started.json.order.url);
  const paid = await portal.call('POST', '/api/telr/', { as, body: { team_id: teamId } });
  expect(paid.json.payment.order.status.code).toBeGreaterThan(0);
  const [row] = await portal.db
    .select({ content: invoices.content })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.purposeId, teamId));
  return row?.content;
}

async function refused(change: Record<string, unknown>, as: RoleName = 'coach') {
  const data = await registrationForm(portal, season, change, as);
  const before = await allContent(portal);
  const answer = await portal.call('POST', '/api/teams/registration', { as, body: { data } });
  const after = await allContent(portal);
  // The look-up at the registry is counted all the same.
  for (const counted of ['look_ups', 'rate_limits']) {
    delete before[counted];
    delete after[counted];
  }
  expect(after).toEqual(before);
  return answer;
}

describe('a team that an entity registers', () => {
  test("is the entity's at once, and its invoice is a standard one, without anything typed", async () => {
    const { _id } = await registerTeam(portal, season, {}, 'entity');
    const team = await teamRow(_id);
    expect(team?.entity).toMatchObject({ name: school.name, crNumber: school.cr_number });
    expect(team?.entity).not.toHaveProperty('success');
    expect(team?.entityStebId).toBe(team?.entity?.stebUserId);
    const invoice = await invoiceOf(_id, 'entity');
    expect(invoice?.buyer.entity).toMatchObject({ name: school.name, vatNumber: vatNumberOf(school.cr_number ?? '') });
  });

  test("is its own, whatever other entity's number is sent along", async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: club.cr_number }, 'entity');
    expect((await teamRow(_id))?.entity?.crNumber).toBe(school.cr_number);
  });

  test('does not count as a look-up', async () => {
    await registerTeam(portal, season, {}, 'entity');
    // The coach and the two members of the form.
    expect(await portal.db.$count(lookUps)).toBe(3);
  });

  test('of one whose number is not known yet is its own by the number it types, and of no other', async () => {
    await portal.tokenOf('entity');
    await portal.db.update(users).set({ crNumber: null }).where(eq(users.nationalId, school.membership_id));
    const answer = await refused({ entity_cr: club.cr_number }, 'entity');
    expect([answer.status, answer.json.code]).toEqual([404, 'entity_not_found']);
    expect(Object.keys(answer.json.fields)).toEqual(['entity_cr']);
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr_number }, 'entity');
    expect((await teamRow(_id))?.entity?.name).toBe(school.name);
    await portal.db.update(users).set({ crNumber: school.cr_number }).where(eq(users.nationalId, school.membership_id));
  });
});

describe("a coach's team", () => {
  test('has no entity unless one is named, and a simplified invoice', async () => {
    const { _id } = await registerTeam(portal, season);
    expect(await teamRow(_id)).toMatchObject({ entity: null, entityStebId: null });
    const invoice = await invoiceOf(_id, 'coach');
    expect(invoice?.buyer.entity).toBeUndefined();
  });

  test('with the CR number of a school is the school’s too, and its invoice is made out to it', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr_number });
    const team = await teamRow(_id);
    expect(team?.entity).toMatchObject({ name: school.name, crNumber: school.cr_number });
    expect(team?.entityStebId).toBe(team?.entity?.stebUserId);
    const mine = await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' });
    expect([mine.status, mine.json.team._id]).toEqual([200, _id]);
    const invoice = await invoiceOf(_id, 'coach');
    expect(invoice?.buyer.entity).toEqual({
      name: school.name,
      vatNumber: vatNumberOf(school.cr_number ?? ''),
      address: team?.entity?.address,
    });
  });

  test('with an entity that has no VAT number has a simplified invoice', async () => {
    const answered = portal.identity.entity;
    const asked = vi.spyOn(portal.identity, 'entity').mockImplementation(async (cr) => {
      const entity = await answered(cr);
      return entity && { ...entity, taxId: '' };
    });
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr_number });
    asked.mockRestore();
    expect((await teamRow(_id))?.entity?.name).toBe(school.name);
    expect((await invoiceOf(_id, 'coach'))?.buyer.entity).toBeUndefined();
  });

  test('counts the number as a look-up, unless it was looked up before', async () => {
    const body = { entity_cr: club.cr_number };
    await portal.call('POST', '/api/lookups/entity', { as: 'coach', body });
    expect(await portal.db.$count(lookUps)).toBe(1);
    await registerTeam(portal, season, body);
    expect(await portal.db.$count(lookUps)).toBe(4);
    await registerTeam(portal, season, { entity_cr: school.cr_number });
    expect(await portal.db.$count(lookUps)).toBe(5);
  });

  test.each([
    ['that nobody has', '9999999999', 404, 'entity_not_found'],
    ['of an entity that is not active', lapsed, 404, 'entity_not_found'],
    ['that is too short', '12345', 422, 'invalid_fields'],
  ])('is refused with a CR number %s, on its field', async (_, entity_cr, status, code) => {
    const answer = await refused({ entity_cr });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(Object.keys(answer.json.fields).map((field) => field.replace(/^data\./, ''))).toEqual(['entity_cr']);
  });

  test('is refused while the registry does not answer', async () => {
    const down = new ProviderUnavailable({ provider: 'steb', purpose: 'entity look-up' }, 'timeout');
    const asked = vi.spyOn(portal.identity, 'entity').mockRejectedValue(down);
    const answer = await refused({ entity_cr: school.cr_number });
    asked.mockRestore();
    expect([answer.status, answer.json.code]).toEqual([502, 'look_up_unavailable']);
  });
});
