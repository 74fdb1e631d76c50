type Level = { title: string; announced: boolean };
type Choosable = { id: string; ages: readonly Level[] };

/**
 * The competition and age level in the address, with results or without. Of what it does not name, or names wrongly, the
 * first that has results; where nothing has, the first.
 */
export function choose<Competition extends Choosable>(
  competitions: readonly Competition[],
  query: URLSearchParams,
): { competition?: Competition; ageLevel?: string } {
  const named = ({ title }: Level) => title === query.get('agelevel');
  const announced = (level: Level) => level.announced;
  const firstWith = (wanted: (level: Level) => boolean) => competitions.find(({ ages }) => ages.some(wanted));
  const competition =
    competitions.find(({ id }) => id === query.get('competion')) ??
    firstWith((level) => named(level) && level.announced) ??
    firstWith(named) ??
    firstWith(announced) ??
    competitions[0];
  const ages = competition?.ages ?? [];
  return { competition, ageLevel: (ages.find(named) ?? ages.find(announced) ?? ages[0])?.title };
}
