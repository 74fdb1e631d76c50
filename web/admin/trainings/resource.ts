import MapPinned from 'lucide-react/icons/map-pinned';
import { paths } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

export const trainings = resource({
  address: '/admin/trainings',
  label: { ar: 'مراكز التدريب', en: 'Training centres' },
  icon: MapPinned,
  access: 'admin-trainings',
  site: paths.centres(),
  screens: { list: 'TrainingListPage.tsx', form: 'TrainingFormPage.tsx' },
});
