import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { useWords } from '#web/lib/words.tsx';
import { formPage } from '../kit/form-page.tsx';
import { loadAroundDates, useNamesInDates } from './around-dates.ts';
import { seasons } from './resource.ts';
import { SeasonFields } from './SeasonFields.tsx';

/** `/admin/seasons/new` and `/admin/seasons/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: seasons,
  calls: adminSeasons,
  words: 'admin-seasons',
  empty: {
    ...{ slug: '', name: '', name_en: '', title: '', title_en: '', description: '', description_en: '' },
    ...{ logo: '', image: '', attributes: [], milestones: [] },
    ...{ template_html: '', template_html_en: '', general_rules: '', general_rules_en: '' },
  },
  load: loadAroundDates,
  useNames: useNamesInDates,
  useSeeIt({ record }) {
    const t = useWords('admin-seasons');
    return (
      record && {
        href: record.status ? paths.season(record.slug) : paths.seasonPreview(record._id),
        label: t(record.status ? 'form.see' : 'form.preview'),
      }
    );
  },
  Above({ record }) {
    const t = useWords('admin-seasons');
    return !record && <Callout>{t('form.hiddenFirst')}</Callout>;
  },
  Fields: ({ form, record, extra }) => (
    <SeasonFields form={form} around={extra} seasonId={record?._id} slugStays={record?.has_teams ?? false} />
  ),
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
