import ShieldUser from 'lucide-react/icons/shield-user';
import { resource } from '../kit/resource.ts';

export const admins = resource({
  address: '/admin/admins',
  label: { ar: 'مديرو البوابة', en: 'Admins' },
  icon: ShieldUser,
  access: 'admin-people',
  screens: { list: 'AdminListPage.tsx', form: 'AdminFormPage.tsx' },
});
