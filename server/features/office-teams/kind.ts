import { and, eq, inArray } from 'drizzle-orm';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import type { RecordKind, RecordParts } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { results } from '#server/features/results/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';

type Named = { _id: string; name: string; name_en: string };
type Parts = { competition: Named; region: Named };

const named = ({ id, name, nameEn }: { id: string; name: string; nameEn: string }): Named => ({
  ...{ _id: id, name, name_en: nameEn },
});

async function namesOf(db: DbOrTx, table: typeof competitions | typeof regions, ids: string[]) {
  const { id, name, nameEn } = table;
  const rows = await db.select({ id, name, nameEn }).from(table).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, named(row)]));
}

/** What the log says beside a team's own columns: the names of its competition and its region. */
const parts: RecordParts<typeof teams, Parts> = {
  async read(db, rows) {
    const ofCompetitions = await namesOf(
      db,
      competitions,
      rows.map(({ competitionId }) => competitionId),
    );
    const ofRegions = await namesOf(
      db,
      regions,
      rows.map(({ regionId }) => regionId),
    );
    return ({ competitionId, regionId }) => ({
      competition: ofCompetitions.get(competitionId) as Named,
      region: ofRegions.get(regionId) as Named,
    });
  },
  // They are records of their own.
  write: async () => {},
};

/** Teams as records that the office edits. */
export const teamKind: RecordKind<typeof teams, Parts> = {
  table: teams,
  parts,
  nameOf: (team) => team.name,
  present: (team) => team,
  logged: (team) => ({
    ...{ name: team.name, schoolName: team.schoolName, competion: team.competition, ageLevel: team.ageLevel },
    ...{ stage: team.stage, region: team.region, city: team.city, notes: team.notes },
    ...{ image: pictureAddress(team.image), status: team.status },
  }),
  pictures: { image: 'image' },
  check: wrongBeside,
};

type Checked = Partial<typeof teams.$inferSelect>;

/** A competition is one of the team's season, and takes as many people as the team has; a level is one of its own. */
async function wrongBeside(tx: Tx, row: Checked) {
  const { id = '', seasonId, competitionId = '', ageLevel = '', regionId = '' } = row;
  const [competition] = await tx.select().from(competitions).where(eq(competitions.id, competitionId)).for('share');
  const level = and(eq(ageLevels.competitionId, competitionId), eq(ageLevels.key, ageLevel));
  return {
    competion:
      competition?.seasonId === seasonId ? await wrongCompetition(tx, id, competition) : ('not_offered' as const),
    ageLevel: (await tx.$count(ageLevels, level)) > 0 ? undefined : ('not_offered' as const),
    region: (await tx.$count(regions, eq(regions.id, regionId))) > 0 ? undefined : ('not_offered' as const),
  };
}

async function wrongCompetition(tx: Tx, teamId: string, competition: typeof competitions.$inferSelect | undefined) {
  if (!competition) return undefined;
  const [result] = await tx.select().from(results).where(eq(results.teamId, teamId));
  if (result && result.competitionId !== competition.id) return 'result_elsewhere' as const;
  const [now] = await tx.select({ id: teams.competitionId }).from(teams).where(eq(teams.id, teamId));
  // One that has too many people already keeps its competition.
  if (now?.id === competition.id) return undefined;
  const people = await tx.select({ role: teamPeople.role }).from(teamPeople).where(eq(teamPeople.teamId, teamId));
  const count = (role: 'coach' | 'member') => people.filter((person) => person.role === role).length;
  const fits = count('coach') <= competition.coachesNo && count('member') <= competition.membersNo;
  return fits ? undefined : ('too_many_people' as const);
}
