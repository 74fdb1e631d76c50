import { and, asc, desc, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Asker, TeamBonds } from '#domain/team-access.ts';
import { competitions, offeredAgeLevels } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { type TeamPersonRecord, teamPeople, teams } from './table.ts';

const columns = {
  team: teams,
  season: { id: seasons.id, slug: seasons.slug, name: seasons.name, nameEn: seasons.nameEn },
  competition: {
    id: competitions.id,
    slug: competitions.slug,
    name: competitions.name,
    nameEn: competitions.nameEn,
    membersNo: competitions.membersNo,
    ageLevels: offeredAgeLevels,
  },
  region: { id: regions.id, name: regions.name, nameEn: regions.nameEn },
  creator: { id: users.id, name: users.name, picture: users.picture },
};

const selectTeams = (db: DbOrTx) =>
  db
    .select(columns)
    .from(teams)
    .innerJoin(seasons, eq(seasons.id, teams.seasonId))
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .innerJoin(regions, eq(regions.id, teams.regionId))
    .innerJoin(users, eq(users.id, teams.createdBy));

export type TeamRow = Awaited<ReturnType<typeof selectTeams>>[number];
export type TeamWithPeople = TeamRow & { people: TeamPersonRecord[] };

/** One more query for the people of all the teams, however many. */
export async function withPeople(db: DbOrTx, rows: TeamRow[]): Promise<TeamWithPeople[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.team.id);
  const people = await db
    .select()
    .from(teamPeople)
    .where(inArray(teamPeople.teamId, ids))
    .orderBy(teamPeople.role, teamPeople.position);
  const byTeam = Map.groupBy(people, (person) => person.teamId);
  return rows.map((row) => ({ ...row, people: byTeam.get(row.team.id) ?? [] }));
}

export async function findTeam(db: DbOrTx, id: string): Promise<TeamWithPeople | undefined> {
  const rows = await selectTeams(db).where(eq(teams.id, id));
  return (await withPeople(db, rows))[0];
}

const hasPerson = (db: DbOrTx, stebUserId: string, role?: 'coach'): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(teamPeople)
      .where(
        and(
          eq(teamPeople.teamId, teams.id),
          eq(teamPeople.stebUserId, stebUserId),
          role ? eq(teamPeople.role, role) : undefined,
        ),
      ),
  );

/** Whether somebody is a member of any team of a season, but for those that the office has withdrawn. */
export async function isMemberInSeason(db: DbOrTx, stebUserId: string, seasonId: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(teamPeople)
    .innerJoin(teams, eq(teams.id, teamPeople.teamId))
    .where(
      and(
        eq(teamPeople.stebUserId, stebUserId),
        eq(teamPeople.role, 'member'),
        eq(teams.seasonId, seasonId),
        eq(teams.status, true),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The teams that are one's own: made, coached, joined, or entered by one's entity. The same facts as `bondOf`. */
export const ownTeams = (db: DbOrTx, asker: Asker): SQL =>
  or(eq(teams.createdBy, asker.id), eq(teams.entityStebId, asker.stebUserId), hasPerson(db, asker.stebUserId)) as SQL;

/** The teams that one manages: made, coached, or entered by one's entity. An admin's own are no more than that. */
export const managedTeams = (db: DbOrTx, asker: Asker): SQL =>
  or(
    eq(teams.createdBy, asker.id),
    eq(teams.entityStebId, asker.stebUserId),
    hasPerson(db, asker.stebUserId, 'coach'),
  ) as SQL;

export async function listOwnTeams(
  db: DbOrTx,
  asker: Asker,
  { season, offset, limit }: { season?: string | undefined; offset: number; limit: number },
): Promise<{ rows: TeamWithPeople[]; total: number }> {
  const mine = and(ownTeams(db, asker), season ? eq(teams.seasonId, season) : undefined);
  const [total, rows] = await Promise.all([
    db.$count(teams, mine),
    selectTeams(db).where(mine).orderBy(desc(teams.createdAt), desc(teams.id)).limit(limit).offset(offset),
  ]);
  return { rows: await withPeople(db, rows), total };
}

/** The bonds that `domain/team-access.ts` decides by. */
export const bondsOf = ({ team, people }: TeamWithPeople): TeamBonds => ({
  createdBy: team.createdBy,
  entityStebId: team.entityStebId,
  coachStebIds: people.filter((person) => person.role === 'coach').map((person) => person.stebUserId),
  memberStebIds: people.filter((person) => person.role === 'member').map((person) => person.stebUserId),
  paid: team.paymentStatus,
});

export async function setPaid(db: DbOrTx, teamId: string): Promise<void> {
  await db.update(teams).set({ paymentStatus: true }).where(eq(teams.id, teamId));
}

export type AdminTeamFilter = {
  search: string;
  paid?: boolean | undefined;
  season?: string | undefined;
  sort: 'created_at' | '-created_at' | 'name' | '-name' | 'team_no' | '-team_no';
  offset: number;
  limit: number;
};

const searchable = sql`(${teams.teamNo} || ' ' || ${teams.name} || ' ' || ${teams.schoolName} || ' ' || ${teams.city})`;
const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const orders = {
  created_at: [asc(teams.createdAt), asc(teams.id)],
  '-created_at': [desc(teams.createdAt), desc(teams.id)],
  name: [asc(teams.name), asc(teams.id)],
  '-name': [desc(teams.name), desc(teams.id)],
  team_no: [asc(teams.teamNo)],
  '-team_no': [desc(teams.teamNo)],
};

/**
 * The office's list. Not prepared: a generic plan would walk the date index for every search; planned with the actual
 * text, PostgreSQL uses the trigram index. The page's ids are found first, so that the joins touch one page of rows.
 */
export async function listTeamsForOffice(
  db: DbOrTx,
  filter: AdminTeamFilter,
): Promise<{ rows: TeamRow[]; total: number }> {
  const wanted = and(
    filter.search ? sql`${searchable} ilike ${`%${escapeLike(filter.search)}%`}` : undefined,
    filter.paid === undefined ? undefined : eq(teams.paymentStatus, filter.paid),
    filter.season ? eq(teams.seasonId, filter.season) : undefined,
  );
  const order = orders[filter.sort];
  const [total, page] = await Promise.all([
    db.$count(teams, wanted),
    db
      .select({ id: teams.id })
      .from(teams)
      .where(wanted)
      .orderBy(...order)
      .limit(filter.limit)
      .offset(filter.offset),
  ]);
  if (page.length === 0) return { rows: [], total };
  const ids = page.map((row) => row.id);
  const rows = await selectTeams(db)
    .where(inArray(teams.id, ids))
    .orderBy(...order);
  return { rows, total };
}
