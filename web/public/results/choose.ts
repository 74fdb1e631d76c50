type Choosable = { id: string; ages: readonly { title: string }[] };

/** The competition and age level that an address asks for; the first of each where it names none, or none of these. */
export function choose<Competition extends Choosable>(
  competitions: readonly Competition[],
  query: URLSearchParams,
): { competition?: Competition; ageLevel?: string } {
  const competition = competitions.find(({ id }) => id === query.get('competion')) ?? competitions[0];
  const titles = competition?.ages.map(({ title }) => title) ?? [];
  return { competition, ageLevel: titles.find((title) => title === query.get('agelevel')) ?? titles[0] };
}
