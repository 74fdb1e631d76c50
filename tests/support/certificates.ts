import { eq } from 'drizzle-orm';
import { results } from '#server/features/results/index.ts';
import { type EntitySnapshot, teams } from '#server/features/teams/index.ts';
import type { RoleName } from './accounts.ts';
import { registerTeam, type TestSeason } from './season.ts';
import type { TestPortal } from './test-portal.ts';

/** A school of the sandbox's registry, as a team keeps it. */
const school: EntitySnapshot = {
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

export async function announceResult({ db }: TestPortal, teamId: string, ranked: number): Promise<void> {
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw new Error('no team');
  const { seasonId, competitionId, regionId, ageLevel } = team;
  await db.insert(results).values({ teamId, seasonId, competitionId, regionId, ageLevel, ranked });
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
