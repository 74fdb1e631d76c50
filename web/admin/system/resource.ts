import Activity from 'lucide-react/icons/activity';
import { resource } from '../kit/resource.ts';

export const system = resource({
  address: '/admin/system',
  label: { ar: 'حالة النظام', en: 'System' },
  icon: Activity,
  access: 'admin-system',
  screens: { list: 'SystemPage.tsx' },
});
