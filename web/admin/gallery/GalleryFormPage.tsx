import type { ReactNode } from 'react';
import { type AdminGalleryItem, adminGallery, GalleryInput } from '#contract/endpoints/gallery.ts';
import { TextField } from '#web/kit/form/TextField.tsx';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import { PictureField } from '../kit/picture/PictureField.tsx';
import { loadSeasons, namesOfSeasons, type SeasonChoice } from '../kit/seasons.ts';
import type { Route } from './+types/GalleryFormPage.ts';
import { ManyPicturesForm } from './ManyPicturesForm.tsx';
import { gallery } from './resource.ts';
import { SeasonFields } from './SeasonFields.tsx';

export const handle = { needs: gallery.needs.form, words: [...formWords, 'admin-gallery'] } satisfies PageHandle;

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const [loaded, seasons] = await Promise.all([loadRecord(adminGallery, params.id, signal), loadSeasons(signal)]);
  return { ...loaded, seasons };
}

const empty = { file_path: '', name: '', name_en: '', season: '', competion: '' };

/** The page's frame, also while the record is loaded. */
function Frame({ id, ...rest }: { id: string | undefined; loaded?: LoadedRecord; children?: ReactNode }) {
  const t = useWords('admin-gallery');
  const title = t(id ? 'form.edit' : 'form.add');
  return <FormPage resource={gallery} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => <Frame id={params.id} />;

/** `/admin/gallery/new`, where many are added at once, and `/admin/gallery/{id}/edit` (back-office spec, section 2). */
export default function GalleryFormPage({ params, loaderData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const labels = useFieldLabels('admin-gallery');
  const { seasons } = loaderData;
  const record = loaderData.answer?.gallery;
  return (
    <Frame id={params.id} loaded={loaderData}>
      {record ? (
        <>
          <PictureForm key={params.id} record={record} seasons={seasons} />
          <ChangeHistory
            key={record._id}
            labels={labels}
            fields={fieldsOf(GalleryInput, empty, namesOfSeasons(seasons, lang))}
            history={adminGallery.history}
            id={record._id}
          />
        </>
      ) : (
        !params.id && <ManyPicturesForm seasons={seasons} />
      )}
    </Frame>
  );
}

function PictureForm({ record, seasons }: { record: AdminGalleryItem; seasons: readonly SeasonChoice[] }) {
  const t = useWords('admin-gallery');
  const labels = useFieldLabels('admin-gallery');
  const names = namesOfSeasons(seasons, useLanguage().lang);
  const form = useRecordForm({ calls: adminGallery, resource: gallery, empty, record, labels, names });
  return (
    <RecordForm form={form} label={t('form.edit')} goneTitle={t('form.gone')}>
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
    </RecordForm>
  );
}
