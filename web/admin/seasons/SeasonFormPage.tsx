import type { ReactNode } from 'react';
import { type AdminSeason, adminSeasons, SeasonInput } from '#contract/endpoints/admin-seasons.ts';
import { listRegions } from '#contract/endpoints/regions.ts';
import { paths } from '#web/app/paths.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { competitions } from '../competitions/resource.ts';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { fieldsOf, formWords } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import { loadSeasons } from '../kit/seasons.ts';
import { TakesTeamsNotice } from '../takes-teams/TakesTeams.tsx';
import type { Route } from './+types/SeasonFormPage.ts';
import { type RegionChoice, useNamesInDates } from './MilestoneList.tsx';
import { seasons } from './resource.ts';
import { SeasonFields } from './SeasonFields.tsx';

export const handle = {
  needs: seasons.needs.form,
  words: [...formWords, 'admin-seasons', 'admin-takes-teams'],
} satisfies PageHandle;

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const [loaded, regions, choices] = await Promise.all([
    loadRecord(adminSeasons, params.id, signal),
    attempt(call(listRegions, { signal })),
    params.id ? loadSeasons(signal) : [],
  ]);
  return { ...loaded, regions: regions.answer?.regions ?? [], choices };
}

const empty = {
  ...{ slug: '', name: '', name_en: '', title: '', title_en: '', description: '', description_en: '' },
  ...{ logo: '', image: '', attributes: [], milestones: [] },
  ...{ template_html: '', template_html_en: '', general_rules: '', general_rules_en: '' },
};

/** The page's frame, also while the record is loaded. */
function Frame({ id, ...rest }: { id: string | undefined; loaded?: LoadedRecord; children?: ReactNode }) {
  const t = useWords('admin-seasons');
  const title = t(id ? 'form.edit' : 'form.add');
  return <FormPage resource={seasons} title={title} goneTitle={t('form.gone')} empty={empty} {...rest} />;
}

export const HydrateFallback = ({ params }: Route.HydrateFallbackProps) => <Frame id={params.id} />;

/** `/admin/seasons/new` and `/admin/seasons/{id}/edit` (back-office spec, section 2). */
export default function SeasonFormPage({ params, loaderData }: Route.ComponentProps) {
  const record = loaderData.answer?.season;
  const labels = useFieldLabels('admin-seasons');
  const names = useNamesInDates(loaderData.regions);
  const choice = loaderData.choices.find(({ _id }) => _id === record?._id);
  return (
    <Frame id={params.id} loaded={loaderData}>
      {record ? <WaysToPage season={record} /> : <HiddenFirst />}
      {choice && <TakesTeamsNotice season={choice} />}
      <SeasonForm key={params.id} record={record} regions={loaderData.regions} />
      {record && (
        <ChangeHistory
          key={record._id}
          labels={labels}
          fields={fieldsOf(SeasonInput, empty, names)}
          history={adminSeasons.history}
          id={record._id}
        />
      )}
    </Frame>
  );
}

function HiddenFirst() {
  const t = useWords('admin-seasons');
  return <Callout>{t('form.hiddenFirst')}</Callout>;
}

/** Its page, for visitors or for the office alone. */
function WaysToPage({ season: { _id, slug, status } }: { season: AdminSeason }) {
  const t = useWords('admin-seasons');
  return (
    <p className="-mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm font-semibold">
      {status && (
        <OutsideLink href={paths.season(slug)} newTab>
          {t('form.see')}
        </OutsideLink>
      )}
      {!status && (
        <OutsideLink href={paths.seasonPreview(_id)} newTab>
          {t('form.preview')}
        </OutsideLink>
      )}
    </p>
  );
}

function SeasonForm({ record, regions }: { record: AdminSeason | undefined; regions: readonly RegionChoice[] }) {
  const t = useWords('admin-seasons');
  const labels = useFieldLabels('admin-seasons');
  const names = useNamesInDates(regions);
  const form = useRecordForm({
    ...{ calls: adminSeasons, resource: seasons, empty, record, labels, names },
    // A season takes teams only by its competitions.
    goesOnTo: (season) => competitions.create({ season }),
  });
  return (
    <RecordForm form={form} label={t(record ? 'form.edit' : 'form.add')} goneTitle={t('form.gone')}>
      <SeasonFields form={form} regions={regions} slugStays={record?.has_teams ?? false} />
    </RecordForm>
  );
}
