import { adminCannedReplies } from '#contract/endpoints/admin-contact.ts';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { formPage } from '../kit/form-page.tsx';
import { cannedReplies } from './resource.ts';

/** `/admin/contact-us/canned/new` and `/admin/contact-us/canned/{id}/edit`. */
const page = formPage({
  resource: cannedReplies,
  calls: adminCannedReplies,
  words: 'admin-canned-replies',
  empty: { name: '', name_en: '', text: '', text_en: '' },
  Fields({ form }) {
    const t = useWords('admin-canned-replies');
    return (
      <>
        <TwoLanguages form={form} name="name">
          {(field) => <TextField {...field} />}
        </TwoLanguages>
        <TwoLanguages form={form} name="text">
          {(field) => <TextArea {...field} rows={8} hint={t('form.hint')} />}
        </TwoLanguages>
      </>
    );
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
