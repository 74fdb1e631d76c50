import { adminTrainings } from '#contract/endpoints/training-centres.ts';
import { PhoneField } from '#web/kit/form/PhoneField.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Pair, TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { formPage } from '../kit/form-page.tsx';
import { loadRegions, regionNames, regionOptions } from '../kit/regions.ts';
import { trainings } from './resource.ts';

/** `/admin/trainings/new` and `/admin/trainings/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: trainings,
  calls: adminTrainings,
  words: 'admin-trainings',
  empty: { name: '', name_en: '', address: '', address_en: '', region: '', phone: '', location: '' },
  load: loadRegions,
  useNames: (regions) => ({ region: regionNames(regions, useLanguage().lang) }),
  Fields({ form, extra: regions }) {
    const t = useWords('admin-trainings');
    const { lang } = useLanguage();
    return (
      <>
        <TwoLanguages form={form} name="name">
          {(field) => <TextField {...field} />}
        </TwoLanguages>
        <TwoLanguages form={form} name="address">
          {(field) => <TextField {...field} />}
        </TwoLanguages>
        <Pair>
          <Select
            {...form.field('region')}
            options={regionOptions(regions, lang)}
            hint={regions.length === 0 ? t('form.noRegions') : undefined}
          />
          <PhoneField {...form.field('phone')} optional />
        </Pair>
        <TextField {...form.field('location')} kind="url" optional hint={t('form.mapHint')} />
      </>
    );
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
