import { v7 as uuidv7 } from 'uuid';
import type { CompetitionRecord } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { resultBoards, results } from '#server/features/results/index.ts';
import type { SeasonRecord } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Person } from '../people/make-person.ts';
import type { DemoTeam } from '../teams/make-teams.ts';
import type { LoadedSeason } from './content.ts';
import { announcedAt } from './milestones.ts';
import { required } from './required.ts';

/** A team with its ids in the database. */
export type LoadedTeam = DemoTeam & {
  id: string;
  teamNo: string;
  createdBy: string;
  season: SeasonRecord;
  competition: CompetitionRecord;
};

/** PostgreSQL accepts at most 65,535 parameters in a statement. */
export const ROWS_AT_ONCE = 1000;

export async function loadTeams(
  tx: Tx,
  { season, competitions }: LoadedSeason,
  made: DemoTeam[],
  userIds: Map<string, string>,
): Promise<LoadedTeam[]> {
  const regionIds = new Map((await tx.select().from(regions)).map(({ code, id }) => [code, id]));
  const regionOf = (team: DemoTeam) => required(regionIds.get(team.region), team.region);
  const loaded = made.map((team, index): LoadedTeam => {
    const competition = competitions.find(({ slug }) => slug === team.slot.competition);
    return {
      ...team,
      id: uuidv7(),
      teamNo: `${season.code}-${String(index + 1).padStart(4, '0')}`,
      createdBy: required(userIds.get(team.owner.nationalId), team.owner.name),
      season,
      competition: required(competition, team.slot.competition),
    };
  });

  await tx.insert(teams).values(
    loaded.map((team) => ({
      id: team.id,
      teamNo: team.teamNo,
      name: team.name,
      seasonId: season.id,
      competitionId: team.competition.id,
      ageLevel: team.slot.level,
      schoolName: team.schoolName,
      stage: team.stage,
      regionId: regionOf(team),
      city: team.city,
      status: !team.slot.withdrawn,
      paymentStatus: ['free', 'paid', 'refund'].includes(team.slot.payment),
      createdBy: team.createdBy,
      entity: team.entity ?? null,
      entityStebId: team.entity?.stebUserId ?? null,
      entityAgreedAt: team.entity && !team.slot.entityAsked ? team.createdAt : null,
      createdAt: team.createdAt,
    })),
  );
  await loadPeople(tx, loaded);
  await loadResults(tx, loaded, { regionOf, publisher: required(userIds.get(PUBLISHER), PUBLISHER) });
  return loaded;
}

async function loadPeople(tx: Tx, loaded: LoadedTeam[]): Promise<void> {
  const rows = loaded.flatMap((team) => [
    ...team.coaches.map((coach, position) => personRow(team, 'coach', coach, position)),
    ...team.members.map((member, position) => personRow(team, 'member', member, position)),
  ]);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx.insert(teamPeople).values(rows.slice(from, from + ROWS_AT_ONCE));
  }
}

const personRow = (team: LoadedTeam, role: 'coach' | 'member', person: Person, position: number) => ({
  teamId: team.id,
  role,
  position,
  stebUserId: person.stebUserId,
  nationalId: person.nationalId,
  name: person.name,
  email: person.email,
  phoneNumber: person.phoneNumber,
  nationality: person.nationality,
  gender: person.gender,
  dob: person.dob,
  ...answerOf(team, role, position),
  createdAt: team.createdAt,
});

/** What somebody said to being asked whether they are in the team: most agreed. */
function answerOf({ slot, members, createdAt }: LoadedTeam, role: 'coach' | 'member', position: number) {
  if (role === 'coach' || !slot.membersAsked) return { agreedAt: createdAt, refusedAt: null };
  const refused = slot.payment === 'paid' && position === members.length - 1;
  return { agreedAt: null, refusedAt: refused ? createdAt : null };
}

/** The score of a competition's best team, and the difference between two ranks. */
const scores: Record<string, [best: number, step: number]> = {
  robo_mission: [235, 5],
  future_innovators: [196, 3],
  robosports: [120, 3],
};

/** The administrator who publishes results, by the membership ID in `accounts.json`. */
const PUBLISHER = '1000000001';
/** The one board that the office has not published yet. */
const WAITING = { competition: 'future_innovators', level: 'Senior' };

async function loadResults(
  tx: Tx,
  loaded: LoadedTeam[],
  { regionOf, publisher }: { regionOf: (team: DemoTeam) => string; publisher: string },
): Promise<void> {
  const [first] = loaded.filter(({ slot }) => slot.rank !== undefined);
  if (!first) return;
  const createdAt = await announcedAt(tx, first.season.id);
  const rows = loaded.flatMap((team) => {
    const { competition, level, rank } = team.slot;
    if (rank === undefined) return [];
    const [best, step] = required(scores[competition], competition);
    return {
      seasonId: team.season.id,
      competitionId: team.competition.id,
      teamId: team.id,
      regionId: regionOf(team),
      ageLevel: level,
      ranked: rank,
      score: best - step * (rank - 1),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await tx.insert(results).values(rows);
  const boards = new Map(
    loaded.flatMap(({ slot: { competition, level, rank }, competition: { id } }) => {
      const waits = competition === WAITING.competition && level === WAITING.level;
      return rank === undefined || waits ? [] : [[`${id} ${level}`, { competitionId: id, ageLevel: level }] as const];
    }),
  );
  await tx
    .insert(resultBoards)
    .values(
      [...boards.values()].map((board) => ({ ...board, published: true, changedAt: createdAt, changedBy: publisher })),
    );
}
