import CalendarDays from 'lucide-react/icons/calendar-days';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { resource } from '../kit/resource.ts';

export const seasons = resource({
  address: '/admin/seasons',
  label: { ar: 'المواسم', en: 'Seasons' },
  icon: CalendarDays,
  calls: adminSeasons,
  screens: { list: 'SeasonListPage.tsx', form: 'SeasonFormPage.tsx' },
});
