import type { Region } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { local } from '#web/lib/local.ts';
import { loadRegions } from '../kit/regions.ts';
import { loadSeasons, type SeasonChoice } from '../kit/seasons.ts';

/** What a result can be of: seasons with their competitions and levels, and regions. */
export interface ResultChoices {
  seasons: readonly SeasonChoice[];
  regions: readonly Region[];
}

export const noChoices: ResultChoices = { seasons: [], regions: [] };

export const loadChoices = async (signal: AbortSignal): Promise<ResultChoices> => {
  const [seasons, regions] = await Promise.all([loadSeasons(signal), loadRegions(signal)]);
  return { seasons, regions };
};

/** The age levels of some competitions, each title once, by the name that the first of them gives it. */
export const levelOptions = (competitions: readonly SeasonChoice['competions'][number][], language: Language) => [
  ...new Map(
    competitions
      .flatMap(({ agelevel }) => agelevel)
      .map((level) => [level.title, { value: level.title, label: local(language, level, 'name') }] as const)
      .toReversed(),
  ).values(),
];
