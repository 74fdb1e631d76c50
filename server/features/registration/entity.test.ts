import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookUps } from '#server/features/lookups/table.ts';
import { users } from '#server/features/users/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { type Entities, entities, openEntities, vatNumberOf } from '#tests/support/entities.ts';
import { unchanged } from '#tests/support/rates.ts';
import { registerTeam, registrationForm } from '#tests/support/season.ts';

const { school, club, lapsedCr } = entities;

let of: Entities;
let portal: Entities['portal'];
let season: Entities['season'];

beforeAll(async () => {
  of = await openEntities();
  ({ portal, season } = of);
});
afterAll(() => portal.close());
beforeEach(() => of.forgetCounts());

/** Pays for a team by card and returns what its invoice says. */
const invoiceOf = async (teamId: string, as: RoleName) => (await of.pay(teamId, as))[0]?.content;

async function refused(change: Record<string, unknown>, as: RoleName = 'coach') {
  const data = await registrationForm(portal, season, change, as);
  return unchanged(portal, () => portal.call('POST', '/api/teams/registration', { as, body: { data } }));
}

describe('a team that an entity registers', () => {
  test("is the entity's at once, and its invoice is a standard one, without anything typed", async () => {
    const { _id } = await registerTeam(portal, season, {}, 'entity');
    const team = await of.teamRow(_id);
    expect(team?.entity).toMatchObject({ name: school.name, crNumber: school.cr });
    expect(team?.entity).not.toHaveProperty('success');
    expect(team?.entityStebId).toBe(team?.entity?.stebUserId);
    const invoice = await invoiceOf(_id, 'entity');
    expect(invoice?.buyer.entity).toMatchObject({ name: school.name, vatNumber: vatNumberOf(school.cr) });
  });

  test("is its own, whatever other entity's number is sent along", async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: club.cr }, 'entity');
    expect((await of.teamRow(_id))?.entity?.crNumber).toBe(school.cr);
  });

  test('does not count as a look-up', async () => {
    await registerTeam(portal, season, {}, 'entity');
    // The coach and the two members of the form.
    expect(await portal.db.$count(lookUps)).toBe(3);
  });

  test('of one whose number is not known yet is its own by the number it types, and of no other', async () => {
    await portal.tokenOf('entity');
    await portal.db.update(users).set({ crNumber: null }).where(eq(users.nationalId, school.membershipId));
    const answer = await refused({ entity_cr: club.cr }, 'entity');
    expect([answer.status, answer.json.code]).toEqual([404, 'entity_not_found']);
    expect(Object.keys(answer.json.fields)).toEqual(['entity_cr']);
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr }, 'entity');
    expect((await of.teamRow(_id))?.entity?.name).toBe(school.name);
    await portal.db.update(users).set({ crNumber: school.cr }).where(eq(users.nationalId, school.membershipId));
  });
});

describe("a coach's team", () => {
  test('has no entity unless one is named, and a simplified invoice', async () => {
    const { _id } = await registerTeam(portal, season);
    expect(await of.teamRow(_id)).toMatchObject({ entity: null, entityStebId: null });
    const invoice = await invoiceOf(_id, 'coach');
    expect(invoice?.buyer.entity).toBeUndefined();
  });

  test('with the CR number of a school is the school’s too, and its invoice is made out to it', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr });
    const team = await of.teamRow(_id);
    expect(team?.entity).toMatchObject({ name: school.name, crNumber: school.cr });
    expect(team?.entityStebId).toBe(team?.entity?.stebUserId);
    const mine = await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' });
    expect([mine.status, mine.json.team._id]).toEqual([200, _id]);
    const invoice = await invoiceOf(_id, 'coach');
    expect(invoice?.buyer.entity).toEqual({
      name: school.name,
      vatNumber: vatNumberOf(school.cr),
      address: team?.entity?.address,
    });
  });

  test('with an entity that has no VAT number has a simplified invoice', async () => {
    const answered = portal.identity.entity;
    const asked = vi.spyOn(portal.identity, 'entity').mockImplementation(async (cr) => {
      const entity = await answered(cr);
      return entity && { ...entity, taxId: '' };
    });
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr });
    asked.mockRestore();
    expect((await of.teamRow(_id))?.entity?.name).toBe(school.name);
    expect((await invoiceOf(_id, 'coach'))?.buyer.entity).toBeUndefined();
  });

  test('counts the number as a look-up, unless it was looked up before', async () => {
    const body = { entity_cr: club.cr };
    await portal.call('POST', '/api/lookups/entity', { as: 'coach', body });
    expect(await portal.db.$count(lookUps)).toBe(1);
    await registerTeam(portal, season, body);
    expect(await portal.db.$count(lookUps)).toBe(4);
    await registerTeam(portal, season, { entity_cr: school.cr });
    expect(await portal.db.$count(lookUps)).toBe(5);
  });

  test.each([
    ['that nobody has', '9999999999', 404, 'entity_not_found'],
    ['of an entity that is not active', lapsedCr, 404, 'entity_not_found'],
    ['that is too short', '12345', 422, 'invalid_fields'],
  ])('is refused with a CR number %s, on its field', async (_, entity_cr, status, code) => {
    const answer = await refused({ entity_cr });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(Object.keys(answer.json.fields).map((field) => field.replace(/^data\./, ''))).toEqual(['entity_cr']);
  });

  test('is refused while the registry does not answer', async () => {
    const down = new ProviderUnavailable({ provider: 'steb', purpose: 'entity look-up' }, 'timeout');
    const asked = vi.spyOn(portal.identity, 'entity').mockRejectedValue(down);
    const answer = await refused({ entity_cr: school.cr });
    asked.mockRestore();
    expect([answer.status, answer.json.code]).toEqual([502, 'look_up_unavailable']);
  });
});
