import { listResultSeasons, type ResultSeason } from '#contract/endpoints/admin-results.ts';
import type { Region } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { call } from '#web/lib/api.ts';
import { type Attempt, attempt } from '#web/lib/attempt.ts';
import { loadRegions, regionNames } from '../kit/regions.ts';
import { levelOptions, namedOptions } from '../kit/seasons.ts';

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
