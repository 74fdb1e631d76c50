import type { ReactNode } from 'react';
import { type AdminTraining, adminTrainings, TrainingInput } from '#contract/endpoints/training-centres.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import type { Route } from './+types/TrainingFormPage.ts';
import { loadRegions, regionNames } from './regions.ts';
import { trainings } from './resource.ts';
import { TrainingFields } from './TrainingFields.tsx';

export const handle = { needs: trainings.needs.form, words: [...formWords, 'admin-trainings'] } satisfies PageHandle;

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const [loaded, regions] = await Promise.all([loadRecord(adminTrainings, params.id, signal), loadRegions(signal)]);
  return { ...loaded, regions };
}

const empty = { name: '', name_en: '', address: '', address_en: '', region: '', phone: '', location: '' };

/** The page's frame, also while the record is loaded. */
function Frame({ id, ...rest }: { id: string | undefined; loaded?: LoadedRecord; children?: ReactNode }) {
  const t = useWords('admin-trainings');
  const title = t(id ? 'form.edit' : 'form.add');
  return <FormPage resource={trainings} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => <Frame id={params.id} />;

/** `/admin/trainings/new` and `/admin/trainings/{id}/edit` (back-office spec, section 2). */
export default function TrainingFormPage({ params, loaderData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const record = loaderData.answer?.training;
  const labels = useFieldLabels('admin-trainings');
  const regions = regionNames(loaderData.regions, lang);
  const fields = fieldsOf(TrainingInput, empty, { region: regions });
  return (
    <Frame id={params.id} loaded={loaderData}>
      <TrainingForm key={params.id} record={record} regions={regions} />
      {record && (
        <ChangeHistory
          key={record._id}
          labels={labels}
          fields={fields}
          history={adminTrainings.history}
          id={record._id}
        />
      )}
    </Frame>
  );
}

function TrainingForm({ record, regions }: { record?: AdminTraining; regions: Record<string, string> }) {
  const t = useWords('admin-trainings');
  const labels = useFieldLabels('admin-trainings');
  const names = { region: regions };
  const form = useRecordForm({ calls: adminTrainings, resource: trainings, empty, record, labels, names });
  return (
    <RecordForm form={form} label={t(record ? 'form.edit' : 'form.add')} goneTitle={t('form.gone')}>
      <TrainingFields form={form} regions={regions} />
    </RecordForm>
  );
}
