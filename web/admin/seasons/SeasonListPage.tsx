import { type AdminSeason, adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { competitions } from '../competitions/resource.ts';
import { gallery } from '../gallery/resource.ts';
import { registrationColumn, statusColumn, useUpdatedColumn } from '../kit/columns.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { eitherFilter, type LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import { PicturedName } from '../kit/PicturedName.tsx';
import { ResourceListPage } from '../kit/ResourceListPage.tsx';
import { bulkSwitch } from '../kit/StatusSwitch.tsx';
import { loadSeasons } from '../kit/seasons.ts';
import { TakesTeamsCell } from '../takes-teams/TakesTeams.tsx';
import { teams } from '../teams/resource.ts';
import type { Route } from './+types/SeasonListPage.ts';
import { seasons } from './resource.ts';

export const handle = {
  needs: seasons.needs.list,
  words: ['admin', 'admin-seasons', 'admin-takes-teams'],
} satisfies PageHandle;

const loadPage = loadList(adminSeasons.list);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, choices] = await Promise.all([loadPage({ request }), loadSeasons(request.signal)]);
  return { list, choices };
}
type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export const HydrateFallback = () => <SeasonList list={beforeFirstAnswer(adminSeasons.list)} choices={[]} />;

const SeasonListPage = ({ loaderData }: Route.ComponentProps) => <SeasonList {...loaderData} />;
export default SeasonListPage;

function SeasonList({ list: loaded, choices }: Loaded & { list: LoadedList<typeof adminSeasons.list> }) {
  const t = useWords('admin-seasons');
  const say = useLocal();
  const { lang } = useLanguage();
  const words = useWords('admin-takes-teams');
  const updated = useUpdatedColumn();
  return (
    <ResourceListPage
      resource={seasons}
      calls={adminSeasons}
      loaded={loaded}
      text={loaded.answer && t('list.text', { count: loaded.answer.totalItems })}
      createLabel={t('list.create')}
      labels={useFieldLabels('admin-seasons')}
      otherOrders={[{ sort: '-created_at', label: t('list.newest') }]}
      searchLabel={t('list.search')}
      rowName={(season) => say(season, 'name')}
      usesAt={({ _id }) => ({
        teams: teams.list({ season: _id }),
        competitions: competitions.list({ season: _id }),
        gallery: gallery.list({ season: _id }),
      })}
      columns={[
        {
          key: 'season',
          header: t('list.season'),
          sort: lang === 'ar' ? 'name' : 'name_en',
          main: true,
          className: 'sm:w-1/3',
          cell: (season) => (
            <PicturedName
              record={{ ...season, file_path: season.logo }}
              noName={season.slug}
              instead={<Tapestry name={season.slug} columns={18} rows={12} className="h-12 w-18 shrink-0 rounded-sm" />}
            />
          ),
        },
        {
          key: 'takesTeams',
          header: words('column'),
          className: 'sm:min-w-52',
          cell: ({ _id }) => {
            const season = choices.find((one) => one._id === _id);
            return season && <TakesTeamsCell season={season} />;
          },
        },
        statusColumn(adminSeasons.switchAll, {
          header: t('list.status'),
          label: (season: AdminSeason) => `${t('list.shown')}: ${say(season, 'name')}`,
          states: { on: t('list.isShown'), off: t('list.isHidden') },
        }),
        registrationColumn(adminSeasons.switchAll, {
          header: t('list.registration'),
          label: (season: AdminSeason) => `${t('list.open')}: ${say(season, 'name')}`,
          states: { on: t('list.isOpen'), off: t('list.isClosed') },
        }),
        updated,
      ]}
      filters={[
        eitherFilter('shown', {
          ...{ label: t('list.statusFilter'), all: t('list.allStatuses') },
          ...{ on: t('list.onlyShown'), off: t('list.onlyHidden') },
        }),
        eitherFilter('registration', {
          ...{ label: t('list.registrationFilter'), all: t('list.allRegistrations') },
          ...{ on: t('list.onlyOpen'), off: t('list.onlyClosed') },
        }),
      ]}
      bulk={[bulkSwitch(adminSeasons.switchAll, { on: t('list.show'), off: t('list.hide') })]}
      empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
    />
  );
}
