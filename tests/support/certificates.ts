import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { results } from '#server/features/results/index.ts';
import { type EntitySnapshot, teams } from '#server/features/teams/index.ts';
import type { RoleName } from './accounts.ts';
import { allContent } from './rates.ts';
import { publishAll } from './result-season.ts';
import { openSeason, registerTeam, type TestSeason } from './season.ts';
import { openTestPortal, type TestPortal } from './test-portal.ts';

/** A school of the sandbox's registry, as a team keeps it. */
export const school: EntitySnapshot = {
  ...{
    name: 'مدارس واحة المعرفة الأهلية',
    email: 'school@example.sa',
    nationality: 'SA',
    phoneNumber: '+966500000301',
  },
  ...{ status: true, picture: 'avator.png', stebUserId: 'school-of-a-test', entityType: 'school' },
  ...{ crNumber: '9990000001', taxId: '399900000010003' },
};

/** An active team of the coach with an entity: all that a certificate needs. */
export async function certifiableTeam(
  portal: TestPortal,
  season: TestSeason,
  change: Record<string, unknown> = {},
): Promise<{ id: string; number: string }> {
  const team = await registerTeam(portal, season, { competion_id: season.free.id, ...change });
  await portal.db.update(teams).set({ entity: school, entityStebId: school.stebUserId }).where(eq(teams.id, team._id));
  return { id: team._id, number: team.team_no };
}

/** Writes a team's result, and publishes it. */
export async function announceResult({ db }: TestPortal, teamId: string, ranked: number): Promise<void> {
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw new Error('no team');
  const { seasonId, competitionId, regionId, ageLevel } = team;
  await db.insert(results).values({ teamId, seasonId, competitionId, regionId, ageLevel, ranked });
  await publishAll(db);
}

/** Issues a team's qualification certificate. */
export async function certify(portal: TestPortal, team: { id: string }, as: RoleName = 'coach') {
  const { json, status, text } = await portal.call('POST', '/api/certificates/genrate/', {
    as,
    body: { team: team.id },
  });
  if (status !== 200) throw new Error(text);
  return json.cerfificate as { _id: string; crt_serial: string };
}

export const nobody = '0199aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
export type As = { as?: RoleName; number?: number };

/** The calls of certificates, by a coach unless somebody else is named. */
const certificateCalls = (portal: () => TestPortal) => ({
  genrate: (body: object, who: As = { as: 'coach' }) =>
    portal().call('POST', '/api/certificates/genrate/', { ...who, body }),
  final: (body: object, who: As = { as: 'coach' }) =>
    portal().call('POST', '/api/certificates/final/', { ...who, body }),
  listOf: (teamId: string, who: As = { as: 'coach' }) =>
    portal().call('GET', `/api/certificates/?page=1&team_id=${teamId}`, who),
  check: (serial: string) => portal().call('GET', `/api/certificates/check?serial=${encodeURIComponent(serial)}`),
  revoke: (id: string, reason: string, as: RoleName = 'admin') =>
    portal().call('POST', '/api/admin/certificates/revoke', { as, body: { id, reason } }),
  /** Calls, and proves that the refusal changed nothing. */
  async refused(call: () => ReturnType<TestPortal['call']>) {
    const before = await allContent(portal());
    const answer = await call();
    expect(answer.json.success).toBe(false);
    expect(await allContent(portal())).toEqual(before);
    return answer;
  },
});

/**
 * Opens a portal and a season for the tests of a file, none of which uses up the rate of another.
 * @param opened receives both before the first test
 * @returns the calls of certificates
 */
export function openForCertificates(
  opened: (portal: TestPortal, season: TestSeason) => void,
  options?: Parameters<typeof openTestPortal>[0],
) {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(options);
    opened(portal, await openSeason(portal));
  });
  afterAll(() => portal.close());
  beforeEach(() => portal.database.pool.query('delete from rate_limits'));
  return certificateCalls(() => portal);
}
