import { useSearchParams } from 'react-router';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLocal } from '#web/lib/local.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { filesOf } from '../competition-files/resource.ts';
import { formPage } from '../kit/form-page.tsx';
import { loadSeasons, namesOfSeasons, type SeasonChoice } from '../kit/seasons.ts';
import { TakesTeamsNotice } from '../takes-teams/TakesTeams.tsx';
import { CompetitionFields } from './CompetitionFields.tsx';
import { competitions } from './resource.ts';

/** The season of a new one, where the address names it. */
function useSeasonInAddress(seasons: readonly SeasonChoice[]) {
  const [params] = useSearchParams();
  return seasons.find(({ _id }) => _id === params.get('season'));
}

/** `/admin/competion/new` and `/admin/competion/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: competitions,
  calls: adminCompetitions,
  words: 'admin-competitions',
  alsoWords: ['admin-takes-teams'],
  empty: {
    ...{ season: '', slug: '', name: '', name_en: '', description: '', description_en: '' },
    ...{ logo: '', banner: '', video: '', coaches_no: '', members_no: '', agelevel: [], paid: true, price: '' },
    ...{ hardware: '', hardware_en: '', software: '', software_en: '', team_info: '', team_info_en: '' },
    ...{ qualification_info: '', qualification_info_en: '', main_mission: '', main_mission_en: '' },
    ...{ theme: '', theme_en: '' },
  },
  load: loadSeasons,
  useNames: (seasons) => ({ season: namesOfSeasons(seasons, useLanguage().lang).season }),
  useOptions({ record, extra }) {
    const season = useSeasonInAddress(extra);
    return {
      // One that never had them can be changed without them (decision 094).
      requires: (['banner', 'logo'] as const).filter((name) => !record || record[name]),
      ...(!record && season && { given: { season: season._id } }),
    };
  },
  useSeeIt({ record, extra: seasons }) {
    const t = useWords('admin-competitions');
    if (!record) return undefined;
    const shown = record.status && seasons.some(({ _id, status }) => _id === record.season._id && status);
    return {
      href: shown ? paths.competition(record._id) : paths.competitionPreview(record._id),
      label: t(shown ? 'form.seeIt' : 'form.preview'),
    };
  },
  Above({ record, extra: seasons }) {
    const t = useWords('admin-competitions');
    const say = useLocal();
    const given = useSeasonInAddress(seasons);
    if (!record)
      return (
        <Callout>
          {given?.competions.length === 0
            ? t('form.firstOfSeason', { name: isolated(say(given, 'name')) })
            : t('form.hiddenFirst')}
        </Callout>
      );
    const season = seasons.find(({ _id }) => _id === record.season._id);
    const choice = season?.competions.find(({ _id }) => _id === record._id);
    return season && choice && <TakesTeamsNotice season={season} competition={choice} />;
  },
  Fields: ({ form, record, extra }) => <CompetitionFields form={form} seasons={extra} record={record} />,
  Below({ record }) {
    const t = useWords('admin-competitions');
    return (
      record && (
        <p>
          <Link look="strong" to={filesOf(record._id).address}>
            {t('form.moreFiles')}
          </Link>
        </p>
      )
    );
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
