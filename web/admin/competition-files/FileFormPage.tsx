import type { ReactNode } from 'react';
import {
  type AdminCompetitionFile,
  adminCompetitionFiles,
  CompetitionFileInput,
} from '#contract/endpoints/competition-files.ts';
import { paths } from '#web/app/paths.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { NameAndDescription } from '../kit/form/NameAndDescription.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { TwoLanguages } from '../kit/form/TwoLanguages.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import { DocumentField } from '../kit/upload/DocumentField.tsx';
import type { Route } from './+types/FileFormPage.ts';
import { filesOf, needs } from './resource.ts';

export const handle = { needs: needs.form, words: [...formWords, 'admin-competition-files'] } satisfies PageHandle;

type Params = { id?: string; competition?: string };

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadRecord(adminCompetitionFiles, (params as Params).id, request.signal);

const emptyOf = (competition: string) => ({
  ...{ competion_id: competition, name: '', name_en: '', description: '', description_en: '' },
  ...{ file_path: '', file_path_en: '' },
});
const fields = fieldsOf(CompetitionFileInput, emptyOf(''));

interface FrameProps {
  params: Params;
  /** The competition whose file it is, once it is known. */
  competition?: string;
  loaded?: LoadedRecord;
  children?: ReactNode;
}

/** The page's frame, also while the record is loaded. */
function Frame({ params, competition = params.competition ?? '', ...rest }: FrameProps) {
  const t = useWords('admin-competition-files');
  const admin = useWords('admin');
  return (
    <FormPage
      resource={filesOf(competition)}
      title={t(params.id ? 'form.edit' : 'form.add')}
      goneTitle={t('form.gone')}
      empty={emptyOf(competition)}
      seeIt={{ href: `${paths.competition(competition)}#files`, label: admin('form.seeIt') }}
      {...rest}
    />
  );
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => <Frame params={params} />;

/**
 * `/admin/competion/files/{id}/new`, with the id of the competition, and `/admin/competion/files/{id}/edit`, with that of
 * the file (back-office spec, section 2).
 */
export default function FileFormPage({ params, loaderData }: Route.ComponentProps) {
  const given = params as Params;
  const record = loaderData.answer?.file;
  const labels = useFieldLabels('admin-competition-files');
  const competition = record?.competion_id ?? given.competition ?? '';
  return (
    <Frame params={given} competition={competition} loaded={loaderData}>
      <FileForm key={given.id} record={record} competition={competition} />
      {record && (
        <ChangeHistory
          key={record._id}
          labels={labels}
          fields={fields}
          history={adminCompetitionFiles.history}
          id={record._id}
        />
      )}
    </Frame>
  );
}

function FileForm({ record, competition }: { record: AdminCompetitionFile | undefined; competition: string }) {
  const t = useWords('admin-competition-files');
  const labels = useFieldLabels('admin-competition-files');
  const form = useRecordForm({
    ...{ calls: adminCompetitionFiles, resource: filesOf(competition), record, labels },
    empty: emptyOf(competition),
  });
  return (
    <RecordForm form={form} label={t(record ? 'form.edit' : 'form.add')} goneTitle={t('form.gone')}>
      <NameAndDescription form={form} plain />
      <TwoLanguages form={form} name="file_path">
        {(field, language) => (
          <DocumentField
            form={form}
            {...field}
            {...(language === 'en' && { optional: true, hint: t('form.englishHint') })}
          />
        )}
      </TwoLanguages>
    </RecordForm>
  );
}
