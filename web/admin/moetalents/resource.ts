import Presentation from 'lucide-react/icons/presentation';
import { adminTalents } from '#contract/endpoints/admin-talents.ts';
import { resource } from '../kit/resource.ts';

/** The state of the dialog's entry in the history, if it was opened from the list: one step back is the list as it was. */
export const overList = { overList: true };

export const talents = resource({
  address: '/admin/moetalents',
  label: { ar: 'الكفاءات', en: 'MOE talents' },
  icon: Presentation,
  calls: adminTalents,
  screens: { list: 'TalentListPage.tsx', dialog: 'TalentDialogPage.tsx' },
});
