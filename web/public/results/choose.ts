type Choosable = { id: string; ages: readonly { title: string }[] };

/** The competition and age level in the address; the first of each if it names none or an unknown one. */
export function choose<Competition extends Choosable>(
  competitions: readonly Competition[],
  query: URLSearchParams,
): { competition?: Competition; ageLevel?: string } {
  const competition = competitions.find(({ id }) => id === query.get('competion')) ?? competitions[0];
  const titles = competition?.ages.map(({ title }) => title) ?? [];
  return { competition, ageLevel: titles.find((title) => title === query.get('agelevel')) ?? titles[0] };
}
