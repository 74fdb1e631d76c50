import type { ResultRow } from '#contract/endpoints/results.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { cityName } from '#web/lib/local.ts';

/** A team's result: what its row shows. */
export type Place = ReturnType<typeof placeOf>;
export type List = { places: readonly Place[]; page: number; pages: number; found: number };

/** @param index the position of the result in the whole list */
export const placeOf = (language: Language, { competion, ageLevel, ranked, team }: ResultRow, index: number) => ({
  id: team._id,
  no: index + 1,
  name: team.name,
  picture: team.image,
  number: team.team_no,
  city: cityName(language, team),
  school: team.schoolName,
  competition: competion,
  ageLevel,
  rank: ranked,
  paid: team.payment_status,
});

/** One page of a list; a page number out of range becomes the nearest valid one. */
export function pageOf(language: Language, results: readonly ResultRow[], wanted = 1): List {
  const pages = Math.max(1, Math.ceil(results.length / limits.resultsPerPage));
  const page = Math.min(Math.max(1, Math.trunc(wanted)), pages);
  const from = (page - 1) * limits.resultsPerPage;
  const rows = results.slice(from, from + limits.resultsPerPage);
  return { places: rows.map((row, index) => placeOf(language, row, from + index)), page, pages, found: results.length };
}

/** A page of the search results of the whole season, cut by the server. */
export function foundPage(
  language: Language,
  answer: { results: readonly ResultRow[]; currentPage: number; totalPages: number; totalItems: number },
): List {
  const from = (answer.currentPage - 1) * limits.resultsPerPage;
  return {
    places: answer.results.map((row, index) => placeOf(language, row, from + index)),
    ...{ page: answer.currentPage, pages: Math.max(1, answer.totalPages), found: answer.totalItems },
  };
}
