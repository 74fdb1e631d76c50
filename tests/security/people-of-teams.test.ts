import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { masked } from '#domain/privacy.ts';
import { type EntitySnapshot, teamPeople, teams } from '#server/features/teams/index.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { coachesAgree, openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

/** Decision 172: whose data a person may see in a team, before and after they agreed, whatever was paid. */
let portal: TestPortal;
let season: TestSeason;
let entity: EntitySnapshot;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  const registry = stebProvider({ url: portal.world.steb, apiKey: secrets.stebApiKey });
  entity = (await registry.entity('9990000001')) as EntitySnapshot;
});
afterAll(() => portal.close());

type Shown = Record<string, string> & { _id: string };
const personal = ['national_id', 'email', 'phone_number', 'dob', 'nationality'];

/** A team of coach 0 with coach 1, the first two students, and the entity. */
async function makeTeam(paid: boolean): Promise<string> {
  const team = await registerTeam(portal, season, {
    coaches: people.coaches.slice(0, 2),
    members: people.members.slice(0, 2),
    ...(paid && { competion_id: season.free.id }),
  });
  const agreed = { entity, entityStebId: entity.stebUserId, entityAgreedAt: new Date() };
  await portal.db.update(teams).set(agreed).where(eq(teams.id, team._id));
  await coachesAgree(portal, team._id);
  return team._id;
}

async function read(teamId: string, as: RoleName, number = 0) {
  const { json } = await portal.call('GET', `/api/teams/?team_id=${teamId}`, { as, number });
  const kept = await portal.db.select().from(teamPeople).where(eq(teamPeople.teamId, teamId));
  const me = accountsOf(as)[number]?.membership_id;
  const own = kept.find(({ nationalId }) => nationalId === me)?.stebUserId;
  const all: Shown[] = [...json.team.coaches, ...json.team.members];
  return {
    own: all.find(({ _id }) => _id === own),
    others: all.filter(({ _id }) => _id !== own),
    kept,
    team: json.team,
  };
}

describe.each([
  ['its creator', 'coach', 0],
  ['another coach of it', 'coach', 1],
  ['its entity', 'entity', 0],
] as const)('%s', (_, as, number) => {
  test.each([false, true])(
    'sees the others of a team that is paid (%s) masked, and their own data whole',
    async (paid) => {
      const { own, others, kept, team } = await read(await makeTeam(paid), as, number);
      // The coaches agreed.
      const asked = others.filter(({ answer }) => answer !== 'agreed');
      expect(others.length - asked.length).toBe(as === 'coach' ? 1 : 2);
      for (const shown of asked) {
        const record = kept.find(({ stebUserId }) => stebUserId === shown._id);
        expect([shown.name, shown.picture]).toEqual([record?.name, record?.picture]);
        expect(shown.national_id).toBe(`••••••••${record?.nationalId.slice(-2)}`);
        for (const key of ['email', 'phone_number']) expect(shown[key]).toMatch(/^•+..$/);
        for (const key of ['dob', 'nationality']) expect(shown).not.toHaveProperty(key);
      }
      if (as === 'entity') {
        expect(team.entity).toMatchObject({ email: entity.email, national_id: entity.nationalId });
      } else {
        expect(own?.national_id).toBe(accountsOf(as)[number]?.membership_id);
        expect(own?.email).toBe(accountsOf(as)[number]?.email);
        // A CR number is public, and whoever coaches a team may name any.
        expect(team.entity).toMatchObject({ name: entity.name, crNumber: entity.crNumber });
        for (const secret of contactOf(entity)) expect(JSON.stringify(team)).not.toContain(secret);
      }
    },
  );

  test.each([false, true])(
    'sees whoever agreed whole, in a team that is paid (%s), and masked again if they take it back',
    async (paid) => {
      const teamId = await makeTeam(paid);
      const [row] = (await rowsOf(teamId)).filter(({ nationalId }) => nationalId === people.members[0]);
      const shown = async () => (await read(teamId, as, number)).others.find(({ _id }) => _id === row?.stebUserId);
      const whole = { national_id: row?.nationalId, email: row?.email, phone_number: row?.phoneNumber, dob: row?.dob };
      expect(await shown()).toMatchObject({ answer: 'asked', national_id: masked(row?.nationalId ?? '') });
      await answers(row, { agreedAt: new Date() });
      expect(await shown()).toMatchObject({ answer: 'agreed', ...whole });
      await answers(row, { agreedAt: null, refusedAt: new Date() });
      expect(await shown()).toMatchObject({ answer: 'refused', national_id: masked(row?.nationalId ?? '') });
      // In a team that is withdrawn they cannot take it back any more.
      await answers(row, { agreedAt: new Date(), refusedAt: null });
      await portal.db.update(teams).set({ status: false }).where(eq(teams.id, teamId));
      expect(await shown()).toMatchObject({ national_id: masked(row?.nationalId ?? '') });
    },
  );

  test('finds nothing of whoever replaced a member in any answer, though the one before had agreed', async () => {
    const teamId = await makeTeam(true);
    const [left = '', joined = ''] = [accountsOf('student')[1]?.membership_id, people.members[6]];
    const before = (await rowsOf(teamId)).find(({ nationalId }) => nationalId === left);
    await answers(before, { agreedAt: new Date() });
    const body = { team_id: teamId, replaced: before?.stebUserId, member_id: joined };
    const answer = await portal.call('POST', '/api/teams/members/replace', { as: 'coach', body });
    const row = (await rowsOf(teamId)).find(({ nationalId }) => nationalId === joined);
    const secrets = [joined, row?.email, row?.phoneNumber, row?.dob].filter(Boolean) as string[];
    expect(secrets).toHaveLength(4);
    const answered = [
      JSON.stringify(answer.json),
      ...(await Promise.all(
        [`/api/teams/?team_id=${teamId}`, '/api/teams/', '/api/teams/myteams/?page=1'].map(
          async (path) => (await portal.call('GET', path, { as, number })).text,
        ),
      )),
    ];
    for (const text of answered) for (const secret of secrets) expect(text).not.toContain(secret);
    const toOffice = (await read(teamId, 'admin')).others.find(({ _id }) => _id === row?.stebUserId);
    expect(toOffice).toMatchObject({ national_id: joined, email: row?.email, answer: 'asked' });
  });
});

const answers = (row: { id: string } | undefined, answer: { agreedAt?: Date | null; refusedAt?: Date | null }) =>
  portal.db
    .update(teamPeople)
    .set(answer)
    .where(eq(teamPeople.id, row?.id ?? ''));
const rowsOf = (teamId: string) => portal.db.select().from(teamPeople).where(eq(teamPeople.teamId, teamId));
const contactOf = ({ email, phoneNumber, nationalId, taxId, dob }: EntitySnapshot) =>
  [email, phoneNumber, nationalId, taxId, dob].filter((value): value is string => Boolean(value));

test.each(['admin', 'sub_admin'] as const)('the office (%s) sees everybody whole, unpaid too', async (as) => {
  const { others, kept, team } = await read(await makeTeam(false), as);
  expect(others.map(({ national_id }) => national_id).sort()).toEqual(kept.map(({ nationalId }) => nationalId).sort());
  expect(team.entity.email).toBe(entity.email);
});

test.each([false, true])(
  'a member of a team that is paid (%s) sees the others and the entity by face',
  async (paid) => {
    const { own, others, team } = await read(await makeTeam(paid), 'student');
    expect(own?.national_id).toBe(accountsOf('student')[0]?.membership_id);
    expect(others).toHaveLength(3);
    for (const shown of others) for (const key of personal) expect(shown).not.toHaveProperty(key);
    expect(team.entity).toEqual({ name: entity.name, picture: entity.picture, entityType: entity.entityType });
  },
);

test('registering answers with the people masked, and lists keep them so', async () => {
  const teamId = await makeTeam(false);
  const { json } = await portal.call('GET', '/api/teams/myteams/?page=1', { as: 'coach' });
  const listed = json.teams.find((team: { _id: string }) => team._id === teamId);
  for (const shown of listed.members) expect(shown.national_id).toMatch(/^•{8}\d\d$/);
  const made = (await registerTeam(portal, season)) as unknown as { members: Shown[] };
  for (const shown of made.members) expect(shown.national_id).toMatch(/^•{8}\d\d$/);
});

test("an entity's look-up shows name, picture, number and type, and the rest masked", async () => {
  const { json } = await portal.call('POST', '/api/lookups/entity', {
    as: 'coach',
    body: { entity_cr: entity.crNumber },
  });
  const { name, picture, crNumber, entityType } = entity;
  expect(json.entity).toMatchObject({ name, picture, crNumber, entityType });
  const text = JSON.stringify(json);
  for (const secret of [entity.email, entity.phoneNumber, entity.nationalId, entity.dob, entity.taxId]) {
    expect(secret).toBeTruthy();
    expect(text).not.toContain(secret);
  }
});
