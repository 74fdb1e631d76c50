import { eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { keysOfCitiesWith } from '#server/features/regions/index.ts';
import { users } from '#server/features/users/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { teamPeople, teams } from './table.ts';

/** Shorter words are looked for at the beginnings of words alone: in the middle of one they are everywhere. */
const SHORTEST_WITHIN = 3;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Every word of the texts has a space before it. */
const patternOf = (word: string) => `%${word.length < SHORTEST_WITHIN ? ' ' : ''}${escapeLike(word)}%`;

/** A team that has this word, folded, in its number, name or school, or in its city, in whichever language that was typed. */
export const hasWord = (word: string): SQL => orInCity(word, like(teams.searchText, patternOf(word)));

/**
 * The same, or in the names of those who registered and who coach it; ten digits are a membership ID of its people, too.
 * @param from whether it is asked of the index of the texts, or of rows that are looked through in the list's own order
 */
export function hasWordForOffice(db: DbOrTx, word: string, from: 'index' | 'rows'): SQL {
  const text = sql`${teams.searchText} || ' ' || ${teams.peopleText}`;
  const pattern = patternOf(word);
  const inTexts = sql`(${text}) like ${pattern}`;
  // The index has the texts in letters that every server knows as such; which of its hits are meant, the texts say.
  const inIndex = sql`(search_letters(${text}) like search_letters(${pattern}) and ${inTexts})`;
  const found = orInCity(word, from === 'index' ? inIndex : inTexts);
  return /^\d{10}$/.test(word) ? (or(found, ofMember(db, word)) as SQL) : found;
}

function orInCity(word: string, inText: SQL): SQL {
  // A short word is in half of the cities' names, and has found their teams by the text already.
  const cities = word.length < SHORTEST_WITHIN ? [] : keysOfCitiesWith(word);
  return cities.length > 0 ? (or(inText, inArray(teams.cityKey, cities)) as SQL) : inText;
}

/** As an array, which a scan of an index takes beside other conditions; a subquery it would not. */
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
