import type { listAdminTeams } from '#contract/endpoints/teams.ts';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { eitherFilter, type Filter } from '../kit/list-types.ts';
import { regionOptions } from '../kit/regions.ts';
import { competitionOptions, seasonOptions } from '../kit/seasons.ts';
import type { TeamChoices } from './choices.ts';

/**
 * What the list of teams can be narrowed by, the most asked first.
 * @param query the filters that are set: a season leaves only its competitions
 */
export function useTeamFilters(
  choices: TeamChoices | undefined,
  query: { season?: string | undefined },
): Filter<typeof listAdminTeams>[] {
  const { seasons, regions } = choices ?? { seasons: [], regions: [] };
  const t = useWords('admin-teams');
  const say = useLocal();
  const { lang } = useLanguage();
  const ofAll = seasons.flatMap(({ _id, ...season }) =>
    competitionOptions(seasons, _id, lang).map(({ value, label }) => ({
      value,
      label: `${label} · ${say(season, 'name')}`,
    })),
  );
  return [
    {
      ...{ name: 'season', label: t('seasonFilter'), all: t('allSeasons'), clears: ['competion'] },
      options: seasonOptions(seasons, lang),
    },
    {
      ...{ name: 'competion', label: t('competitionFilter'), all: t('allCompetitions') },
      options: query.season ? competitionOptions(seasons, query.season, lang) : ofAll,
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
