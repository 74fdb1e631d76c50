import { type AdminTraining, adminTrainings } from '#contract/endpoints/training-centres.ts';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { loadRegions, regionNames, regionOptions } from '../kit/regions.ts';
import { trainings } from './resource.ts';

const page = listPage({
  resource: trainings,
  calls: adminTrainings,
  words: 'admin-trainings',
  load: loadRegions,
  useOwn(regions = []) {
    const t = useWords('admin-trainings');
    const say = useLocal();
    const { lang } = useLanguage();
    const names = regionNames(regions, lang);
    const name = useRecordName<AdminTraining>({ header: t('list.name'), detail: (centre) => say(centre, 'address') });
    return {
      names: { region: names },
      name,
      columns: [
        { key: 'region', header: t('list.region'), className: 'sm:text-sm', cell: ({ region }) => names[region] },
        {
          key: 'phone',
          header: t('list.phone'),
          className: 'sm:text-sm',
          cell: ({ phone }) => phone && <Ltr>{phone}</Ltr>,
        },
      ],
      filters: [
        {
          ...{ name: 'region', label: t('list.region'), all: t('list.allRegions') },
          options: regionOptions(regions, lang),
        },
      ],
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
