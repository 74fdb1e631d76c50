import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AdminTeamInput } from '#contract/endpoints/admin-teams.ts';
import people from '#demo/people.json' with { type: 'json' };
import sentences from '#locales/en/fields.ts';
import { ageLevels, type competitions } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teams } from '#server/features/teams/index.ts';
import {
  addCompetition,
  beginAnew,
  officeTeamCalls,
  openForOfficeTeams,
  wrongField,
} from '#tests/support/office-teams.ts';
import { multipart, payAtGateway, picture, registerTeam, type TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
/** A competition of the same season that costs something else. */
let dearer: typeof competitions.$inferSelect;

beforeAll(async () => {
  ({ portal, season } = await openForOfficeTeams());
  dearer = await addCompetition(portal, season);
});
afterAll(() => portal.close());
beforeEach(() => beginAnew(portal));

const { put, get, history, orderOf, rowOf, refused } = officeTeamCalls(() => portal);
const register = async (change = {}) => (await registerTeam(portal, season, change))._id;
const newsOf = async (id: string) =>
  (
    await portal.database.pool.query(
      "select data->>'news' as news from pgboss.job where name = 'send-membership' and data->>'teamId' = $1 order by created_on",
      [id],
    )
  ).rows.map(({ news }) => news);

describe('one team', () => {
  test('is answered whole, with what the form changes, and without money for a sub admin', async () => {
    const id = await register();
    const team = await get(id);
    expect(team).toMatchObject({ name: 'Najd Falcons', revision: 1, updated_by: null, notes: '', coaches_no: 2 });
    expect(team.coaches[0].phone_number).toMatch(/^\+966/);
    expect(team.order.total_amount).toBe(403);
    expect(team.earlier_scores).toEqual([]);
    const { json } = await portal.call('GET', `/api/admin/teams/?id=${id}`, { as: 'admin' });
    expect(json.team).toEqual(team);
    const seen = await get(id, 'sub_admin');
    expect(seen.members[0].national_id).toBe(people.members[0]);
    expect('order' in seen).toBe(false);
    expect(JSON.stringify(seen)).not.toContain('403');
  });

  test('that there is not is answered 404', async () => {
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { id: season.season.id, name: 'x' } : undefined;
      const query = method === 'GET' ? `?id=${season.season.id}` : '';
      expect((await portal.call(method, `/api/admin/teams/${query}`, { as: 'admin', body })).status).toBe(404);
    }
  });

  test('is changed by what is sent of it, as the form of the specification and as ours, and the log says what', async () => {
    const id = await register();
    const body = { id, revision: 1, name: '  Najd\nHawks ', notes: 'Calls back on Sunday', city: 'Jeddah' };
    const { status, json } = await put(body, 'sub_admin');
    expect([status, json.msg]).toEqual([200, 'Update Successfully!']);
    expect(json.team).toMatchObject({ name: 'Najd Hawks', notes: 'Calls back on Sunday', city: 'Jeddah', revision: 2 });
    expect(json.team.schoolName).toBe('Al-Rowad Schools');
    expect((await orderOf(id)).items.subject.name).toBe('Najd Hawks');
    const [change] = await history(id);
    expect(change).toMatchObject({ before: { name: 'Najd Falcons' }, after: { name: 'Najd Hawks' } });

    const form = multipart(
      { name: 'logo.png', type: 'image/png', bytes: await picture(80) },
      {
        ...{ id, name: 'Najd Hawks', schoolName: 'Palm Grove', ageLevel: 'Senior', stage: 'High' },
        ...{ payment_status: 'false', city: 'Jeddah', competion: season.paid.id, notes: '', status: '' },
      },
    );
    const sent = await portal.call('PUT', '/api/admin/teams/', { as: 'admin', ...form });
    expect(sent.json.team).toMatchObject({ schoolName: 'Palm Grove', ageLevel: 'Senior', stage: 'High', notes: '' });
    expect(sent.json.team.image).toMatch(/^\/files\/pictures\//);
    expect(sent.json.team).toMatchObject({ status: true, payment_status: false, revision: 3 });
  });

  test('keeps whatever the form sends: each field of it is another one afterwards', async () => {
    const id = await register();
    const before = await get(id);
    const [region] = await portal.db.select().from(regions).where(ne(regions.id, before.region._id)).limit(1);
    const sent = {
      ...{ name: 'Palm Hawks', schoolName: 'Palm Grove', competion: dearer.id, ageLevel: 'Junior', stage: 'High' },
      ...{ region: region?.id ?? '', city: 'Jeddah', notes: 'Calls back' },
    };
    await portal.db.update(teams).set({ ageLevel: 'Senior' }).where(eq(teams.id, id));
    const form = multipart({ name: 'logo.png', type: 'image/png', bytes: await picture(80) }, { id, ...sent });
    const { status, json } = await portal.call('PUT', '/api/admin/teams/', { as: 'admin', ...form });
    expect(status).toBe(200);
    const sentAs = (value: { _id?: string } | string) => (typeof value === 'object' ? (value?._id ?? value) : value);
    const after = await get(id);
    expect(json.team).toEqual(after);
    for (const name of Object.keys(AdminTeamInput.shape)) {
      if (name === 'image') expect(after.image).toMatch(/^\/files\/pictures\//);
      else expect([name, sentAs(after[name])]).toEqual([name, (sent as Record<string, unknown>)[name]]);
    }
  });

  test('two who change one: the second is refused with what it is now, and the same sent twice is no change', async () => {
    const id = await register();
    await put({ id, revision: 1, name: 'First' });
    expect((await put({ id, revision: 1, name: 'First' })).json.team.revision).toBe(2);
    const { status, json } = await put({ id, revision: 1, name: 'Second' }, 'sub_admin');
    expect([status, json.code]).toEqual([409, 'changed_meanwhile']);
    expect(json.conflict).toMatchObject({
      ...{ by: expect.any(String), at: expect.any(String) },
      current: { _id: id, revision: 2, name: 'First', competion: season.paid.id, region: expect.any(String) },
    });
    expect((await rowOf(id))?.name).toBe('First');
    expect(await history(id)).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, unknown[]]>([
    ['an empty name', { name: ' ' }, [422, 'admin_fields_empty', { name: sentences.required }]],
    ['a level that is none', { ageLevel: 'Adults' }, wrongField('ageLevel', 'not_offered')],
    ['a region that is none', { region: '00000000-0000-7000-8000-000000000000' }, wrongField('region', 'not_offered')],
    ['a picture of nobody', { image: '/files/pictures/none.webp' }, wrongField('image', 'own_upload')],
    ['a state that is none', { status: 'perhaps' }, wrongField('status', 'invalid')],
  ])('is refused: %s', async (_, change, expected) => {
    expect(await refused({ id: await register(), ...change })).toEqual(expected);
  });

  test('keeps a level that takes no new teams, and takes no such level anew', async () => {
    const id = await register();
    const senior = and(eq(ageLevels.competitionId, season.paid.id), eq(ageLevels.key, 'Senior'));
    await portal.db.update(ageLevels).set({ status: false }).where(senior);
    expect(await refused({ id, ageLevel: 'Senior' })).toEqual(wrongField('ageLevel', 'not_offered'));
    await portal.db.update(teams).set({ ageLevel: 'Senior' }).where(eq(teams.id, id));
    expect((await put({ id, ageLevel: 'Senior', name: 'Corrected' })).json.team.name).toBe('Corrected');
    await portal.db.update(ageLevels).set({ status: true }).where(senior);
  });

  test('of a season that is over is corrected', async () => {
    const id = await register();
    await portal.db.update(seasons).set({ status: false });
    expect((await put({ id, schoolName: 'Palm Grove' })).json.team.schoolName).toBe('Palm Grove');
    await portal.db.update(seasons).set({ status: true });
  });

  test('is nobody else’s to read or to change', async () => {
    const id = await register();
    for (const as of ['coach', 'student', 'entity'] as const) {
      expect((await portal.call('GET', `/api/admin/teams/?id=${id}`, { as })).status).toBe(403);
      expect(await refused({ id, name: 'Mine' }, as)).toEqual([403, 'not_allowed']);
    }
    const { status } = await portal.call('GET', `/api/admin/teams/history?id=${id}`, { as: 'sub_admin' });
    expect(status).toBe(403);
  });
});

describe('whether it takes part', () => {
  test('a team is withdrawn and brought back, which people are told and the log says', async () => {
    const id = await register();
    await portal.database.pool.query("delete from pgboss.job where name = 'send-membership'");
    const withdrawn = await put({ id, status: false }, 'sub_admin');
    expect(withdrawn.json.team.status).toBe(false);
    expect((await put({ id, status: false }, 'sub_admin')).status).toBe(200);
    expect(await newsOf(id)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    expect((await put({ id, status: true }, 'sub_admin')).json.team.status).toBe(true);
    expect((await newsOf(id)).slice(3)).toEqual(['broughtBack', 'broughtBack', 'broughtBack']);
    expect((await history(id)).map(({ after }: { after: object }) => after)).toEqual([
      { status: true },
      { status: false },
    ]);
  });

  test('a team whose fee is paid is withdrawn and brought back by an administrator alone, and stays paid', async () => {
    const id = await register();
    await put({ id, payment_status: true, payment_note: 'Transfer 1' });
    expect(await refused({ id, status: false }, 'sub_admin')).toEqual([403, 'not_allowed']);
    expect((await put({ id, status: false })).json.team).toMatchObject({ status: false, payment_status: true });
    expect(await refused({ id, status: true }, 'sub_admin')).toEqual([403, 'not_allowed']);
    expect((await put({ id, status: true })).json.team).toMatchObject({ status: true, payment_status: true });
    const free = await register({ competion_id: season.free.id });
    expect((await put({ id: free, status: false }, 'sub_admin')).json.team.status).toBe(false);
    expect((await put({ id: free, status: true }, 'sub_admin')).json.team.status).toBe(true);
  });

  test('one that turns out to be paid by card is not withdrawn, nor while the gateway does not say', async () => {
    const id = await register();
    await portal.world.faults({ dropNotice: true });
    const { json } = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: id },
    });
    await portal.world.faults({ dropNotice: true, checkFails: true });
    expect((await put({ id, status: false })).json.code).toBe('withdrawal_unavailable');
    await portal.world.noFaults();
    await portal.world.faults({ dropNotice: true });
    await payAtGateway(json.order.url);
    expect((await put({ id, status: false })).json.code).toBe('order_paid');
    expect(await get(id)).toMatchObject({ status: true, payment_status: true });
    expect((await put({ id, status: false })).json.team).toMatchObject({ status: false, payment_status: true });
  });

  test('a form that was opened before its coach withdrew the team does not bring it back', async () => {
    const id = await register();
    await portal.call('POST', '/api/teams/withdrawal', { as: 'coach', body: { team_id: id } });
    expect((await refused({ id, revision: 1, name: 'Najd Hawks', status: true })).slice(0, 2)).toEqual([
      ...[409, 'changed_meanwhile'],
    ]);
  });
});
