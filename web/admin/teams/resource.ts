import Users from 'lucide-react/icons/users';
import { resource } from '../kit/resource.ts';

/** Coaches and schools register teams: they have a view and a form here, and no page for a new one. */
export const teams = resource({
  address: '/admin/teams',
  formAddress: '/admin/team',
  label: { ar: 'الفرق', en: 'Teams' },
  icon: Users,
  access: { list: 'admin-teams:list', form: 'admin-teams:write' },
  // The pages of one team, `TeamViewPage.tsx` and `TeamFormPage.tsx`, are named here when they are there.
  screens: { list: 'TeamListPage.tsx', create: false },
});
