import type { Language } from '#contract/languages.ts';
import { isErasedKey, nameIn } from '#domain/deleted-account.ts';
import ar from '#locales/ar/admin-teams.ts';
import en from '#locales/en/admin-teams.ts';
import { inRiyadh } from '#server/features/office-records/index.ts';
import { projectLinksOf } from '#server/features/scores/index.ts';
import { findTeams, type TeamWithPeople } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';

const words = { ar, en };

/** Teams that are in memory together. */
const BATCH = 500;

/** `project`: the link that was handed in for the team. */
type Row = TeamWithPeople & { project?: string | undefined };

/**
 * The teams of some ids in their order, some at a time in memory. The ids were read by one statement: however many
 * register or change meanwhile, none comes twice and none is left out.
 */
export async function* teamsByBatch(db: Db, ids: readonly string[]): AsyncGenerator<TeamWithPeople[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    const found = new Map((await findTeams(db, batch)).map((row) => [row.team.id, row]));
    yield batch.flatMap((id) => found.get(id) ?? []);
  }
}

/**
 * The same one by one, as the CSV file has them.
 * @param projects whether the links that were handed in for them are asked for, too
 */
export async function* exportedTeams(db: Db, ids: readonly string[], projects: boolean): AsyncGenerator<Row> {
  for await (const batch of teamsByBatch(db, ids)) {
    const teamIds = batch.map(({ team }) => team.id);
    const links = projects ? await projectLinksOf(db, teamIds) : undefined;
    for (const row of batch) yield { ...row, project: links?.get(row.team.id) };
  }
}

/** A kind of competition: the columns of its file, by its slug (decision 37); undefined for all competitions together. */
export type ExportedKind = { slug: string; membersNo: number } | undefined;

/** Slugs whose teams have places for three members in the file. */
const withThree = ['robo_mission', 'robosports', 'future_innovators'];
/** Those with as many as the competition takes. */
const withAll = ['FLLE', 'FLLC'];

const membersIn = (kind: ExportedKind): number => {
  if (kind && withAll.includes(kind.slug)) return kind.membersNo;
  return kind && withThree.includes(kind.slug) ? 3 : 4;
};

/** Whether the file has the links of projects. */
export const hasProjects = (kind: ExportedKind): boolean => kind?.slug === 'future_innovators';

type Column = readonly [head: string, value: (row: Row) => string];

/** The columns of the file, in the words of a language. */
export function columnsOf(kind: ExportedKind, language: Language): Column[] {
  const { csv: say, ...list } = words[language];
  const named = ({ name, nameEn }: { name: string; nameEn: string }) => (language === 'ar' ? name : nameEn);
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
    [list.status, ({ team }) => (team.paymentStatus ? list.paid : list.pending)],
    [list.created, ({ team }) => inRiyadh(team.createdAt.toISOString())],
    ...[0, 1].flatMap((index) => personColumns('coach', index, language)),
    ...Array.from({ length: membersIn(kind) }, (_, index) => personColumns('member', index, language)).flat(),
    ...(hasProjects(kind) ? [[say.project, ({ project = '' }: Row) => project] as const] : []),
    // A team may have more than there are columns for: the number says so.
    [say.members, ({ people }) => String(people.filter(({ role }) => role === 'member').length)],
    [say.state, ({ team }) => (team.status ? list.active : list.withdrawn)],
  ];
}

type Person = TeamWithPeople['people'][number];

/** A coach is reached by e-mail and phone; of a member their age matters. */
function personColumns(role: 'coach' | 'member', index: number, language: Language): Column[] {
  const { csv: say } = words[language];
  const column = (field: string, of: (person: Person) => string): Column => [
    `${say[role]} ${index + 1}: ${field}`,
    ({ people }) => {
      const person = people.filter((one) => one.role === role)[index];
      return person ? of(person) : '';
    },
  ];
  const first = [
    column(say.name, ({ name }) => nameIn(language, name)),
    column(say.membershipId, ({ nationalId }) => (isErasedKey(nationalId) ? '' : nationalId)),
  ];
  if (role === 'member') return [...first, column(say.dob, ({ dob }) => dob ?? '')];
  return [...first, column(say.email, ({ email }) => email), column(say.phone, ({ phoneNumber }) => phoneNumber)];
}
