import { type AdminFaq, adminFaqs, FaqInput } from '#contract/endpoints/faqs.ts';
import { call } from '#web/lib/api.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { formWords } from '../kit/form/form-words.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { loadRecord } from '../kit/load-record.ts';
import type { Route } from './+types/FaqFormPage.ts';
import { FaqFields } from './FaqFields.tsx';
import { faqs } from './resource.ts';

export const handle = { needs: faqs.needs.form, words: [...formWords, 'admin-faqs'] } satisfies PageHandle;

export const clientLoader = ({ params, request: { signal } }: Route.ClientLoaderArgs) =>
  loadRecord(params.id, (id) => call(adminFaqs.get, { query: { id }, signal }));

export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  const t = useWords('admin-faqs');
  return <FormPage resource={faqs} title={t(params.id ? 'form.edit' : 'form.add')} />;
}

const empty = { name: '', name_en: '', description: '', description_en: '' };
const fields = fieldsOf(FaqInput, empty);

/** `/admin/faqs/new` and `/admin/faqs/{id}/edit` (back-office spec, section 2). */
export default function FaqFormPage({ params, loaderData: { answer, error } }: Route.ComponentProps) {
  const t = useWords('admin-faqs');
  const title = t(params.id ? 'form.edit' : 'form.add');
  const record = answer?.faq;
  const labels = useFieldLabels('admin-faqs');
  return (
    <FormPage resource={faqs} title={title} error={error}>
      <FaqForm key={params.id} title={title} record={record} />
      {record && (
        <ChangeHistory key={record._id} labels={labels} fields={fields} history={adminFaqs.history} id={record._id} />
      )}
    </FormPage>
  );
}

function FaqForm({ title, record }: { title: string; record?: AdminFaq }) {
  const form = useRecordForm({
    ...{ schema: FaqInput, empty, record, labels: useFieldLabels('admin-faqs') },
    resource: faqs,
    save: (values, revision) =>
      record
        ? call(adminFaqs.update, { body: { ...values, id: record._id, revision } })
        : call(adminFaqs.create, { body: values }),
  });
  return (
    <RecordForm form={form} label={title}>
      <FaqFields form={form} />
    </RecordForm>
  );
}
