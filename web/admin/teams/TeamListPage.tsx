import { listAdminTeams } from '#contract/endpoints/teams.ts';
import { limits } from '#contract/limits.ts';
import { useSite } from '#web/lib/site.ts';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { eitherFilter } from '../kit/list-types.ts';
import { useTeamColumns } from './columns.tsx';
import { teams } from './resource.ts';

const page = plainListPage({
  resource: teams,
  endpoint: listAdminTeams,
  rows: 'teams',
  words: 'admin-teams',
  pageSizes: limits.teamPageSizes,
  useOwn() {
    const t = useWords('admin-teams');
    const site = useSite();
    const mayPay = useMay()({ access: 'teams:pay' });
    return {
      more: (total) => t('textMore', { total }),
      searchLabel: t('search'),
      filters: [
        eitherFilter('paid', {
          ...{ label: t('paidFilter'), all: t('allPayments') },
          ...{ on: t('paid'), off: t('pending') },
        }),
        {
          ...{ name: 'season', label: t('seasonFilter'), all: t('allSeasons') },
          options: (site?.seasons ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
      ],
      columns: useTeamColumns({ mayPay }),
      rowName: (team) => team.name,
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
