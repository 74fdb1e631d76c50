import type { DashboardPart } from '#contract/endpoints/dashboard.ts';
import type { NamesToCountBy, TeamCount } from './team-counts.ts';

type Named = { id: string; name: string; nameEn: string };
type By = 'seasonId' | 'competitionId' | 'regionId';

export const named = ({ id, name, nameEn }: Named) => ({ _id: id, name, name_en: nameEn });

const sum = (counts: readonly TeamCount[]) => counts.reduce((total, { teams }) => total + teams, 0);

/** The active teams of each of these, whether it has any or not. */
function partsOf(records: readonly Named[], counts: readonly TeamCount[], by: By): DashboardPart[] {
  const counted = Map.groupBy(
    counts.filter(({ active }) => active),
    (one) => one[by],
  );
  return records.map((record) => {
    const own = counted.get(record.id) ?? [];
    const paid = sum(own.filter((one) => one.paid));
    return { ...named(record), paid, unpaid: sum(own) - paid };
  });
}

const teamsIn = ({ paid, unpaid }: DashboardPart) => paid + unpaid;

/** The figures of teams that do not depend on days. @param seasonId undefined for all seasons */
export function teamFigures(counts: readonly TeamCount[], names: NamesToCountBy, seasonId: string | undefined) {
  const own = counts.filter((one) => !seasonId || one.seasonId === seasonId);
  const active = own.filter((one) => one.active);
  const [registered, total, paid] = [sum(own), sum(active), sum(active.filter((one) => one.paid))];
  const competitions = names.competitions.filter((one) => one.seasonId === seasonId);
  return {
    teams: { registered, total, paid, unpaid: total - paid, withdrawn: registered - total },
    seasons: partsOf(names.seasons, counts, 'seasonId'),
    competions: partsOf(competitions, own, 'competitionId'),
    regions: partsOf(names.regions, own, 'regionId').toSorted((one, other) => teamsIn(other) - teamsIn(one)),
  };
}

/** The season whose figures are shown: the one asked for if there is such, else the newest that visitors see. */
export const seasonOf = (all: NamesToCountBy['seasons'], wanted: string | undefined) =>
  wanted === 'all' ? undefined : (all.find(({ id }) => id === wanted) ?? all.find(({ status }) => status) ?? all[0]);

/** The season before it in which teams registered. */
export function seasonBefore(all: NamesToCountBy['seasons'], seasonId: string, counts: readonly TeamCount[]) {
  const older = all.slice(all.findIndex(({ id }) => id === seasonId) + 1);
  return older.find(({ id }) => counts.some((one) => one.seasonId === id));
}
