import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { ownAccount } from '#contract/endpoints/admin-profile.ts';
import { resource } from '../kit/resource.ts';

/** The account of whoever looks at it. It is not in the menu of resources: the menu of the person leads to it. */
export const adminProfile = resource({
  address: '/admin/profile',
  label: { ar: 'حسابي', en: 'My account' },
  icon: CircleUserRound,
  calls: { list: ownAccount.get, update: ownAccount.update },
  screens: { list: 'AdminProfilePage.tsx' },
});
