import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { resource } from '../kit/resource.ts';

/** No list of records: the page of the person who looks at it. */
export const adminProfile = resource({
  address: '/admin/profile',
  label: { ar: 'حسابي', en: 'My account' },
  icon: CircleUserRound,
  access: 'admin-profile',
  inMenu: 'admin-profile:in-menu',
  screens: { list: 'AdminProfilePage.tsx' },
});
