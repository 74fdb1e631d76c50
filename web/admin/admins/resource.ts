import ShieldCheck from 'lucide-react/icons/shield-check';
import { resource } from '../kit/resource.ts';

export const admins = resource({
  address: '/admin/admins',
  label: { ar: 'مديرو البوابة', en: 'Admins' },
  icon: ShieldCheck,
  access: 'admin-people',
  screens: { list: 'AdminListPage.tsx', form: 'AdminFormPage.tsx', view: 'AdminPage.tsx' },
});
