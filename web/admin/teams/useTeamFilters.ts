import type { listAdminTeams, TeamFilters } from '#contract/endpoints/teams.ts';
import type { Region } from '#contract/entities.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { eitherFilter, type Filter } from '../kit/list-types.ts';
import { loadRegions, regionOptions } from '../kit/regions.ts';
import {
  competitionsOfAny,
  competitionsWithin,
  levelOptions,
  loadSeasons,
  namedOptions,
  type SeasonChoice,
} from '../kit/seasons.ts';

/** What the list can be narrowed to. */
interface FilterChoices {
  seasons: readonly SeasonChoice[];
  regions: readonly Region[];
}

export const noChoices: FilterChoices = { seasons: [], regions: [] };

export async function loadFilterChoices(signal: AbortSignal): Promise<FilterChoices> {
  const [seasons, regions] = await Promise.all([loadSeasons(signal), loadRegions(signal)]);
  return { seasons, regions };
}

/**
 * What the list of teams can be narrowed by, the most asked first. A season leaves only its competitions, a competition
 * its age levels.
 * @param query the filters that are set
 */
export function useTeamFilters(
  { seasons, regions }: FilterChoices,
  query: TeamFilters,
): Filter<typeof listAdminTeams>[] {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  return [
    {
      ...{ name: 'season', label: t('seasonFilter'), all: t('allSeasons'), clears: ['competion', 'ageLevel'] },
      options: namedOptions(seasons, lang),
    },
    {
      ...{ name: 'competion', label: t('competitionFilter'), all: t('allCompetitions'), clears: ['ageLevel'] },
      options: competitionsOfAny(seasons, query.season, lang),
    },
    {
      ...{ name: 'ageLevel', label: t('levelFilter'), all: t('allLevels') },
      options: levelOptions(competitionsWithin(seasons, query), lang),
    },
    {
      ...{ name: 'region', label: t('regionFilter'), all: t('allRegions') },
      options: regionOptions(regions, lang),
    },
    eitherFilter('paid', {
      ...{ label: t('paidFilter'), all: t('allPayments') },
      ...{ on: t('paid'), off: t('pending') },
    }),
    eitherFilter('active', {
      ...{ label: t('activeFilter'), all: t('allStates') },
      ...{ on: t('active'), off: t('withdrawn') },
    }),
    eitherFilter('entity', {
      ...{ label: t('entityFilter'), all: t('allEntities') },
      ...{ on: t('withEntity'), off: t('withoutEntity') },
    }),
    eitherFilter('scores', {
      ...{ label: t('scoresFilter'), all: t('allScores') },
      ...{ on: t('withScores'), off: t('withoutScores') },
    }),
    eitherFilter('certificate', {
      ...{ label: t('certificateFilter'), all: t('allCertificates') },
      ...{ on: t('withCertificate'), off: t('withoutCertificate') },
    }),
  ];
}
