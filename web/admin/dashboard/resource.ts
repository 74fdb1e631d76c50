import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { resource } from '../kit/resource.ts';

export const dashboard = resource({
  address: '/admin/dashboard',
  label: { ar: 'لوحة المعلومات', en: 'Dashboard' },
  icon: LayoutDashboard,
  access: 'admin-dashboard:read',
  screens: { list: 'DashboardPage.tsx' },
});
