import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lookUps } from '#server/features/lookups/table.ts';
import { changeLog } from '#server/features/office-records/table.ts';
import { teams } from '#server/features/teams/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { type Entities, entities, openEntities, vatNumberOf } from '#tests/support/entities.ts';
import { unchanged } from '#tests/support/rates.ts';
import { registerTeam } from '#tests/support/season.ts';

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

describe('the entity of a team', () => {
  test.each([
    ['its number', school.cr],
    ['its number with Arabic digits', school.cr.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
    ['what its look-up answered', { crNumber: school.cr, name: 'Another', tax_id: '1' }],
  ])('is attached by %s, as the registry knows it, and may then read of the team', async (_, entity) => {
    const { _id } = await registerTeam(portal, season);
    expect((await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' })).status).toBe(404);
    const answer = await of.attach(_id, entity);
    expect([answer.status, answer.json.msg.split('! ')[0]]).toEqual([200, 'Information Submited Successfully']);
    expect(answer.json.msg).toContain('is asked by email');
    expect(answer.json.team.entity).toMatchObject({ name: school.name, crNumber: school.cr });
    const team = await of.teamRow(_id);
    expect(team?.entity).toMatchObject({ name: school.name, taxId: vatNumberOf(school.cr) });
    expect(team?.entityStebId).toBe(team?.entity?.stebUserId);
    expect((await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' })).json.team._id).toBe(_id);
  });

  test('can be replaced, and the one before may read the team no longer', async () => {
    const { _id } = await registerTeam(portal, season, { entity_cr: school.cr });
    expect((await of.attach(_id, club.cr)).json.team.entity.name).toBe(club.name);
    expect((await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'entity' })).status).toBe(404);
  });

  test('attached before the payment gets the invoice', async () => {
    const { _id } = await registerTeam(portal, season);
    await of.attach(_id, school.cr);
    await of.pay(_id);
    const [invoice, ...others] = await of.invoicesOf(await of.orderOf(_id));
    expect(others).toEqual([]);
    expect(invoice?.content.buyer.entity).toMatchObject({ name: school.name, vatNumber: vatNumberOf(school.cr) });
    // An order knows the customer's national ID; an invoice does not keep it.
    expect(Object.keys(invoice?.content.buyer ?? {})).toEqual(['name', 'email', 'entity']);
  });

  test.each<[string, RoleName, number]>([
    ['the team’s coach', 'coach', 0],
    ['an admin', 'admin', 0],
  ])('may be attached by %s', async (_, as, number) => {
    const { _id } = await registerTeam(portal, season);
    expect((await of.attach(_id, school.cr, as, number)).status).toBe(200);
  });

  test.each<[string, RoleName, number, number, string]>([
    ['another coach', 'coach', 1, 404, 'not_found'],
    ['an entity that it does not belong to', 'entity', 0, 404, 'not_found'],
    ['a student', 'student', 0, 403, 'not_allowed'],
    ['a sub admin', 'sub_admin', 0, 403, 'not_allowed'],
  ])('is not attached by %s', async (_, as, number, status, code) => {
    const { _id } = await registerTeam(portal, season);
    await portal.tokenOf(as, number);
    const answer = await unchanged(portal, () => of.attach(_id, school.cr, as, number));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('is not handed on by an entity to another one', async () => {
    const { _id } = await registerTeam(portal, season, {}, 'entity');
    const answer = await unchanged(portal, () => of.attach(_id, club.cr, 'entity'));
    expect([answer.status, answer.json.code, Object.keys(answer.json.fields)]).toEqual([
      404,
      'entity_not_found',
      ['entity'],
    ]);
  });

  test.each([
    ['a number that nobody has', '9999999999', 404, 'entity_not_found'],
    ['a number of one that is not active', lapsedCr, 404, 'entity_not_found'],
    ['a short number', '12345', 422, 'invalid_fields'],
    ['no number', '', 422, 'missing_fields'],
    ['something else', 7, 422, 'invalid_fields'],
  ])('is refused with %s, on its field', async (_, entity, status, code) => {
    const { _id } = await registerTeam(portal, season);
    const answer = await unchanged(portal, () => of.attach(_id, entity));
    expect([answer.status, answer.json.code, Object.keys(answer.json.fields)]).toEqual([status, code, ['entity']]);
    // One wrong field: the header alone says what is wrong, in the specification's words.
    const said = decodeURIComponent(String(answer.headers.e_message));
    if (entity === '12345') expect(said).toBe('Please Enter Correct CrNumber');
    else expect(said).not.toBe('');
  });

  test('is refused while the registry does not answer, and for a withdrawn team', async () => {
    const { _id } = await registerTeam(portal, season);
    const down = new ProviderUnavailable({ provider: 'steb', purpose: 'entity look-up' }, 'timeout');
    const asked = vi.spyOn(portal.identity, 'entity').mockRejectedValue(down);
    const unheard = await unchanged(portal, () => of.attach(_id, school.cr));
    asked.mockRestore();
    expect([unheard.status, unheard.json.code]).toEqual([502, 'look_up_unavailable']);
    await portal.db.update(teams).set({ status: false }).where(eq(teams.id, _id));
    const withdrawn = await unchanged(portal, () => of.attach(_id, school.cr));
    expect([withdrawn.status, withdrawn.json.code]).toEqual([409, 'team_withdrawn']);
  });

  test('is written to the log with who did it, once', async () => {
    const { _id } = await registerTeam(portal, season);
    for (const cr of [school.cr, school.cr, club.cr]) await of.attach(_id, cr);
    const lines = await portal.db
      .select()
      .from(changeLog)
      .where(eq(changeLog.recordId, _id))
      .orderBy(asc(changeLog.at));
    const { entity } = (await of.teamRow(_id)) ?? {};
    expect(lines).toMatchObject([
      { kind: 'team_entity', action: 'changed', before: {}, after: { name: school.name } },
      { kind: 'team_entity', before: { name: school.name }, after: { _id: entity?.stebUserId, name: club.name } },
    ]);
    expect(JSON.stringify(lines)).not.toContain(entity?.email);
  });

  test('is not attached to a team that is withdrawn while the registry is asked', async () => {
    const { _id } = await registerTeam(portal, season);
    const found = portal.identity.entity;
    const asked = vi.spyOn(portal.identity, 'entity').mockImplementationOnce(async (cr) => {
      await portal.call('POST', '/api/teams/withdrawal', { as: 'coach', body: { team_id: _id } });
      return found(cr);
    });
    const answer = await of.attach(_id, school.cr);
    asked.mockRestore();
    expect([answer.status, answer.json.code, (await of.teamRow(_id))?.entity]).toEqual([409, 'team_withdrawn', null]);
  });

  test('counts as a look-up, unless it was looked up before', async () => {
    const { _id } = await registerTeam(portal, season);
    await portal.db.delete(lookUps);
    await portal.call('POST', '/api/lookups/entity', { as: 'coach', body: { entity_cr: school.cr } });
    await of.attach(_id, school.cr);
    expect(await portal.db.$count(lookUps)).toBe(1);
  });
});
