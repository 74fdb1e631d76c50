import { adminTrainings } from '#contract/endpoints/training-centres.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { useUpdatedColumn } from '../kit/columns.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Line } from '../kit/Line.tsx';
import type { LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import { ResourceListPage } from '../kit/ResourceListPage.tsx';
import type { Route } from './+types/TrainingListPage.ts';
import { loadRegions, regionNames } from './regions.ts';
import { trainings } from './resource.ts';

export const handle = { needs: trainings.needs.list, words: ['admin', 'admin-trainings'] } satisfies PageHandle;

const loadPage = loadList(adminTrainings.list);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, regions] = await Promise.all([loadPage({ request }), loadRegions(request.signal)]);
  return { list, regions };
}
type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export const HydrateFallback = () => <TrainingList list={beforeFirstAnswer(adminTrainings.list)} regions={[]} />;

const TrainingListPage = ({ loaderData }: Route.ComponentProps) => <TrainingList {...loaderData} />;
export default TrainingListPage;

function TrainingList({ list, regions }: Loaded & { list: LoadedList<typeof adminTrainings.list> }) {
  const t = useWords('admin-trainings');
  const say = useLocal();
  const { lang } = useLanguage();
  const updated = useUpdatedColumn();
  const names = regionNames(regions, lang);
  return (
    <ResourceListPage
      resource={trainings}
      calls={adminTrainings}
      loaded={list}
      text={list.answer && t('list.text', { count: list.answer.totalItems })}
      createLabel={t('list.create')}
      labels={useFieldLabels('admin-trainings')}
      names={{ region: names }}
      searchLabel={t('list.search')}
      rowName={(centre) => say(centre, 'name')}
      columns={[
        {
          key: 'centre',
          header: t('list.centre'),
          sort: lang === 'ar' ? 'name' : 'name_en',
          main: true,
          className: 'sm:w-1/2',
          cell: (centre) => (
            <>
              <Line lang={lang}>{say(centre, 'name')}</Line>
              <Line detail lang={lang}>
                {say(centre, 'address')}
              </Line>
            </>
          ),
        },
        { key: 'region', header: t('list.region'), className: 'sm:text-sm', cell: ({ region }) => names[region] },
        {
          key: 'phone',
          header: t('list.phone'),
          className: 'sm:text-sm',
          cell: ({ phone }) => phone && <Ltr>{phone}</Ltr>,
        },
        updated,
      ]}
      filters={[
        {
          name: 'region',
          label: t('list.region'),
          all: t('list.allRegions'),
          options: Object.entries(names).map(([value, label]) => ({ value, label })),
        },
      ]}
      empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
    />
  );
}
