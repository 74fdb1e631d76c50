import ScrollText from 'lucide-react/icons/scroll-text';
import { resource } from '../kit/resource.ts';

export const officeLog = resource({
  address: '/admin/log',
  label: { ar: 'سجل التعديلات', en: 'Change history' },
  icon: ScrollText,
  access: 'admin-log',
  screens: { list: 'LogListPage.tsx', dialog: 'LogDialogPage.tsx' },
});
