import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { askRegistry, refreshFromRegistry } from '#contract/endpoints/team-registry.ts';
import { erasedKey } from '#domain/deleted-account.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { resultBoards } from '#server/features/results/table.ts';
import { type EntitySnapshot, teamPeople, teams } from '#server/features/teams/index.ts';
import { stebProvider } from '#server/providers/identity/steb.ts';
import type { RoleName } from '#tests/support/accounts.ts';
import { announceResult, certifiableTeam, certify, nobody, openForCertificates } from '#tests/support/certificates.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { unchanged } from '#tests/support/rates.ts';
import { publishAll } from '#tests/support/result-season.ts';
import type { TestSeason } from '#tests/support/season.ts';
import type { TestPortal } from '#tests/support/test-portal.ts';
import { secrets } from '#tests/support/test-sandbox.ts';

let portal: TestPortal;
let season: TestSeason;
const { final, listOf, check } = openForCertificates((...opened) => {
  [portal, season] = opened;
});

// A first sign-in writes an account.
beforeAll(() => Promise.all((['admin', 'sub_admin'] as const).map((as) => portal.tokenOf(as))));

const WRONG = 'A misspelt name';

/** A team whose first member, or coach, is kept by another name and e-mail than STEB has. */
async function teamWithMisspelt(role: 'coach' | 'member' = 'member', wrong: object = { name: WRONG, email: 'a@b.sa' }) {
  const team = await certifiableTeam(portal, season);
  const places = and(eq(teamPeople.teamId, team.id), eq(teamPeople.role, role), eq(teamPeople.position, 0));
  const [place] = await portal.db.select().from(teamPeople).where(places);
  if (!place) throw new Error('nobody is in the team');
  await portal.db.update(teamPeople).set(wrong).where(eq(teamPeople.id, place.id));
  const read = async () => (await portal.db.select().from(teamPeople).where(eq(teamPeople.id, place.id)))[0];
  return { ...team, person: place.stebUserId, right: place, read };
}
type Misspelt = { id: string; person: string };

const compare = ({ id, person }: Misspelt, as: RoleName = 'admin') =>
  portal.call('POST', askRegistry.path, { as, body: { id, person } });
const refresh = ({ id, person }: Misspelt, seen: unknown, as: RoleName = 'admin') =>
  portal.call('POST', refreshFromRegistry.path, { as, body: { id, person, seen } });
/** Looks, and saves what it saw. */
const lookAndSave = async (team: Misspelt, as?: RoleName) => refresh(team, (await compare(team, as)).json.after, as);

const refused = (act: () => ReturnType<typeof compare>) => unchanged(portal, act);
const validOf = (team: Misspelt) =>
  portal.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.teamId, team.id), isNull(certificates.revokedAt)));

/** Both certificates of a team; the final one with this rank. */
async function certifyWhole(team: { id: string }, ranked: number) {
  const q = await certify(portal, team);
  await announceResult(portal, team.id, ranked);
  const { cerfificate } = (await final({ team: team.id, cr_id: q._id, crt_serial: q.crt_serial })).json;
  return { q, f: cerfificate as typeof q };
}

describe('comparing with the registry', () => {
  test.each(['coach', 'member'] as const)(
    'shows what of a %s is another, with how many certificates, and changes nothing',
    async (role) => {
      const team = await teamWithMisspelt(role);
      await certify(portal, team);
      const { status, json } = await refused(() => compare(team, 'sub_admin'));
      expect([status, json.changed, json.certificates]).toEqual([200, ['name', 'email'], 1]);
      expect([json.before.name, json.after.name]).toEqual([WRONG, team.right.name]);
      expect(json.after).toMatchObject({ email: team.right.email, dob: team.right.dob, tax_id: '' });
    },
  );

  test('is refused for somebody who is not in the team, and one whose account was deleted', async () => {
    const team = await teamWithMisspelt();
    const codeOf = async (change: object) => {
      const { status, json } = await refused(() => compare({ ...team, ...change }));
      return [status, json.code];
    };
    expect(await codeOf({ person: 'somebody else' })).toEqual([409, 'member_replaced']);
    expect(await codeOf({ person: erasedKey(nobody) })).toEqual([409, 'registry_account_deleted']);
    expect(await codeOf({ id: nobody })).toEqual([404, 'not_found']);
  });

  test('is refused where STEB knows nobody by the number, or somebody else', async () => {
    const [unknown, other] = [
      await teamWithMisspelt('member', { nationalId: '1999999999' }),
      await teamWithMisspelt('member', { nationalId: '1000000208' }),
    ];
    expect((await refused(() => compare(unknown))).json.code).toBe('member_not_found');
    expect((await refused(() => compare(other))).json.code).toBe('registry_other_person');
  });
});

describe('taking over what the registry says', () => {
  test('mends the place, keeps the answer of whoever is in it, and stands in the log', async () => {
    const team = await teamWithMisspelt();
    const agreed = { agreedAt: new Date(), picture: 'own.png' };
    await portal.db.update(teamPeople).set(agreed).where(eq(teamPeople.id, team.right.id));
    const { status, json } = await lookAndSave(team, 'sub_admin');
    expect([status, json.msg, json.certificates]).toEqual([200, 'Update Successfully!', 0]);
    expect(await team.read()).toEqual({ ...team.right, ...agreed });
    const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, team.id));
    expect(line).toMatchObject({
      ...{ kind: 'team_people', action: 'changed', before: { _id: team.person, name: WRONG, email: 'a@b.sa' } },
      after: { _id: team.person, name: team.right.name, email: team.right.email },
    });
    expect(line?.after).not.toHaveProperty('dob');
    expect((await unchanged(portal, () => lookAndSave(team))).json.certificates).toBe(0);
  });

  test('issues certificates anew with the right name, the rank that they had, and all else as it was printed', async () => {
    const team = await teamWithMisspelt();
    const { q, f } = await certifyWhole(team, 3);
    const before = await validOf(team);
    await portal.db.update(teams).set({ name: 'Renamed since' }).where(eq(teams.id, team.id));
    expect((await lookAndSave(team)).json.certificates).toBe(2);

    const after = await validOf(team);
    expect(after).toHaveLength(2);
    for (const { type, content, serial } of after) {
      const old = before.find((one) => one.type === type)?.content;
      const [wrong, ...others] = old?.members ?? [];
      expect(wrong).toBe(WRONG);
      expect(content).toEqual({
        ...{ ...old, serial, issuedAt: expect.any(String) },
        members: [team.right.name, ...others],
      });
    }
    for (const old of [q, f]) {
      expect((await check(old.crt_serial)).json.certificate.status).toBe(false);
      const lines = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, old._id));
      expect(lines.at(-1)?.after).toMatchObject({ status: false, reason: expect.stringContaining('A name on it was') });
    }
    const listed = (await listOf(team.id)).json.certificates;
    expect(listed).toMatchObject([
      { status: true, ranked: 3 },
      { status: false, ranked: 3 },
    ]);
  });

  test('leaves certificates alone that print the right name, or where the name is right already', async () => {
    const team = await teamWithMisspelt('coach', { email: 'a@b.sa' });
    await certify(portal, team);
    const [before] = await validOf(team);
    expect((await lookAndSave(team, 'sub_admin')).json.certificates).toBe(0);
    expect(await validOf(team)).toEqual([before]);
  });

  test('issues a certificate anew that was issued before the ids of its people were kept', async () => {
    const team = await teamWithMisspelt('coach');
    const { _id } = await certify(portal, team);
    const [row] = await portal.db.select().from(certificates).where(eq(certificates.id, _id));
    const { ids: _, ...content } = row?.content ?? ({} as never);
    await portal.db.update(certificates).set({ content }).where(eq(certificates.id, _id));
    expect((await lookAndSave(team)).json.certificates).toBe(1);
    expect((await validOf(team))[0]?.content.coaches[0]).toBe(team.right.name);
  });

  test('withholds again what is withheld, and gives it with its board', async () => {
    const team = await teamWithMisspelt();
    await certifyWhole(team, 2);
    await portal.db.update(resultBoards).set({ published: false });
    expect((await lookAndSave(team)).json.certificates).toBe(2);
    expect((await listOf(team.id)).json.certificates).toEqual([]);
    const anew = (await validOf(team)).find(({ type }) => type === 'f');
    expect((await check(anew?.serial ?? '')).json.code).toBe('certificate_withheld');
    await publishAll(portal.db);
    expect((await check(anew?.serial ?? '')).json.certificate).toMatchObject({ status: true, ranked: 2 });
  });

  test('is for administrators where a certificate would be issued by it', async () => {
    const team = await teamWithMisspelt();
    await certify(portal, team);
    const { after, certificates: count } = (await compare(team, 'sub_admin')).json;
    expect(count).toBe(1);
    const { status, json } = await refused(() => refresh(team, after, 'sub_admin'));
    expect([status, json.code]).toEqual([403, 'not_allowed']);
  });

  test('is refused when STEB says something else than what was looked at', async () => {
    const team = await teamWithMisspelt();
    const { after } = (await compare(team)).json;
    const { status, json } = await refused(() => refresh(team, { ...after, name: 'What it said before' }));
    expect([status, json.code]).toEqual([409, 'registry_changed']);
    expect((await refused(() => refresh(team, { name: 'A name alone' }))).status).toBe(422);
  });

  test('is done once, though two officers save at once', async () => {
    const team = await teamWithMisspelt();
    await certify(portal, team);
    const { after } = (await compare(team)).json;
    const answers = await Promise.all([refresh(team, after), refresh(team, after)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ json }) => json.certificates).sort()).toEqual([0, 1]);
    expect(await portal.db.$count(certificates, eq(certificates.teamId, team.id))).toBe(2);
  });

  test('does not reach whoever has got the place meanwhile', async () => {
    const team = await teamWithMisspelt();
    const { after } = (await compare(team)).json;
    const holding = await portal.database.pool.connect();
    await holding.query('begin');
    await holding.query('select from teams where id = $1 for no key update', [team.id]);
    const saving = refresh(team, after);
    await waitingForLocks(portal.database.pool);
    const other = ['somebody-else', '1000000999', team.right.id];
    await holding.query('update team_people set steb_user_id = $1, national_id = $2 where id = $3', other);
    await holding.query('commit');
    holding.release();
    expect((await saving).json.code).toBe('member_replaced');
    expect((await team.read())?.name).toBe(WRONG);
  });
});

test('the entity of a team is compared and mended, too; it has still agreed', async () => {
  const team = await certifiableTeam(portal, season);
  const registry = stebProvider({ url: portal.world.steb, apiKey: secrets.stebApiKey, log: () => {} });
  const right = (await registry.entity('9990000001')) as EntitySnapshot;
  const agreed = { entityStebId: right.stebUserId, entityAgreedAt: new Date() };
  const wrong = { ...right, name: WRONG, taxId: '300000000000003' };
  await portal.db
    .update(teams)
    .set({ ...agreed, entity: wrong })
    .where(eq(teams.id, team.id));
  await certify(portal, team);
  const place = { id: team.id, person: right.stebUserId };
  const { json } = await refused(() => compare(place));
  expect([json.changed, json.certificates]).toEqual([['name', 'tax_id'], 1]);
  expect((await refresh(place, json.after)).json.certificates).toBe(1);
  const [row] = await portal.db.select().from(teams).where(eq(teams.id, team.id));
  expect(row).toMatchObject({ ...agreed, entity: right });
  expect((await validOf(place))[0]?.content.entity).toBe(right.name);
  const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, team.id));
  expect(line).toMatchObject({ kind: 'team_entity', after: { name: right.name, tax_id: right.taxId } });
});
