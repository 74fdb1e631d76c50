import type { ReactNode } from 'react';
import { type AdminFaq, adminFaqs, FaqInput } from '#contract/endpoints/faqs.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import type { Route } from './+types/FaqFormPage.ts';
import { FaqFields } from './FaqFields.tsx';
import { faqs } from './resource.ts';

export const handle = { needs: faqs.needs.form, words: [...formWords, 'admin-faqs'] } satisfies PageHandle;

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadRecord(adminFaqs, params.id, request.signal);

const empty = { name: '', name_en: '', description: '', description_en: '' };
const fields = fieldsOf(FaqInput, empty);

/** The page's frame, also while the record is loaded. */
function Frame({ id, ...rest }: { id: string | undefined; loaded?: LoadedRecord; children?: ReactNode }) {
  const t = useWords('admin-faqs');
  const title = t(id ? 'form.edit' : 'form.add');
  return <FormPage resource={faqs} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => <Frame id={params.id} />;

/** `/admin/faqs/new` and `/admin/faqs/{id}/edit` (back-office spec, section 2). */
export default function FaqFormPage({ params, loaderData }: Route.ComponentProps) {
  const record = loaderData.answer?.faq;
  const labels = useFieldLabels('admin-faqs');
  return (
    <Frame id={params.id} loaded={loaderData}>
      <FaqForm key={params.id} record={record} />
      {record && (
        <ChangeHistory key={record._id} labels={labels} fields={fields} history={adminFaqs.history} id={record._id} />
      )}
    </Frame>
  );
}

function FaqForm({ record }: { record?: AdminFaq }) {
  const t = useWords('admin-faqs');
  const labels = useFieldLabels('admin-faqs');
  const form = useRecordForm({ calls: adminFaqs, resource: faqs, empty, record, labels });
  return (
    <RecordForm form={form} label={t(record ? 'form.edit' : 'form.add')} goneTitle={t('form.gone')}>
      <FaqFields form={form} />
    </RecordForm>
  );
}
