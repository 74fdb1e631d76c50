import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import type { Region } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';
import { loadRegions, regionNames } from '../kit/regions.ts';
import { loadSeasons, type SeasonChoice } from '../kit/seasons.ts';

interface CompetitionChoice {
  _id: string;
  name: string;
  name_en: string;
  /** Riyals, without tax; 0 where nothing is owed. The team's own asks for no other fee. */
  price?: number;
  agelevel: readonly { title: string; name: string; name_en: string }[];
}

/** What a team can be of. */
export interface FormChoices {
  /** Those of its season; its own alone for those who may not choose another, or where they could not be loaded. */
  competitions: readonly CompetitionChoice[];
  regions: readonly Region[];
}

/** The regions, and for those who may choose another the competitions of the team's season, with fees and age levels. */
export async function loadFormChoices(team: AdminTeam, mayMove: boolean, signal: AbortSignal): Promise<FormChoices> {
  const [regions, seasons] = await Promise.all([loadRegions(signal), loadSeasons(signal)]);
  const competitions = competitionsFor(team, seasons).filter(({ _id }) => mayMove || _id === team.competion._id);
  return { competitions: competitions.length > 0 ? competitions : [team.competion], regions };
}

/** The competitions of the team's season, each with the levels that take teams; of its own, also the level that the team has. */
export const competitionsFor = (
  team: Pick<AdminTeam, 'season' | 'competion' | 'ageLevel'>,
  seasons: readonly Pick<SeasonChoice, '_id' | 'competions'>[],
): CompetitionChoice[] =>
  (seasons.find(({ _id }) => _id === team.season._id)?.competions ?? []).map(
    ({ _id, name, name_en, agelevel, paid, price }) => {
      const isOwn = _id === team.competion._id;
      return {
        ...{ _id, name, name_en },
        ...(!isOwn && { price: paid ? price : 0 }),
        agelevel: agelevel.filter(({ status, title }) => status || (isOwn && title === team.ageLevel)),
      };
    },
  );

/** What the ids and titles of a form mean: where two versions meet. */
export function namesOfChoices({ competitions, regions }: FormChoices, lang: Language) {
  const levels = competitions.flatMap(({ agelevel }) => agelevel);
  return {
    competion: Object.fromEntries(competitions.map((one) => [one._id, local(lang, one, 'name')])),
    ageLevel: Object.fromEntries(levels.map((level) => [level.title, local(lang, level, 'name')])),
    region: regionNames(regions, lang),
  };
}
