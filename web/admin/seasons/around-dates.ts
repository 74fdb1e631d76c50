import type { Region } from '#contract/entities.ts';
import { milestoneKinds } from '#contract/milestone.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { loadRegions, regionNames } from '../kit/regions.ts';
import { loadSeasons, type SeasonChoice, seasonOptions } from '../kit/seasons.ts';

/** What the dates of a season refer to; apart from their form, which the log must not load. */
export interface AroundDates {
  regions: readonly Region[];
  /** With their competitions; none if they could not be loaded. */
  seasons: readonly SeasonChoice[];
}

export async function loadAroundDates(signal: AbortSignal): Promise<AroundDates> {
  const [regions, seasons] = await Promise.all([loadRegions(signal), loadSeasons(signal)]);
  return { regions, seasons };
}

/** Kinds of dates, and the regions and competitions that they name, in the log and where two versions meet. */
export function useNamesInDates({ regions, seasons }: AroundDates) {
  const t = useWords('admin-seasons');
  const { lang } = useLanguage();
  const competitions = seasonOptions(
    seasons.flatMap(({ competions }) => competions),
    lang,
  );
  return {
    milestones: Object.fromEntries([
      ...milestoneKinds.map((kind) => [kind, t(`milestones.kinds.${kind}`)]),
      ...Object.entries(regionNames(regions, lang)),
      ...competitions.map(({ value, label }) => [value, label]),
    ]) as Record<string, string>,
  };
}
