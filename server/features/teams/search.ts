import { eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { keysOfCitiesWith } from '#server/features/regions/index.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { hasWordIn, patternOf, SHORTEST_WITHIN } from '#server/platform/has-word.ts';
import { teamPeople, teams } from './table.ts';

/** A team with this folded word in its number, name, school, or city (in any language). */
export const hasWord = (word: string): SQL => orInCity(word, like(teams.searchText, patternOf(word)));

/**
 * The same for a list of what belongs to teams, whose rows have both texts of their team.
 * @param from whether the text index is searched, or rows that are read in another order
 */
export const hasTextWord = (
  of: { searchText: PgColumn; cityKey: PgColumn },
  word: string,
  from: 'index' | 'rows',
): SQL => orInCity(word, hasWordIn(sql`${of.searchText}`, word, from), of.cityKey);

/**
 * The same as `hasWord`, or in the names of the creator, the coaches and the members; ten digits also match a
 * membership ID of these.
 * @param from whether the text index is searched, or rows that are read in the list's own order
 */
export function hasWordForOffice(db: DbOrTx, word: string, from: 'index' | 'rows'): SQL {
  const text = sql`${teams.searchText} || ' ' || ${teams.peopleText}`;
  const found = orInCity(word, hasWordIn(text, word, from));
  return /^\d{10}$/.test(word) ? (or(found, ofMember(db, word)) as SQL) : found;
}

function orInCity(word: string, inText: SQL, cityKey: PgColumn = teams.cityKey): SQL {
  // A short word occurs in half of the cities' names, and the text search has found those teams already.
  const cities = word.length < SHORTEST_WITHIN ? [] : keysOfCitiesWith(word);
  return cities.length > 0 ? (or(inText, inArray(cityKey, cities)) as SQL) : inText;
}

/** As an array, which an index scan combines with other conditions; a subquery would not be. */
const ofMember = (db: DbOrTx, membershipId: string): SQL =>
  sql`${teams.id} = any(array(${db
    .select({ id: teamPeople.teamId })
    .from(teamPeople)
    .where(eq(teamPeople.nationalId, membershipId))
    .union(
      db
        .select({ id: teams.id })
        .from(teams)
        .innerJoin(users, eq(users.id, teams.createdBy))
        .where(eq(users.nationalId, membershipId)),
    )}))`;
