import { type AdminSeason, adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { listRegions } from '#contract/endpoints/regions.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import { competitions } from '../competitions/resource.ts';
import { formPage } from '../kit/form-page.tsx';
import { loadSeasons } from '../kit/seasons.ts';
import { TakesTeamsNotice } from '../takes-teams/TakesTeams.tsx';
import { useNamesInDates } from './names-in-dates.ts';
import { seasons } from './resource.ts';
import { SeasonFields } from './SeasonFields.tsx';

/** `/admin/seasons/new` and `/admin/seasons/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: seasons,
  calls: adminSeasons,
  words: 'admin-seasons',
  alsoWords: ['admin-takes-teams'],
  empty: {
    ...{ slug: '', name: '', name_en: '', title: '', title_en: '', description: '', description_en: '' },
    ...{ logo: '', image: '', attributes: [], milestones: [] },
    ...{ template_html: '', template_html_en: '', general_rules: '', general_rules_en: '' },
  },
  async load(signal) {
    const [regions, choices] = await Promise.all([attempt(call(listRegions, { signal })), loadSeasons(signal)]);
    return { regions: regions.answer?.regions ?? [], choices };
  },
  useNames: ({ regions }) => useNamesInDates(regions),
  // A season takes teams only by its competitions.
  useOptions: () => ({ goesOnTo: (season, isNew) => (isNew ? competitions.create({ season }) : undefined) }),
  Above({ record, extra: { choices } }) {
    const t = useWords('admin-seasons');
    if (!record) return <Callout>{t('form.hiddenFirst')}</Callout>;
    const choice = choices.find(({ _id }) => _id === record._id);
    return (
      <>
        <WayToPage season={record} />
        {choice && <TakesTeamsNotice season={choice} />}
      </>
    );
  },
  Fields: ({ form, record, extra: { regions } }) => (
    <SeasonFields form={form} regions={regions} slugStays={record?.has_teams ?? false} />
  ),
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;

/** Its page, for visitors or for the office alone. */
function WayToPage({ season: { _id, slug, status } }: { season: AdminSeason }) {
  const t = useWords('admin-seasons');
  return (
    <p className="-mt-3 text-sm font-semibold">
      <OutsideLink href={status ? paths.season(slug) : paths.seasonPreview(_id)} newTab>
        {t(status ? 'form.see' : 'form.preview')}
      </OutsideLink>
    </p>
  );
}
