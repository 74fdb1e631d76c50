import MapPinned from 'lucide-react/icons/map-pinned';
import { adminTrainings } from '#contract/endpoints/training-centres.ts';
import { paths } from '#web/app/paths.ts';
import { resource } from '../kit/resource.ts';

export const trainings = resource({
  address: '/admin/trainings',
  label: { ar: 'مراكز التدريب', en: 'Training centres' },
  icon: MapPinned,
  calls: adminTrainings,
  site: paths.centres(),
  screens: { list: 'TrainingListPage.tsx', form: 'TrainingFormPage.tsx' },
});
