import Trophy from 'lucide-react/icons/trophy';
import { resource } from '../kit/resource.ts';

export const competitions = resource({
  address: '/admin/competions',
  formAddress: '/admin/competion',
  folder: 'competitions',
  label: { ar: 'المسابقات', en: 'Competitions' },
  icon: Trophy,
  access: 'admin-competitions',
  screens: { list: 'CompetitionListPage.tsx', form: 'CompetitionFormPage.tsx' },
});
