import { desc, eq, notExists, sql } from 'drizzle-orm';
import type { NeverSignedIn } from '#contract/endpoints/people.ts';
import { searchWords } from '#domain/fold.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';

const SHOWN_TEAMS = 10;

/**
 * Returns the search for people of teams who have no account, by their membership ID: one statement with the teams in it,
 * by the index of the number. Whoever has an account by now, though with another number, is in the list of users.
 */
export function neverSignedInFinder(db: Db) {
  const number = sql.placeholder('number');
  const accounts = () => db.select({ one: sql`1` }).from(users);
  const query = db
    .select({
      ...{ national_id: teamPeople.nationalId, person: teamPeople.name, role: teamPeople.role },
      ...{ _id: teams.id, team_no: teams.teamNo, name: teams.name, status: teams.status },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(teamPeople)
    .innerJoin(teams, eq(teams.id, teamPeople.teamId))
    .where(
      sql`${eq(teamPeople.nationalId, number)}
        and ${notExists(accounts().where(eq(users.nationalId, number)))}
        and ${notExists(accounts().where(eq(users.stebUserId, teamPeople.stebUserId)))}`,
    )
    .orderBy(desc(teamPeople.createdAt), desc(teamPeople.id))
    .limit(SHOWN_TEAMS)
    .prepare('team_people_without_account');

  return async (search: string): Promise<NeverSignedIn | null> => {
    const [word = '', ...others] = searchWords(search);
    if (others.length > 0 || !/^\d{10}$/.test(word)) return null;
    const rows = await query.execute({ number: word });
    const [newest] = rows;
    if (!newest) return null;
    return {
      ...{ national_id: newest.national_id, name: newest.person, totalTeams: newest.total },
      teams: rows.map(({ _id, team_no, name, role, status }) => ({ _id, team_no, name, role, status })),
    };
  };
}
