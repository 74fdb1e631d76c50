import { and, eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { searchWords } from '#domain/fold.ts';
import { hasWord, teams } from '#server/features/teams/index.ts';
import type { Db } from '#server/platform/database.ts';
import { countResults, pageOfResults } from './store.ts';
import { results } from './table.ts';

/**
 * Teams of a whole season by words of their name, number, school and city, in any order. A page beyond the end becomes
 * the last one. Not prepared, because each number of words is another statement.
 */
export async function findResultsOfSeason(
  db: Db,
  { seasonId, search, page }: { seasonId: string; search: string; page: number },
) {
  const words = searchWords(search);
  // Words of punctuation only, of which folding leaves nothing, match no text.
  const conditions = words.length > 0 ? words.map(hasWord) : [sql`false`];
  // A team's result is always of its own season. The condition on both tables lets the search read one season's teams,
  // some thousand, which need no text index of their own.
  const wanted = and(eq(results.seasonId, seasonId), eq(teams.seasonId, seasonId), ...conditions);
  const totalItems = await countResults(db, wanted);
  const totalPages = Math.ceil(totalItems / limits.resultsPerPage);
  const currentPage = Math.min(page, Math.max(1, totalPages));
  const offset = (currentPage - 1) * limits.resultsPerPage;
  return {
    rows: await pageOfResults(db, wanted, { offset, limit: limits.resultsPerPage }),
    ...{ currentPage, totalPages, totalItems },
  };
}
