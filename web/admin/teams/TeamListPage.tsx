import Download from 'lucide-react/icons/download';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { startCertificateBatch } from '#contract/endpoints/certificate-batches.ts';
import { exportSelectedTeams } from '#contract/endpoints/team-bulk.ts';
import { sendMailing } from '#contract/endpoints/team-mailings.ts';
import { listAdminTeams } from '#contract/endpoints/teams.ts';
import { limits } from '#contract/limits.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { exportAddress, useMay } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { usePeriodFilter } from '../kit/PeriodFilter.tsx';
import { RowMenu } from '../kit/RowMenu.tsx';
import { CertificatesButton, ExportButton, MailButton } from './BulkButtons.tsx';
import { loadTeamChoices } from './choices.ts';
import { useTeamColumns } from './columns.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { teams } from './resource.ts';
import { loadViews, SavedViews } from './SavedViews.tsx';
import { selectionOf } from './selected.ts';
import { useTeamFilters } from './useTeamFilters.ts';

const page = plainListPage({
  resource: teams,
  endpoint: listAdminTeams,
  rows: 'teams',
  words: 'admin-teams',
  pageSizes: limits.teamPageSizes,
  async load(signal) {
    const [choices, views] = await Promise.all([loadTeamChoices(signal), loadViews(signal)]);
    return { choices, views };
  },
  useOwn(extra, { query }) {
    const t = useWords('admin-teams');
    const admin = useWords('admin');
    const may = useMay();
    const mayEdit = may(adminTeams.update);
    return {
      more: (total) => t('textMore', { total }),
      searchLabel: t('search'),
      columns: useTeamColumns({ mayPay: may({ access: 'teams:pay' }) }),
      rowName: (team) => team.name,
      rowHref: (team) => teams.view(team._id),
      rowActions: mayEdit ? (team) => <RowMenu name={team.name} editHref={teams.edit(team._id)} /> : undefined,
      filters: useTeamFilters(extra?.choices, query),
      above: extra && <SavedViews views={extra.views} query={query} />,
      bulkEvery: true,
      bulk: [
        { call: exportSelectedTeams, buttons: (ids, every) => <ExportButton teams={selectionOf(ids, every, query)} /> },
        {
          call: startCertificateBatch,
          buttons: (ids, every) => <CertificatesButton teams={selectionOf(ids, every, query)} />,
        },
        { call: sendMailing, buttons: (ids, every) => <MailButton teams={selectionOf(ids, every, query)} /> },
      ],
      // The bars of the dashboard lead to the teams of their days.
      ownFilter: usePeriodFilter(query),
      action: (
        <>
          {may(adminTeams.exportCsv) && (
            <ButtonLink
              to={exportAddress(adminTeams.exportCsv, query)}
              reloadDocument
              download
              icon={<Download aria-hidden size="1.15em" />}
            >
              {admin('list.exportCsv')}
            </ButtonLink>
          )}
          <MoreMenu query={query} />
        </>
      ),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
