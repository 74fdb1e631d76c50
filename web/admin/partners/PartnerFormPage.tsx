import type { ReactNode } from 'react';
import { type AdminPartner, adminPartners, PartnerInput } from '#contract/endpoints/partners.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import type { Route } from './+types/PartnerFormPage.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { partners } from './resource.ts';

export const handle = { needs: partners.needs.form, words: [...formWords, 'admin-partners'] } satisfies PageHandle;

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadRecord(adminPartners, params.id, request.signal);

const empty = { file_path: '', name: '', name_en: '', link: '' };
const fields = fieldsOf(PartnerInput, empty);

/** The page's frame, also while the record is loaded. */
function Frame({ id, ...rest }: { id: string | undefined; loaded?: LoadedRecord; children?: ReactNode }) {
  const t = useWords('admin-partners');
  const title = t(id ? 'form.edit' : 'form.add');
  return <FormPage resource={partners} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => <Frame id={params.id} />;

/** `/admin/partners/new` and `/admin/partners/{id}/edit` (back-office spec, section 2). */
export default function PartnerFormPage({ params, loaderData }: Route.ComponentProps) {
  const record = loaderData.answer?.partner;
  const labels = useFieldLabels('admin-partners');
  return (
    <Frame id={params.id} loaded={loaderData}>
      <PartnerForm key={params.id} record={record} />
      {record && (
        <ChangeHistory
          key={record._id}
          labels={labels}
          fields={fields}
          history={adminPartners.history}
          id={record._id}
        />
      )}
    </Frame>
  );
}

function PartnerForm({ record }: { record?: AdminPartner }) {
  const t = useWords('admin-partners');
  const labels = useFieldLabels('admin-partners');
  const form = useRecordForm({ calls: adminPartners, resource: partners, empty, record, labels });
  return (
    <RecordForm form={form} label={t(record ? 'form.edit' : 'form.add')} goneTitle={t('form.gone')}>
      <PartnerFields form={form} />
    </RecordForm>
  );
}
