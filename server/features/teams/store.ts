import { and, desc, eq, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { AccessFacts, Viewer } from '#domain/team-access.ts';
import { competitions, knownAgeLevels } from '#server/features/competitions/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { firstEventAt, seasonEnd, seasons } from '#server/features/seasons/index.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { hashOf } from '#server/platform/tokens.ts';
import { type EntitySnapshot, type TeamPersonRecord, type TeamRecord, teamPeople, teams } from './table.ts';

/** Columns for searching or for a single use are left out. */
const { searchText, peopleText, cityKey, notes, idempotencyKey, idempotencyForm, entityLink, ...shown } =
  getTableColumns(teams);
const { hasEntity, revision, updatedAt, updatedBy, ...teamColumns } = shown;

const { answerLink, ...personColumns } = getTableColumns(teamPeople);

const columns = {
  team: teamColumns,
  season: {
    ...{ id: seasons.id, slug: seasons.slug, name: seasons.name, nameEn: seasons.nameEn },
    ...{ status: seasons.status, endsAt: seasonEnd, firstEventAt },
  },
  competition: {
    id: competitions.id,
    slug: competitions.slug,
    name: competitions.name,
    nameEn: competitions.nameEn,
    membersNo: competitions.membersNo,
    ageLevels: knownAgeLevels,
  },
  region: { id: regions.id, name: regions.name, nameEn: regions.nameEn },
  creator: { id: users.id, stebUserId: users.stebUserId, name: users.name, picture: users.picture, type: users.type },
};

export const selectTeams = (db: DbOrTx) =>
  db
    .select(columns)
    .from(teams)
    .innerJoin(seasons, eq(seasons.id, teams.seasonId))
    .innerJoin(competitions, eq(competitions.id, teams.competitionId))
    .innerJoin(regions, eq(regions.id, teams.regionId))
    .innerJoin(users, eq(users.id, teams.createdBy));

export type TeamRow = Awaited<ReturnType<typeof selectTeams>>[number];
export type TeamPerson = Omit<TeamPersonRecord, 'answerLink'>;
export type TeamWithPeople = TeamRow & { people: TeamPerson[] };

/** One more query for the people of all the teams. */
export async function withPeople(db: DbOrTx, rows: TeamRow[]): Promise<TeamWithPeople[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.team.id);
  const people = await db
    .select(personColumns)
    .from(teamPeople)
    .where(sql`${teamPeople.teamId} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(teamPeople.role, teamPeople.position)
    .prepare('people_of_teams')
    .execute();
  const byTeam = Map.groupBy(people, (person) => person.teamId);
  return rows.map((row) => ({ ...row, people: byTeam.get(row.team.id) ?? [] }));
}

export async function findTeam(db: DbOrTx, id: string): Promise<TeamWithPeople | undefined> {
  const rows = await selectTeams(db).where(eq(teams.id, id)).prepare('one_team').execute();
  return (await withPeople(db, rows))[0];
}

/** The teams of some ids, in any order. */
export async function findTeams(db: DbOrTx, ids: readonly string[]): Promise<TeamWithPeople[]> {
  return withPeople(
    db,
    await selectTeams(db)
      .where(sql`${teams.id} = any(${sql.param([...ids])}::uuid[])`)
      .prepare('teams_of_ids')
      .execute(),
  );
}

/** What decides whether a team's season is over. */
export async function seasonOfTeam(db: DbOrTx, teamId: string): Promise<{ status: boolean; endsAt: Date | null }> {
  const [season] = await db
    .select({ status: seasons.status, endsAt: seasonEnd })
    .from(teams)
    .innerJoin(seasons, eq(seasons.id, teams.seasonId))
    .where(eq(teams.id, teamId));
  if (!season) throw new Error('there is no such team');
  return season;
}

/** Whether somebody is a member of any team of a season, except teams that were withdrawn. */
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

/**
 * The ids of a person's own teams: created, coached, joined, or those of an entity; with `role` of a coach, those that
 * they manage. The same rules as `relationOf`. A union, so that each kind uses its own index; for an admin, too, only
 * their own.
 * @param of.named whether those count of which the entity has not said that they are its own
 */
export function ownTeamIds(db: DbOrTx, viewer: Viewer, { role, named }: { role?: 'coach'; named?: boolean } = {}) {
  const id = { id: teams.id };
  return union(
    db.select(id).from(teams).where(eq(teams.createdBy, viewer.id)),
    db
      .select(id)
      .from(teams)
      .where(and(eq(teams.entityStebId, viewer.stebUserId), named ? undefined : isNotNull(teams.entityAgreedAt))),
    db
      .select({ id: teamPeople.teamId })
      .from(teamPeople)
      .where(
        and(
          eq(teamPeople.stebUserId, viewer.stebUserId),
          role && and(eq(teamPeople.role, role), isNotNull(teamPeople.agreedAt)),
        ),
      ),
  );
}

/**
 * A page of a person's own teams, newest first, without those that were withdrawn before they were paid. All their ids
 * are read, some hundred at most, so that they are counted in the same query and the joins read the rows of one page
 * only.
 */
export async function listOwnTeams(
  db: DbOrTx,
  viewer: Viewer,
  { season, offset, limit }: { season?: string | undefined; offset: number; limit: number },
): Promise<{ rows: TeamWithPeople[]; total: number }> {
  const own = await db
    .select({ id: teams.id })
    .from(teams)
    .where(
      and(
        inArray(teams.id, ownTeamIds(db, viewer, { named: true })),
        stands,
        season ? eq(teams.seasonId, season) : undefined,
      ),
    )
    .orderBy(...newest)
    .prepare(season ? 'own_teams_of_season' : 'own_teams')
    .execute();
  const ids = own.slice(offset, offset + limit).map(({ id }) => id);
  if (ids.length === 0) return { rows: [], total: own.length };
  const rows = await selectTeams(db)
    .where(sql`${teams.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(...newest)
    .prepare('teams_by_id')
    .execute();
  return { rows: await withPeople(db, rows), total: own.length };
}

/** One that was paid for is shown though it was withdrawn. */
const stands = or(eq(teams.status, true), eq(teams.paymentStatus, true));

const newest = [desc(teams.createdAt), desc(teams.id)];

/** The relations on which `domain/team-access.ts` decides. */
export const accessFactsOf = ({ team, people }: TeamWithPeople): AccessFacts => ({
  createdBy: team.createdBy,
  entityStebId: team.entityStebId,
  entityAgreed: team.entityAgreedAt !== null,
  // A coach whom somebody named sees and does what a member may, until they have agreed.
  coachStebIds: people.filter(({ role, agreedAt }) => role === 'coach' && agreedAt).map(({ stebUserId }) => stebUserId),
  memberStebIds: people
    .filter(({ role, agreedAt }) => role === 'member' || !agreedAt)
    .map(({ stebUserId }) => stebUserId),
});

/**
 * The entity as it is now: the registry's record stays with the team, and once it has agreed its account may read what
 * managers may.
 * @param answer when it agreed, and the hash of the token by which it was asked; what is not given stays
 */
export async function setEntity(
  db: DbOrTx,
  teamId: string,
  entity: EntitySnapshot | null,
  answer?: Partial<Pick<TeamRecord, 'entityAgreedAt' | 'entityLink'>>,
): Promise<void> {
  await db
    .update(teams)
    .set({ entity, entityStebId: entity?.stebUserId ?? null, ...answer })
    .where(eq(teams.id, teamId));
}

/** Keeps the hash of the token by which a team's entity is asked, unless it is another one by now. */
export async function setEntityLink(
  db: DbOrTx,
  { teamId, entityStebId, link }: { teamId: string; entityStebId: string; link: Buffer },
): Promise<void> {
  await db
    .update(teams)
    .set({ entityLink: link })
    .where(and(eq(teams.id, teamId), eq(teams.entityStebId, entityStebId)));
}

/** The team whose entity was sent this token, while it is that team's entity. */
export async function teamOfEntityLink(db: DbOrTx, token: string): Promise<TeamWithPeople | undefined> {
  const [found] = await db
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.entityLink, hashOf(token)));
  return found && findTeam(db, found.id);
}

/** Keeps the hash of the token by which somebody in a team is asked, unless they are in it no more. */
export async function setAnswerLink(
  db: DbOrTx,
  { teamId, stebUserId, link }: { teamId: string; stebUserId: string; link: Buffer },
): Promise<void> {
  await db
    .update(teamPeople)
    .set({ answerLink: link })
    .where(and(eq(teamPeople.teamId, teamId), eq(teamPeople.stebUserId, stebUserId)));
}

/** Which place in which team was asked about by this token. */
export async function placeOfAnswerLink(db: DbOrTx, token: string) {
  const [found] = await db
    .select({ id: teamPeople.id, teamId: teamPeople.teamId })
    .from(teamPeople)
    .where(eq(teamPeople.answerLink, hashOf(token)));
  return found;
}

/** @returns the entity that the team belongs to, if any */
export async function setPaid(db: DbOrTx, teamId: string): Promise<EntitySnapshot | null | undefined> {
  const [team] = await db
    .update(teams)
    .set({ paymentStatus: true })
    .where(eq(teams.id, teamId))
    .returning({ entity: teams.entity });
  return team?.entity;
}
