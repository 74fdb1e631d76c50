import CalendarDays from 'lucide-react/icons/calendar-days';
import { competitions } from '../competitions/resource.ts';
import { gallery } from '../gallery/resource.ts';
import { resource } from '../kit/resource.ts';
import { teams } from '../teams/resource.ts';

export const seasons = resource({
  address: '/admin/seasons',
  label: { ar: 'المواسم', en: 'Seasons' },
  icon: CalendarDays,
  access: 'admin-seasons',
  uses: (id) => ({
    teams: teams.list({ season: id }),
    competitions: competitions.list({ season: id }),
    gallery: gallery.list({ season: id }),
  }),
  screens: { list: 'SeasonListPage.tsx', form: 'SeasonFormPage.tsx' },
});
