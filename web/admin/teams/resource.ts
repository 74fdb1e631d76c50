import Users from 'lucide-react/icons/users';
import { listAdminTeams } from '#contract/endpoints/teams.ts';
import { resource } from '../kit/resource.ts';

export const teams = resource({
  address: '/admin/teams',
  label: { ar: 'الفرق', en: 'Teams' },
  icon: Users,
  calls: { list: listAdminTeams },
  screens: { list: 'TeamListPage.tsx' },
});
