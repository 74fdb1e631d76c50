import Presentation from 'lucide-react/icons/presentation';
import { resource } from '../kit/resource.ts';

export const talents = resource({
  address: '/admin/moetalents',
  label: { ar: 'الكفاءات', en: 'MOE talents' },
  icon: Presentation,
  access: 'admin-talents',
  screens: { list: 'TalentListPage.tsx', dialog: 'TalentDialogPage.tsx' },
});
