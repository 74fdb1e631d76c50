import { adminGallery } from '#contract/endpoints/gallery.ts';
import { TextField } from '#web/kit/form/TextField.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { formPage } from '../kit/form-page.tsx';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { loadSeasons, namesOfSeasons } from '../kit/seasons.ts';
import { ManyPicturesForm } from './ManyPicturesForm.tsx';
import { gallery } from './resource.ts';
import { SeasonFields } from './SeasonFields.tsx';

/** `/admin/gallery/new`, where many are added at once, and `/admin/gallery/{id}/edit` (back-office spec, section 2). */
const page = formPage({
  resource: gallery,
  calls: adminGallery,
  words: 'admin-gallery',
  empty: { file_path: '', name: '', name_en: '', season: '', competion: '' },
  load: loadSeasons,
  useNames: (seasons) => namesOfSeasons(seasons, useLanguage().lang),
  New: ({ extra }) => <ManyPicturesForm seasons={extra} />,
  Fields({ form, extra: seasons }) {
    const t = useWords('admin-gallery');
    return (
      <>
        <PictureField form={form} {...form.field('file_path')} />
        <TwoLanguages form={form} name="name">
          {(field) => <TextField {...field} hint={t('form.nameHint')} />}
        </TwoLanguages>
        <SeasonFields
          seasons={seasons}
          season={form.values.season}
          competition={form.values.competion ?? ''}
          onChange={form.set}
          errors={form.errors}
        />
      </>
    );
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
