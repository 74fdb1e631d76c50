import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type AdminCompetition, adminCompetitions, CompetitionInput } from '#contract/endpoints/admin-competitions.ts';
import type { z } from '#contract/zod.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLocal } from '#web/lib/local.ts';
import { isolated } from '#web/lib/names.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { filesOf } from '../competition-files/resource.ts';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import { loadSeasons, type SeasonChoice } from '../kit/seasons.ts';
import { TakesTeamsNotice } from '../takes-teams/TakesTeams.tsx';
import type { Route } from './+types/CompetitionFormPage.ts';
import { CompetitionFields } from './CompetitionFields.tsx';
import { competitions } from './resource.ts';

export const handle = {
  needs: competitions.needs.form,
  words: [...formWords, 'admin-competitions', 'admin-takes-teams'],
} satisfies PageHandle;

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const [loaded, seasons] = await Promise.all([loadRecord(adminCompetitions, params.id, signal), loadSeasons(signal)]);
  return { ...loaded, seasons };
}

const empty = {
  ...{ season: '', slug: '', name: '', name_en: '', description: '', description_en: '' },
  ...{ logo: '', banner: '', video: '', coaches_no: '', members_no: '', agelevel: [], paid: true, price: '' },
  ...{ hardware: '', hardware_en: '', software: '', software_en: '', team_info: '', team_info_en: '' },
  ...{ qualification_info: '', qualification_info_en: '', main_mission: '', main_mission_en: '' },
  ...{ theme: '', theme_en: '' },
} satisfies z.input<typeof CompetitionInput>;
const fields = fieldsOf(CompetitionInput, empty);

interface FrameProps {
  id: string | undefined;
  loaded?: LoadedRecord;
  seeIt?: { href: string; label: string };
  children?: ReactNode;
}

/** The page's frame, also while the record is loaded. */
function Frame({ id, ...rest }: FrameProps) {
  const t = useWords('admin-competitions');
  const title = t(id ? 'form.edit' : 'form.add');
  return <FormPage resource={competitions} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => <Frame id={params.id} />;

/** `/admin/competion/new` and `/admin/competion/{id}/edit` (back-office spec, section 2). */
export default function CompetitionFormPage({ params: { id }, loaderData }: Route.ComponentProps) {
  const t = useWords('admin-competitions');
  const say = useLocal();
  const { seasons } = loaderData;
  const record = loaderData.answer?.competion;
  const labels = useFieldLabels('admin-competitions');
  const [params] = useSearchParams();
  const season = seasons.find(({ _id }) => _id === (record ? record.season._id : params.get('season')));
  const choice = record && season?.competions.find(({ _id }) => _id === record._id);
  const shown = record?.status && season?.status;
  const seeIt = record && {
    href: shown ? paths.competition(record._id) : paths.competitionPreview(record._id),
    label: t(shown ? 'form.seeIt' : 'form.preview'),
  };
  return (
    <Frame id={id} loaded={loaderData} {...(seeIt && { seeIt })}>
      {season && choice && <TakesTeamsNotice season={season} competition={choice} />}
      {!record && (
        <Callout>
          {season?.competions.length === 0
            ? t('form.firstOfSeason', { name: isolated(say(season, 'name')) })
            : t('form.hiddenFirst')}
        </Callout>
      )}
      <CompetitionForm key={id} record={record} seasons={seasons} inSeason={season?._id} />
      {record && (
        <>
          <p>
            <Link look="strong" to={filesOf(record._id).address}>
              {t('form.moreFiles')}
            </Link>
          </p>
          <ChangeHistory
            key={record._id}
            labels={labels}
            fields={fields}
            history={adminCompetitions.history}
            id={record._id}
          />
        </>
      )}
    </Frame>
  );
}

interface FormProps {
  record?: AdminCompetition;
  seasons: readonly SeasonChoice[];
  /** The season of a new one, where the address names it. */
  inSeason: string | undefined;
}

function CompetitionForm({ record, seasons, inSeason }: FormProps) {
  const t = useWords('admin-competitions');
  const say = useLocal();
  const labels = useFieldLabels('admin-competitions');
  const names = { season: Object.fromEntries(seasons.map((one) => [one._id, say(one, 'name')])) };
  const form = useRecordForm({
    ...{ calls: adminCompetitions, resource: competitions, empty, record, labels, names },
    // One that never had them can be changed without them (decision 094).
    requires: (['banner', 'logo'] as const).filter((name) => !record || record[name]),
    ...(!record && inSeason && { given: { season: inSeason } }),
  });
  return (
    <RecordForm form={form} label={t(record ? 'form.edit' : 'form.add')} goneTitle={t('form.gone')}>
      <CompetitionFields form={form} seasons={seasons} record={record} />
    </RecordForm>
  );
}
