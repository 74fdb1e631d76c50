import CalendarDays from 'lucide-react/icons/calendar-days';
import { resource } from '../kit/resource.ts';

export const seasons = resource({
  address: '/admin/seasons',
  label: { ar: 'المواسم', en: 'Seasons' },
  icon: CalendarDays,
  access: 'admin-seasons',
  screens: { list: 'SeasonListPage.tsx', form: 'SeasonFormPage.tsx' },
});
