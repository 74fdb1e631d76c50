import { listAdminTeams } from '#contract/endpoints/teams.ts';
import { limits } from '#contract/limits.ts';
import { formatNumber } from '#locales/format.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { useSite } from '#web/lib/site.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { ListPage } from '../kit/ListPage.tsx';
import { eitherFilter, type LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import type { Route } from './+types/TeamListPage.ts';
import { useTeamColumns } from './columns.tsx';
import { teams } from './resource.ts';

export const handle = { needs: teams.needs.list, words: ['admin', 'admin-teams'] } satisfies PageHandle;

export const clientLoader = loadList(listAdminTeams);

export const HydrateFallback = () => <TeamList {...beforeFirstAnswer(listAdminTeams)} />;

export default function TeamListPage({ loaderData }: Route.ComponentProps) {
  return <TeamList {...loaderData} />;
}

function TeamList(loaded: LoadedList<typeof listAdminTeams>) {
  const t = useWords('admin-teams');
  const site = useSite();
  const mayPay = useMay()({ access: 'teams:pay' });
  const { answer } = loaded;
  return (
    <ListPage
      resource={teams}
      endpoint={listAdminTeams}
      loaded={loaded}
      rows={answer?.teams}
      text={
        answer &&
        (answer.moreThanTotal
          ? t('textMore', { total: formatNumber(answer.totalItems) })
          : t('text', { count: answer.totalItems }))
      }
      searchLabel={t('search')}
      filters={[
        eitherFilter('paid', {
          ...{ label: t('paidFilter'), all: t('allPayments') },
          ...{ on: t('paid'), off: t('pending') },
        }),
        {
          name: 'season',
          label: t('seasonFilter'),
          all: t('allSeasons'),
          options: (site?.seasons ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      columns={useTeamColumns({ mayPay })}
      pageSizes={limits.teamPageSizes}
      rowKey={(team) => team._id}
      rowName={(team) => team.name}
      empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
    />
  );
}
