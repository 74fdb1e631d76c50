import { type AdminGalleryItem, adminGallery } from '#contract/endpoints/gallery.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { statusColumn, useUpdatedColumn } from '../kit/columns.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Line } from '../kit/Line.tsx';
import { eitherFilter, type LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import { PicturedName } from '../kit/PicturedName.tsx';
import { ResourceListPage } from '../kit/ResourceListPage.tsx';
import { bulkSwitch } from '../kit/StatusSwitch.tsx';
import { loadSeasons, namesOfSeasons, seasonOptions } from '../kit/seasons.ts';
import type { Route } from './+types/GalleryListPage.ts';
import { gallery } from './resource.ts';

export const handle = { needs: gallery.needs.list, words: ['admin', 'admin-gallery'] } satisfies PageHandle;

const loadPage = loadList(adminGallery.list);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, seasons] = await Promise.all([loadPage({ request }), loadSeasons(request.signal)]);
  return { list, seasons };
}
type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export const HydrateFallback = () => <GalleryList list={beforeFirstAnswer(adminGallery.list)} seasons={[]} />;

const GalleryListPage = ({ loaderData }: Route.ComponentProps) => <GalleryList {...loaderData} />;
export default GalleryListPage;

function GalleryList({ list, seasons }: Loaded & { list: LoadedList<typeof adminGallery.list> }) {
  const t = useWords('admin-gallery');
  const say = useLocal();
  const updated = useUpdatedColumn();
  const { lang } = useLanguage();
  const names = namesOfSeasons(seasons, lang);
  const nameOf = (picture: AdminGalleryItem) => say(picture, 'name') || t('list.noName');
  return (
    <ResourceListPage
      resource={gallery}
      calls={adminGallery}
      loaded={list}
      text={list.answer && t('list.text', { count: list.answer.totalItems })}
      createLabel={t('list.create')}
      labels={useFieldLabels('admin-gallery')}
      names={names}
      otherOrders={[{ sort: '-created_at', label: t('list.newest') }]}
      searchLabel={t('list.search')}
      rowName={nameOf}
      columns={[
        {
          key: 'picture',
          header: t('list.picture'),
          sort: lang === 'ar' ? 'name' : 'name_en',
          main: true,
          className: 'sm:w-1/2',
          cell: (picture) => <PicturedName record={picture} cover noName={t('list.noName')} />,
        },
        {
          key: 'season',
          header: t('list.season'),
          className: 'sm:w-1/4 sm:text-sm',
          cell: ({ season, competion }) => (
            <>
              <Line lang={lang}>{names.season[season] ?? ''}</Line>
              {competion && (
                <Line detail lang={lang}>
                  {names.competion[competion] ?? ''}
                </Line>
              )}
            </>
          ),
        },
        statusColumn(adminGallery.switchAll, {
          header: t('list.status'),
          label: (picture: AdminGalleryItem) => `${t('list.shown')}: ${nameOf(picture)}`,
          states: { on: t('list.isShown'), off: t('list.isHidden') },
        }),
        updated,
      ]}
      filters={[
        {
          ...{ name: 'season', label: t('list.season'), all: t('list.allSeasons') },
          options: seasonOptions(seasons, lang),
        },
        eitherFilter('shown', {
          ...{ label: t('list.statusFilter'), all: t('list.allStatuses') },
          ...{ on: t('list.onlyShown'), off: t('list.onlyHidden') },
        }),
      ]}
      bulk={[bulkSwitch(adminGallery.switchAll, { on: t('list.show'), off: t('list.hide') })]}
      empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
    />
  );
}
