import Users from 'lucide-react/icons/users';
import { adminTeams } from '#contract/endpoints/admin-teams.ts';
import { listAdminTeams } from '#contract/endpoints/teams.ts';
import { resource } from '../kit/resource.ts';

/** Teams are registered by coaches and schools: they have a view and a form, and no page for a new one. */
export const teams = resource({
  address: '/admin/teams',
  formAddress: '/admin/team',
  label: { ar: 'الفرق', en: 'Teams' },
  icon: Users,
  calls: { list: listAdminTeams, update: adminTeams.update },
  screens: { list: 'TeamListPage.tsx', edit: 'TeamFormPage.tsx', view: 'TeamViewPage.tsx' },
});
