import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { resource } from '../kit/resource.ts';

export const dashboard = resource({
  address: '/admin/dashboard',
  label: { ar: 'لوحة المعلومات', en: 'Dashboard' },
  icon: LayoutDashboard,
  calls: { list: getDashboard },
  screens: { list: 'DashboardPage.tsx' },
});
