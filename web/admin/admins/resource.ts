import ShieldCheck from 'lucide-react/icons/shield-check';
import { adminAdmins } from '#contract/endpoints/people.ts';
import { resource } from '../kit/resource.ts';

export const admins = resource({
  address: '/admin/admins',
  label: { ar: 'مديرو البوابة', en: 'Admins' },
  icon: ShieldCheck,
  calls: adminAdmins,
  screens: { list: 'AdminListPage.tsx', form: 'AdminFormPage.tsx', view: 'AdminPage.tsx' },
});
