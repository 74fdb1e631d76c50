import Users from 'lucide-react/icons/users';
import { resource } from '../kit/resource.ts';

export const teams = resource({
  address: '/admin/teams',
  label: { ar: 'الفرق', en: 'Teams' },
  icon: Users,
  needs: 'admin-teams:list',
  screens: { list: 'TeamListPage.tsx' },
});
