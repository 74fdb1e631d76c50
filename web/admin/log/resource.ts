import ScrollText from 'lucide-react/icons/scroll-text';
import { listLog } from '#contract/endpoints/office-log.ts';
import { resource } from '../kit/resource.ts';

export const officeLog = resource({
  address: '/admin/log',
  label: { ar: 'سجل التعديلات', en: 'Change history' },
  icon: ScrollText,
  calls: { list: listLog },
  screens: { list: 'LogListPage.tsx', dialog: 'LogDialogPage.tsx' },
});
