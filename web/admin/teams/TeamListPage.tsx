import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { listAdminTeams } from '#contract/endpoints/teams.ts';
import { limits } from '#contract/limits.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { exportAddress, useMay } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { RowMenu } from '../kit/RowMenu.tsx';
import { hiddenAtFirst, useTeamColumns } from './columns.tsx';
import { teams } from './resource.ts';
import { loadViews, SavedViews } from './SavedViews.tsx';
import { loadFilterChoices, noChoices, useTeamFilters } from './useTeamFilters.ts';

const page = plainListPage({
  resource: teams,
  endpoint: listAdminTeams,
  rows: 'teams',
  words: 'admin-teams',
  pageSizes: limits.teamPageSizes,
  async load(signal) {
    const [choices, views] = await Promise.all([loadFilterChoices(signal), loadViews(signal)]);
    return { choices, views };
  },
  useOwn(extra, query) {
    const t = useWords('admin-teams');
    const admin = useWords('admin');
    const may = useMay();
    const mayEdit = may(adminTeams.update);
    return {
      more: (total) => t('textMore', { total }),
      searchLabel: t('search'),
      searchHint: t('searchShort'),
      filters: useTeamFilters(extra?.choices ?? noChoices, query),
      columns: useTeamColumns({ mayPay: may({ access: 'teams:pay' }) }),
      hiddenAtFirst,
      rowName: (team) => team.name,
      rowHref: (team) => teams.view(team._id),
      rowActions: (team) => (
        <RowMenu
          name={team.name}
          {...(mayEdit && { editHref: teams.edit(team._id) })}
          more={[{ id: 'view', label: t('view'), icon: <Eye aria-hidden size="1.15em" />, href: teams.view(team._id) }]}
        />
      ),
      above: extra && <SavedViews views={extra.views} query={query} />,
      action: may(adminTeams.exportCsv) && (
        <ButtonLink
          to={exportAddress(adminTeams.exportCsv, query)}
          reloadDocument
          download
          icon={<Download aria-hidden size="1.15em" />}
        >
          {admin('list.exportCsv')}
        </ButtonLink>
      ),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
