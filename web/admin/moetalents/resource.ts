import GraduationCap from 'lucide-react/icons/graduation-cap';
import { resource } from '../kit/resource.ts';

export const talents = resource({
  address: '/admin/moetalents',
  label: { ar: 'الكفاءات', en: 'MOE talents' },
  icon: GraduationCap,
  access: 'admin-talents',
  screens: { list: 'TalentListPage.tsx', view: 'TalentViewPage.tsx' },
});
