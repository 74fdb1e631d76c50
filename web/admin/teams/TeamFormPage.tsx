import type { ReactNode } from 'react';
import { redirect, useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { paths } from '#web/app/paths.ts';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { FormPage } from '../kit/FormPage.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Part } from '../kit/form/Part.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { formWords } from '../kit/form/record-fields.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import type { Route } from './+types/TeamFormPage.ts';
import { type FormChoices, loadFormChoices, namesOfChoices } from './choices.ts';
import { emptyTeam, teams } from './resource.ts';
import { TakingPart } from './TakingPart.tsx';
import { TeamFields } from './TeamFields.tsx';
import { TeamState } from './TeamHead.tsx';
import { TeamPayment } from './TeamPayment.tsx';
import { TeamPeople } from './TeamPeople.tsx';
import { useAsked } from './useAsked.ts';

export const handle = {
  needs: adminTeams.update.access,
  words: [...formWords, 'admin-team', 'admin-teams', 'team'],
} satisfies PageHandle;

type Loaded = LoadedRecord<AnswerOf<typeof adminTeams.get>>;

/** A team that is missing leads to not-found (back-office spec, section 8). */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const loaded = await loadRecord(adminTeams, params.id, request.signal);
  if (loaded.gone) throw redirect(paths.notFound());
  return loaded;
}

function Frame({ loaded, children }: { loaded?: Loaded; children?: ReactNode }) {
  const t = useWords('admin-teams');
  const title = { title: t('form.edit'), goneTitle: t('form.gone') };
  return (
    <FormPage resource={teams} {...title} {...(loaded && { loaded })}>
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/team/{id}/edit` (back-office spec, sections 2, 4 and 7). */
export default function TeamFormPage({ loaderData }: Route.ComponentProps) {
  const team = loaderData.answer?.team;
  return (
    <Frame loaded={loaderData}>
      {team && (
        <>
          <Above team={team} />
          <WithChoices key={team._id} team={team} />
        </>
      )}
    </Frame>
  );
}

/** Which team it is, in which state. */
function Above({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const say = useLocal();
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Ltr className="font-semibold">{team.team_no}</Ltr>
      <span className="text-soft">
        <bdi>{say(team.season, 'name')}</bdi>
      </span>
      <TeamState team={team} />
      <Link to={teams.view(team._id)} look="strong" className="text-sm">
        {t('view.show')}
      </Link>
    </p>
  );
}

/** What can be chosen depends on the person: only an administrator may choose another competition. */
function WithChoices({ team }: { team: AdminTeam }) {
  const mayMove = useMay()({ access: 'admin-teams:money' });
  const { answer: choices } = useAsked((signal) => loadFormChoices(team, mayMove, signal), '');
  return choices ? <TeamForm team={team} choices={choices} /> : <Skeleton className="h-96 w-full rounded-lg" />;
}

function TeamForm({ team, choices }: { team: AdminTeam; choices: FormChoices }) {
  const t = useWords('admin-teams');
  const own = useWords('admin-team');
  const { lang } = useLanguage();
  const { revalidate } = useRevalidator();
  const mayPay = useMay()({ access: 'admin-teams:money' });
  const labels = useFieldLabels('admin-teams');
  const form = useRecordForm({
    calls: adminTeams,
    resource: teams,
    empty: emptyTeam,
    record: team,
    labels,
    names: namesOfChoices(choices, lang),
    goesOnTo: teams.view,
  });
  /** What was changed at once, beside the form, is no conflict with what is typed. */
  const changed = async (now?: AdminTeam) => {
    if (now) form.follow(now);
    await revalidate();
  };
  return (
    <>
      <RecordForm form={form} label={t('form.edit')} goneTitle={t('form.gone')}>
        <TeamFields form={form} team={team} choices={choices} />
      </RecordForm>
      <Part title={own('people.title')} text={own('people.atOnce')}>
        <TeamPeople team={team} onChanged={changed} level={3} />
      </Part>
      {mayPay && (
        <Part title={own('payment.title')}>
          <TeamPayment team={team} onChanged={changed} />
        </Part>
      )}
      <Part title={own('taking.title')}>
        <TakingPart team={team} onChanged={changed} />
      </Part>
    </>
  );
}
