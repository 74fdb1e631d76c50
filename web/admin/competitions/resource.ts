import Trophy from 'lucide-react/icons/trophy';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { resource } from '../kit/resource.ts';

export const competitions = resource({
  address: '/admin/competions',
  formAddress: '/admin/competion',
  folder: 'competitions',
  label: { ar: 'المسابقات', en: 'Competitions' },
  icon: Trophy,
  calls: adminCompetitions,
  screens: { list: 'CompetitionListPage.tsx', form: 'CompetitionFormPage.tsx' },
});
