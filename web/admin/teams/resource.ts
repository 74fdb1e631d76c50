import Users from 'lucide-react/icons/users';
import { resource } from '../kit/resource.ts';

/** Coaches and schools register teams: they have a view and a form here, and no page for a new one. */
export const teams = resource({
  address: '/admin/teams',
  formAddress: '/admin/team',
  label: { ar: 'الفرق', en: 'Teams' },
  icon: Users,
  access: { list: 'admin-teams:list', form: 'admin-teams:write' },
  screens: { list: 'TeamListPage.tsx', form: 'TeamFormPage.tsx', view: 'TeamViewPage.tsx', create: false },
});
