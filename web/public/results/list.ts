import type { ResultRow } from '#contract/endpoints/results.ts';
import { fold } from '#web/kit/form/fold.ts';

/** A team's place in a list of results: what its row shows. */
export type Place = ReturnType<typeof placeOf>;

/** How many rows a page shows: few enough for a cheap phone, many enough to scroll. */
export const rowsPerPage = 100;

/** @param index where the result stands in the whole list of its age level */
export const placeOf = ({ ranked, team }: ResultRow, index: number) => ({
  id: team._id,
  no: index + 1,
  name: team.name,
  picture: team.image,
  number: team.team_no,
  city: team.city,
  school: team.schoolName,
  rank: ranked,
  paid: team.payment_status,
});

/** One page of a list; a page that is not there becomes the nearest that is. */
export function pageOf(places: readonly Place[], wanted = 1) {
  const pages = Math.max(1, Math.ceil(places.length / rowsPerPage));
  const page = Math.min(Math.max(1, Math.trunc(wanted)), pages);
  const from = (page - 1) * rowsPerPage;
  return { places: places.slice(from, from + rowsPerPage), page, pages, found: places.length };
}

/** Arabic-Indic digits are searched like the Western ones of our numbers. */
const westernDigits = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/**
 * Makes a search over a list: by name, number, school and city of a team, in any order of words. The texts are folded
 * once, so that a long list can be searched at every letter.
 */
export function searcher(places: readonly Place[]): (search: string) => readonly Place[] {
  const texts = places.map(({ name, number, school, city }) => fold(`${name} ${number} ${school} ${city}`));
  return (search) => {
    const words = fold(westernDigits(search)).split(/\s+/).filter(Boolean);
    return words.length === 0
      ? places
      : places.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  };
}
