import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { paths } from '#web/app/paths.ts';
import type { MenuEntry } from '../layout/menu-entry.ts';

export const dashboard: MenuEntry = {
  to: paths.adminDashboard(),
  word: 'backOffice.dashboard',
  icon: LayoutDashboard,
  needs: 'admin-dashboard:read',
};
