import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { filesOf } from '../competition-files/resource.ts';
import { formPage } from '../kit/form-page.tsx';
import { loadSeasons, namesOfSeasons } from '../kit/seasons.ts';
import { seasons } from '../seasons/resource.ts';
import { CompetitionFields } from './CompetitionFields.tsx';
import { competitions } from './resource.ts';
import { reasonsOf } from './why-no-teams.ts';

/** `/admin/competion/new` and `/admin/competion/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: competitions,
  calls: adminCompetitions,
  words: 'admin-competitions',
  empty: {
    ...{ season: '', slug: '', name: '', name_en: '', description: '', description_en: '' },
    ...{ logo: '', banner: '', video: '', coaches_no: '', members_no: '', agelevel: [], paid: true, price: '' },
    ...{ hardware: '', hardware_en: '', software: '', software_en: '', team_info: '', team_info_en: '' },
    ...{ qualification_info: '', qualification_info_en: '', main_mission: '', main_mission_en: '' },
    ...{ theme: '', theme_en: '' },
  },
  // One that never had them can be changed without them (decision 094).
  requires: (record) => (['banner', 'logo'] as const).filter((name) => !record || record[name]),
  load: loadSeasons,
  useNames: (seasons) => ({ season: namesOfSeasons(seasons, useLanguage().lang).season }),
  useSeeIt({ record, extra: seasons }) {
    const t = useWords('admin-competitions');
    if (!record) return undefined;
    const { _id, status, season } = record;
    const isShown = status && seasons.some((one) => one._id === season._id && one.status);
    return {
      href: isShown ? paths.competition(_id) : paths.competitionPreview(_id),
      label: t(isShown ? 'form.seeIt' : 'form.preview'),
    };
  },
  Above({ record, extra: choices }) {
    const t = useWords('admin-competitions');
    const admin = useWords('admin');
    if (!record) return <Callout>{t('form.hiddenFirst')}</Callout>;
    const reasons = reasonsOf(record, choices) ?? [];
    if (reasons.length === 0) return null;
    const ofSeason = reasons.some((why) => ['seasonHidden', 'seasonClosed', 'dates'].includes(why));
    return (
      <Callout tone={record.status && record.registration ? 'warn' : 'info'} title={t('form.noTeams')}>
        <ul className="mt-1 list-disc ps-5">
          {reasons.map((why) => (
            <li key={why}>{t(`why.${why}`)}</li>
          ))}
        </ul>
        <p className="mt-1.5">
          {t('form.switchInList')} {ofSeason && <Link to={seasons.list()}>{admin('seasons.open')}</Link>}
        </p>
      </Callout>
    );
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
