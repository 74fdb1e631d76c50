import { and, eq, inArray } from 'drizzle-orm';
import type { loggedFields } from '#contract/endpoints/office-log.ts';
import type { FieldCode } from '#contract/errors.ts';
import { scorePanelOf } from '#contract/score-panels.ts';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import type { RecordKind, RecordParts } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { hasResult } from '#server/features/results/index.ts';
import { hasScores } from '#server/features/scores/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';

type Named = { _id: string; name: string; name_en: string };
type Parts = { competition: Named; region: Named };
type TeamRow = typeof teams.$inferSelect;

async function namesOf(db: DbOrTx, table: typeof competitions | typeof regions, ids: string[]) {
  const { id, name, nameEn } = table;
  const rows = await db.select({ id, name, nameEn }).from(table).where(inArray(id, ids));
  return new Map(rows.map((row): [string, Named] => [row.id, { _id: row.id, name: row.name, name_en: row.nameEn }]));
}

/**
 * What the log says beside a team's own columns: the names of its competition and its region, which are records of
 * their own.
 */
const parts: RecordParts<typeof teams, Parts> = {
  async read(db, rows) {
    const competitionIds = rows.map(({ competitionId }) => competitionId);
    const ofCompetitions = await namesOf(db, competitions, competitionIds);
    const regionIds = rows.map(({ regionId }) => regionId);
    const ofRegions = await namesOf(db, regions, regionIds);
    return ({ competitionId, regionId }) => ({
      competition: ofCompetitions.get(competitionId) as Named,
      region: ofRegions.get(regionId) as Named,
    });
  },
  write: async () => {},
};

/** What lines about a team's own fields say; payments and scores have lines of their own. */
type Said = Record<
  Exclude<(typeof loggedFields)['teams'][number], 'payment_status' | 'payment_note' | 'scores' | 'reason'>,
  unknown
>;

/** Teams as records that the office edits. */
export const teamKind: RecordKind<typeof teams, Parts> = {
  table: teams,
  parts,
  nameOf: ({ name }) => ({ name }),
  present: (team) => team,
  logged: (team): Said => ({
    ...{ name: team.name, schoolName: team.schoolName, competion: team.competition, ageLevel: team.ageLevel },
    ...{ stage: team.stage, region: team.region, city: team.city, notes: team.notes },
    ...{ image: pictureAddress(team.image), status: team.status },
  }),
  pictures: { image: 'image' },
  check: wrongBeside,
};

async function wrongBeside(tx: Tx, row: Partial<TeamRow>, before: TeamRow | undefined) {
  if (!before) throw new Error('the office adds no teams');
  const { regionId = '', competitionId = '', ageLevel = '' } = row;
  const moved = competitionId !== before.competitionId;
  return {
    competion: moved ? await wrongCompetition(tx, before, competitionId) : undefined,
    ageLevel: await wrongLevel(tx, { competitionId, ageLevel }, before),
    region: (await tx.$count(regions, eq(regions.id, regionId))) > 0 ? undefined : ('not_offered' as const),
  };
}

/**
 * Rules of the database that refuse what somebody removed after `check` had read it, and the field of each. A competition is
 * locked by `check`. A level is not: whoever removes levels may be waiting for this team by then.
 */
export const goneMeanwhile: Readonly<Record<string, 'ageLevel' | 'region'>> = {
  teams_age_level_fk: 'ageLevel',
  teams_region_id_regions_id_fk: 'region',
};

/** A level of the competition; one that takes no teams any more only where the team has it already. */
async function wrongLevel(
  tx: Tx,
  { competitionId, ageLevel }: Pick<TeamRow, 'competitionId' | 'ageLevel'>,
  before: TeamRow,
): Promise<FieldCode | undefined> {
  const [level] = await tx
    .select({ status: ageLevels.status })
    .from(ageLevels)
    .where(and(eq(ageLevels.competitionId, competitionId), eq(ageLevels.key, ageLevel)));
  const stays = competitionId === before.competitionId && ageLevel === before.ageLevel;
  return level && (level.status || stays) ? undefined : 'not_offered';
}

/**
 * Another competition is one of the team's season, and takes as many people as the team has. What was made for the one
 * before and names it comes first: a result, a certificate, and scores of another kind. Whether new teams may register
 * in it does not matter.
 */
async function wrongCompetition(tx: Tx, team: TeamRow, to: string): Promise<FieldCode | undefined> {
  const both = await tx
    .select()
    .from(competitions)
    .where(inArray(competitions.id, [team.competitionId, to]))
    .orderBy(competitions.id)
    .for('share');
  const next = both.find(({ id }) => id === to);
  if (next?.seasonId !== team.seasonId) return 'not_offered';
  if (await hasResult(tx, team.id)) return 'result_elsewhere';
  if (team.hasCertificate) return 'certificate_elsewhere';
  const now = both.find(({ id }) => id === team.competitionId);
  if (scorePanelOf(next.slug) !== scorePanelOf(now?.slug ?? '') && (await hasScores(tx, team.id)))
    return 'scores_elsewhere';
  const people = await tx.select({ role: teamPeople.role }).from(teamPeople).where(eq(teamPeople.teamId, team.id));
  const count = (role: 'coach' | 'member') => people.filter((person) => person.role === role).length;
  return count('coach') <= next.coachesNo && count('member') <= next.membersNo ? undefined : 'too_many_people';
}
