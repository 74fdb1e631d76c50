import { adminPartners } from '#contract/endpoints/partners.ts';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { formPage } from '../kit/form-page.tsx';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { partners } from './resource.ts';

/** `/admin/partners/new` and `/admin/partners/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: partners,
  calls: adminPartners,
  words: 'admin-partners',
  empty: { file_path: '', name: '', name_en: '', link: '' },
  Fields({ form }) {
    const t = useWords('admin-partners');
    return (
      <>
        <PictureField form={form} {...form.field('file_path')} hint={t('form.logoHint')} />
        <TwoLanguages form={form} name="name">
          {(field) => <TextField {...field} hint={t('form.nameHint')} />}
        </TwoLanguages>
        <TextField {...form.field('link')} kind="url" optional hint={t('form.linkHint')} />
      </>
    );
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
