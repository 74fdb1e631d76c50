import type { Region } from '#contract/entities.ts';
import { loadRegions } from '../kit/regions.ts';
import { loadSeasons, type SeasonChoice } from '../kit/seasons.ts';

/** What a team can be of: seasons with their competitions and levels, and regions. */
export interface TeamChoices {
  seasons: readonly SeasonChoice[];
  regions: readonly Region[];
}

export const loadTeamChoices = async (signal: AbortSignal): Promise<TeamChoices> => {
  const [seasons, regions] = await Promise.all([loadSeasons(signal), loadRegions(signal)]);
  return { seasons, regions };
};
