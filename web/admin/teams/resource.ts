import Users from 'lucide-react/icons/users';
import { paths } from '#web/app/paths.ts';
import type { MenuEntry } from '../layout/menu-entry.ts';

export const teams: MenuEntry = {
  to: paths.adminTeams(),
  word: 'backOffice.teams',
  icon: Users,
  needs: 'admin-teams:list',
};
