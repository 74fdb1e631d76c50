import type { TeamDays, TeamFilters } from '#contract/endpoints/teams.ts';
import type { Language } from '#contract/languages.ts';
import ar from '#locales/ar/admin-teams.ts';
import en from '#locales/en/admin-teams.ts';
import { inRiyadh, logExport, type Writer } from '#server/features/office-records/index.ts';
import { projectLinksOf } from '#server/features/scores/index.ts';
import { findTeams, officeTeamIds, type TeamWithPeople } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';

const words = { ar, en };

/** Teams that are in memory together. */
const BATCH = 500;

type Exported = {
  filters: TeamFilters & TeamDays;
  search: string;
  sort: `${'' | '-'}${'created_at' | 'name' | 'team_no'}`;
};

/** The ids of the teams that go out, which the log notes before the first of them is sent. */
export async function teamsToExport(db: Db, by: Writer, query: Exported): Promise<string[]> {
  const ids = await officeTeamIds(db, query);
  await logExport(db, by, { list: 'teams', count: ids.length });
  return ids;
}

/**
 * The teams of some ids in their order, some at a time in memory.
 * @param projects whether the links that were handed in for them are asked for, too
 */
export async function* exportedTeams(db: Db, ids: readonly string[], projects = false): AsyncGenerator<Row> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const found = new Map((await findTeams(db, batch)).map((row) => [row.team.id, row]));
    const links = projects ? await projectLinksOf(db, batch) : undefined;
    for (const id of batch) {
      const row = found.get(id);
      if (row) yield { ...row, project: links?.get(id) };
    }
  }
}

/**
 * The columns of a file by the slug of its competition (decision 37): as many members as the kind of competition has, and
 * the link of the project where there is one. Without a slug, of all competitions.
 */
export function membersIn(slug: string | undefined, membersNo: number): number {
  if (slug === 'FLLE' || slug === 'FLLC') return membersNo;
  if (slug === 'robo_mission' || slug === 'robosports' || slug === 'future_innovators') return 3;
  return 4;
}

/** `project`: the link that was handed in for a team, by its id. */
type Row = TeamWithPeople & { project?: string | undefined };
type Column = readonly [head: string, value: (row: Row) => string];

type Options = { slug: string | undefined; membersNo: number; language: Language };

/** @returns the columns in the words of a language */
export function columnsOf({ slug, membersNo, language }: Options): Column[] {
  const { csv: say, paid, pending, ...list } = words[language];
  const named = ({ name, nameEn }: { name: string; nameEn: string }) => (language === 'ar' ? name : nameEn);
  const of = (row: Row, role: 'coach' | 'member', index: number) =>
    row.people.filter((person) => person.role === role)[index];
  const person = (role: 'coach' | 'member', index: number): Column[] => {
    const label = (field: string) => `${say[role]} ${index + 1}: ${field}`;
    const first: Column[] = [
      [label(say.name), (row) => of(row, role, index)?.name ?? ''],
      [label(say.membershipId), (row) => of(row, role, index)?.nationalId ?? ''],
    ];
    if (role === 'member') return [...first, [label(say.dob), (row) => of(row, role, index)?.dob ?? '']];
    return [
      ...first,
      [label(say.email), (row) => of(row, role, index)?.email ?? ''],
      [label(say.phone), (row) => of(row, role, index)?.phoneNumber ?? ''],
    ];
  };
  const levelOf = ({ competition, team }: Row) => {
    const level = competition.ageLevels.find(({ key }) => key === team.ageLevel);
    return level ? named(level) : team.ageLevel;
  };
  return [
    [list.number, ({ team }) => team.teamNo],
    [list.name, ({ team }) => team.name],
    [list.season, ({ season }) => named(season)],
    [list.competition, ({ competition }) => named(competition)],
    [say.ageLevel, levelOf],
    [list.school, ({ team }) => team.schoolName],
    [say.stage, ({ team }) => team.stage],
    [say.region, ({ region }) => named(region)],
    [say.city, ({ team }) => team.city],
    [list.status, ({ team }) => (team.paymentStatus ? paid : pending)],
    [list.created, ({ team }) => inRiyadh(team.createdAt.toISOString())],
    ...[0, 1].flatMap((index) => person('coach', index)),
    ...Array.from({ length: membersIn(slug, membersNo) }, (_, index) => person('member', index)).flat(),
    ...(slug === 'future_innovators' ? [[say.project, ({ project = '' }: Row) => project] as const] : []),
  ];
}
