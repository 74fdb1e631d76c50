import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { fold } from '#domain/fold.ts';
import { keysOfCitiesWith } from '#server/features/regions/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';
import { countResults, pageOfResults } from './store.ts';
import { results } from './table.ts';

/** More words than this choose nothing more, and only cost. */
const MOST_WORDS = 8;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Arabic-Indic digits are searched like the Western ones of our numbers. */
const westernDigits = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** A team that has this word in its number, name or school, or in its city, in whichever language that was typed. */
function hasWord(word: string): SQL | undefined {
  const inText = like(teams.searchText, `%${escapeLike(word)}%`);
  // One letter is in half of the cities' names, and has found their teams by the text already.
  const cities = word.length > 1 ? keysOfCitiesWith(word) : [];
  return cities.length > 0 ? or(inText, inArray(teams.cityKey, cities)) : inText;
}

/**
 * Teams of a whole season by words of their name, number, school and city, in any order. A page that is not there becomes
 * the nearest that is. Not prepared: each number of words is another statement.
 */
export async function findResultsOfSeason(
  db: Db,
  { seasonId, search, page }: { seasonId: string; search: string; page: number },
) {
  const words = fold(westernDigits(search)).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  // A team's result is of its season: said of both, so that the search reads one season's
  // teams, some thousand, and with them needs no index of its own on their texts.
  const wanted = and(eq(results.seasonId, seasonId), eq(teams.seasonId, seasonId), ...words.map(hasWord));
  const totalItems = await countResults(db, wanted);
  const totalPages = Math.ceil(totalItems / limits.resultsPerPage);
  const currentPage = Math.min(page, Math.max(1, totalPages));
  const offset = (currentPage - 1) * limits.resultsPerPage;
  return {
    rows: await pageOfResults(db, wanted, { offset, limit: limits.resultsPerPage }),
    ...{ currentPage, totalPages, totalItems },
  };
}
