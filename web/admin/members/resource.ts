import GraduationCap from 'lucide-react/icons/graduation-cap';
import { adminMembers } from '#contract/endpoints/people.ts';
import { resource } from '../kit/resource.ts';

export const members = resource({
  address: '/admin/members',
  label: { ar: 'الأعضاء / الطلاب', en: 'Members/Students' },
  icon: GraduationCap,
  calls: adminMembers,
  screens: { list: 'MemberListPage.tsx', form: 'MemberFormPage.tsx', view: 'MemberPage.tsx' },
});
