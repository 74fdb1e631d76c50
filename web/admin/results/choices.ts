import { listResultSeasons, type ResultSeason } from '#contract/endpoints/admin-results.ts';
import type { Region } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';
import { local } from '#web/lib/local.ts';
import { loadRegions, regionNames } from '../kit/regions.ts';
import { namedOptions } from '../kit/seasons.ts';

/** What a result can be of: seasons with their competitions and levels, and regions. */
export interface ResultChoices {
  seasons: readonly ResultSeason[];
  regions: readonly Region[];
  /** Why there are no seasons, if they could not be loaded. */
  error?: string;
}

export const noChoices: ResultChoices = { seasons: [], regions: [] };

/** The seasons with their competitions and levels, newest first. */
export const loadResultSeasons = (signal: AbortSignal): Promise<Attempt<readonly ResultSeason[]>> =>
  attempt(call(listResultSeasons, { query: { search: 'true' }, signal }).then(({ seasons }) => seasons));

export async function loadChoices(signal: AbortSignal): Promise<ResultChoices> {
  const [{ answer, error }, regions] = await Promise.all([loadResultSeasons(signal), loadRegions(signal)]);
  return { seasons: answer ?? [], regions, ...(error && { error }) };
}

/** The competitions of one season; of all, if none is chosen, each with the name of its season. */
export const competitionOptions = (seasons: readonly ResultSeason[], season: string | undefined, language: Language) =>
  season
    ? namedOptions(seasons.find(({ _id }) => _id === season)?.competions ?? [], language)
    : seasons.flatMap((one) =>
        namedOptions(one.competions, language).map(({ value, label }) => ({
          value,
          label: `${label} · ${local(language, one, 'name')}`,
        })),
      );

/** The age levels of some competitions, each title once, by the name that the first of them gives it. */
export const levelOptions = (competitions: readonly ResultSeason['competions'][number][], language: Language) => {
  const levels = competitions.flatMap(({ agelevel }) => agelevel);
  return [...new Set(levels.map(({ title }) => title))].map((value) => {
    const level = levels.find(({ title }) => title === value);
    return { value, label: level ? local(language, level, 'name') : value };
  });
};

/** The names of what a form holds the ids of: for the log, and where two versions meet. */
export function namesOfChoices({ seasons, regions }: ResultChoices, language: Language) {
  const namesOf = (options: readonly { value: string; label: string }[]) =>
    Object.fromEntries(options.map(({ value, label }) => [value, label]));
  const competitions = seasons.flatMap(({ competions }) => competions);
  return {
    season_id: namesOf(namedOptions(seasons, language)),
    competion_id: namesOf(namedOptions(competitions, language)),
    region_id: regionNames(regions, language),
    ageLevel: namesOf(levelOptions(competitions, language)),
  };
}
