import Presentation from 'lucide-react/icons/presentation';
import { adminTalents } from '#contract/endpoints/admin-talents.ts';
import { resource } from '../kit/resource.ts';

export const talents = resource({
  address: '/admin/moetalents',
  label: { ar: 'الكفاءات', en: 'MOE talents' },
  icon: Presentation,
  calls: adminTalents,
  screens: { list: 'TalentListPage.tsx', dialog: 'TalentDialogPage.tsx' },
});
