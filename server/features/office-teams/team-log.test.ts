import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { deletedAccount } from '#domain/deleted-account.ts';
import { teamData } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { certifiableTeam, certify } from '#tests/support/certificates.ts';
import { officeTeamCalls } from '#tests/support/office-teams.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const { put, get, history, linesOf } = officeTeamCalls(() => portal);
type Line = { action: string; by: string; before: object; after: object };
const said = (lines: Line[]) => lines.map(({ action, before, after }) => [action, before, after]);

test('the log of a team says what became of it, its people, its certificates and its result', async () => {
  const { id } = await certifiableTeam(portal, season);
  await certifiableTeam(portal, season, { teamName: 'Another' });
  const { region, members } = await get(id);
  await put({ id, name: 'Najd Hawks' });
  const { crt_serial, _id: certificate } = await certify(portal, { id }, 'admin');
  await portal.call('POST', '/api/admin/certificates/revoke', {
    ...{ as: 'admin', body: { id: certificate, reason: 'A misspelt name' } },
  });
  const result = {
    ...{ season_id: season.season.id, team_id: id, competion_id: season.free.id, region_id: region._id },
    ...{ ageLevel: 'Junior', ranked: 3 },
  };
  const added = await portal.call('POST', '/api/admin/results/', { as: 'admin', body: result });
  const resultId = added.json.result._id;
  const changed = { id: resultId, ...result, ranked: 2 };
  await portal.call('PUT', '/api/admin/results/', { as: 'admin', body: changed });
  const lines: Line[] = await history(id);
  expect(lines.map(({ by }) => by)).toEqual(Array(5).fill(accountsOf('admin')[0]?.name));
  expect(said(lines)).toEqual([
    ['changed', { ranked: 3 }, { ranked: 2 }],
    ['created', {}, { ageLevel: 'Junior', region: expect.objectContaining({ _id: region._id }), ranked: 3 }],
    [
      ...['changed', { certificate_valid: true }],
      { certificate: crt_serial, certificate_valid: false, reason: 'A misspelt name' },
    ],
    ['created', {}, { certificate: crt_serial }],
    ['changed', { name: 'Najd Falcons' }, { name: 'Najd Hawks' }],
  ]);
  // Also of a result that is deleted since.
  await portal.call('DELETE', `/api/admin/results/?id=${resultId}`, { as: 'admin' });
  const [deleted] = (await history(id)) as Line[];
  expect(deleted).toMatchObject({ action: 'deleted', before: { ranked: 2 } });
  const { json } = await put({ id, old_member_id: members[0]._id, member_id_update: people.members[3] });
  const [replaced] = (await history(id)) as Line[];
  expect(replaced).toMatchObject({ before: { person: members[0].name }, after: { person: json.team.members[0].name } });
  const { json: more } = await put({ id, member_id_update: people.members[4] });
  const [joined] = (await history(id)) as Line[];
  expect(said([joined as Line])).toEqual([
    ['changed', {}, { person_added: more.team.members.at(-1).name, role: 'member' }],
  ]);
});

test('what somebody without an account answered is in it', async () => {
  const { _id: id } = await registerTeam(portal, season);
  await portal.database.pool.query(
    `insert into change_log (id, kind, record_id, name, action, before, after)
     values (gen_random_uuid(), 'team_people', $1, 'Najd Falcons', 'changed', '{"_id": "x", "name": "Nora"}', '{"answered_by": "link"}')`,
    [id],
  );
  expect(await linesOf(id)).toHaveLength(1);
  expect(await history(id)).toMatchObject([
    { by: 'Somebody without an account', before: { person: 'Nora' }, after: {} },
  ]);
});

test('without a team it has the lines of all', async () => {
  const { json } = await portal.call('GET', '/api/admin/teams/history', { as: 'admin' });
  expect(json.totalItems).toBeGreaterThan(1);
  expect(new Set(json.changes.map(({ record_id }: { record_id: string }) => record_id)).size).toBe(2);
});

test('what the office noted about somebody goes with their account, from the log, too', async () => {
  const { _id: id } = await registerTeam(portal, season);
  const [{ name = '', membership_id = '' } = {}] = accountsOf('coach');
  await put({ id, notes: `${name} calls back on Sunday`, city: 'Jeddah' });
  const [coach] = await portal.db.select().from(users).where(eq(users.nationalId, membership_id));
  if (!coach) throw new Error('no coach');
  const { stebUserId, nationalId, email, phoneNumber } = coach;
  const contact = { emails: [email.toLowerCase()], phoneNumbers: [phoneNumber] };
  const subject = { id: coach.id, stebUserId, nationalId, names: [coach.name], ...contact };
  await portal.db.transaction((tx) => teamData.erase(tx, subject));
  const [line] = await history(id);
  expect(JSON.stringify(line)).not.toContain(name);
  expect(line.after).toMatchObject({ notes: `${deletedAccount} calls back on Sunday`, city: 'Jeddah' });
});
