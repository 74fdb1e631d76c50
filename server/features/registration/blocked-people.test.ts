import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import people from '#demo/people.json' with { type: 'json' };
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { unchanged } from '#tests/support/rates.ts';
import { openSeason, registerTeam, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

/* Whom the office has blocked is in the registry as before, and in no team that is made or changed afterwards. */
let portal: TestPortal;
let season: TestSeason;
const member = accountsOf('student')[0]?.membership_id ?? '';
const coach = accountsOf('coach')[1]?.membership_id ?? '';
const school = accounts.find(({ role }) => role === 'entity')?.cr_number ?? '';
const theirs = [member, coach, accountsOf('entity')[0]?.membership_id ?? ''];
const block = (status: boolean) => portal.db.update(users).set({ status }).where(inArray(users.nationalId, theirs));

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  for (const [role, number] of [
    ['student', 0],
    ['coach', 1],
    ['entity', 0],
  ] as const)
    await portal.tokenOf(role, number);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await block(true);
  await portal.database.pool.query('delete from rate_limits');
});

const sentence = { en: /blocked.*contact us/, ar: /محظور.*التواصل معنا/ };

describe.each(['en', 'ar'] as const)(
  'in %s, somebody who is blocked is refused on the field of their number',
  (lang) => {
    const post = (url: string, body: object) =>
      portal.call('POST', url, { as: 'coach', body, headers: { 'accept-language': lang } });
    async function refused(send: () => ReturnType<typeof post>, fields: string[]) {
      await block(false);
      const { status, json } = await unchanged(portal, send);
      expect([status, json.code, Object.keys(json.fields ?? {})]).toEqual([409, 'person_blocked', fields]);
      for (const said of [json.msg, ...Object.values(json.fields)]) expect(said).toMatch(sentence[lang]);
    }

    test.each([
      ['/api/lookups/coach', 'coach_id', coach],
      ['/api/lookups/member', 'member_id', member],
      ['/api/lookups/entity', 'entity_cr', school],
    ])('by %s', async (url, field, number) => {
      expect((await post(url, { [field]: number })).status).toBe(200);
      await refused(() => post(url, { [field]: number }), [field]);
    });

    test('by a registration, all of them at once', async () => {
      const coaches = [accountsOf('coach')[0]?.membership_id, coach];
      const own = { coaches, members: [people.members[3], member], entity_cr: school };
      const data = await registrationForm(portal, season, own);
      await refused(() => post('/api/teams/registration', { data }), ['coaches.1', 'members.1', 'entity_cr']);
    });

    test('by a replacement, and as the entity of a team', async () => {
      const { _id: team_id } = await registerTeam(portal, season, { members: [people.members[3], people.members[4]] });
      const { members } = (await portal.call('GET', `/api/teams/?team_id=${team_id}`, { as: 'coach' })).json.team;
      const replaced = members[0]._id;
      const replace = () => post('/api/teams/members/replace', { team_id, replaced, member_id: member });
      await refused(replace, ['member_id']);
      await refused(() => post('/api/teams/entity', { team_id, entity: school }), ['entity']);
      await block(true);
      expect((await replace()).status).toBe(200);
    });
  },
);

test('a team in which somebody is already stays as it is when they are blocked', async () => {
  const { _id } = await registerTeam(portal, season, { members: [member] });
  await block(false);
  const { json } = await portal.call('GET', `/api/teams/?team_id=${_id}`, { as: 'coach' });
  const [row] = await portal.db.select().from(users).where(eq(users.nationalId, member));
  expect(json.team.members.map(({ _id: id }: { _id: string }) => id)).toEqual([row?.stebUserId]);
});
