import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { resource } from '../kit/resource.ts';

/** The account of whoever looks at it. It is not in the menu of resources: the menu of the person leads to it. */
export const adminProfile = resource({
  address: '/admin/profile',
  label: { ar: 'حسابي', en: 'My account' },
  icon: CircleUserRound,
  access: 'admin-profile',
  screens: { list: 'AdminProfilePage.tsx' },
});
