import { useRevalidator } from 'react-router';
import { type AdminSetting, adminSettings, SettingInput } from '#contract/endpoints/settings.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { LoadedRecord } from '../kit/load-record.ts';
import type { Route } from './+types/SettingsPage.ts';
import { InvoiceReadiness } from './InvoiceReadiness.tsx';
import { useNoticeKinds } from './notice-kinds.ts';
import { settings } from './resource.ts';
import { SettingFields } from './SettingFields.tsx';
import { SectionLinks } from './sections.tsx';

export const handle = {
  needs: adminSettings.update.access,
  words: [...formWords, 'admin-settings'],
} satisfies PageHandle;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  attempt(call(adminSettings.get, { query: { site_name: 'FIRST' }, signal: request.signal }));

const names = Object.keys(SettingInput.shape) as (keyof typeof SettingInput.shape)[];
const empty = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<(typeof names)[number], string>),
  notice_kind: 'info' as const,
};

/** The page's frame, also while the settings are loaded. */
function Frame(props: { loaded?: LoadedRecord; children?: React.ReactNode }) {
  const t = useWords('admin-settings');
  return <FormPage resource={settings} single title={t('title')} goneTitle={t('gone')} empty={empty} {...props} />;
}

export const HydrateFallback = () => <Frame />;

/** `/admin/settings` (back-office spec, section 2): everything that the site says of itself, in one form. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const record = loaderData.answer?.setting;
  const labels = useFieldLabels('admin-settings');
  const fields = fieldsOf(SettingInput, empty, { notice_kind: useNoticeKinds() });
  return (
    <Frame loaded={loaderData}>
      {record && (
        <>
          <SettingForm key={record._id} record={record} />
          <ChangeHistory
            key={record.revision}
            labels={labels}
            fields={fields}
            history={adminSettings.history}
            id={record._id}
          />
        </>
      )}
    </Frame>
  );
}

function SettingForm({ record }: { record: AdminSetting }) {
  const t = useWords('admin-settings');
  const labels = useFieldLabels('admin-settings');
  const { revalidate } = useRevalidator();
  const form = useRecordForm({
    ...{ calls: adminSettings, resource: settings, empty, record, labels, names: { notice_kind: useNoticeKinds() } },
    // The log below the form, with the change in it.
    onSaved: revalidate,
  });
  return (
    <>
      <p className="-mt-4 text-soft">{t('text')}</p>
      <InvoiceReadiness values={form.values} />
      <SectionLinks />
      <RecordForm form={form} label={t('form')} goneTitle={t('gone')}>
        <SettingFields form={form} />
      </RecordForm>
    </>
  );
}
