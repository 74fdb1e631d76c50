import GraduationCap from 'lucide-react/icons/graduation-cap';
import { resource } from '../kit/resource.ts';

export const members = resource({
  address: '/admin/members',
  label: { ar: 'الأعضاء / الطلاب', en: 'Members/Students' },
  icon: GraduationCap,
  access: 'admin-people',
  screens: { list: 'MemberListPage.tsx', form: 'MemberFormPage.tsx', view: 'MemberPage.tsx' },
});
