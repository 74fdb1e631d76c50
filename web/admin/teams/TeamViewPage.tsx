import type { ReactNode } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { paths } from '#web/app/paths.ts';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { FormPage } from '../kit/FormPage.tsx';
import { type LoadedRecord, loadRecord } from '../kit/load-record.ts';
import type { Route } from './+types/TeamViewPage.ts';
import { type TeamTab, teams, teamTabs } from './resource.ts';
import { TeamCertificates } from './TeamCertificates.tsx';
import { TeamHead } from './TeamHead.tsx';
import { TeamLog } from './TeamLog.tsx';
import { TeamOverview } from './TeamOverview.tsx';
import { TeamScores } from './TeamScores.tsx';
import { TeamTransactions } from './TeamTransactions.tsx';

export const handle = {
  needs: adminTeams.get.access,
  words: [
    ...(['admin', 'admin-teams', 'scores', 'fields', 'certificates', 'look-up', 'transactions', 'payment'] as const),
  ],
} satisfies PageHandle;

type Loaded = LoadedRecord<{ team: AdminTeam }>;

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs): Promise<Loaded> =>
  loadRecord(adminTeams, id, request.signal);

/** A team is loaded once for all its tabs; a reload, and whoever asks for it, loads it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;

/** The page's frame, also while the team is loaded. */
function Frame({ loaded, children }: { loaded?: Loaded; children?: ReactNode }) {
  const t = useWords('admin-teams');
  const team = loaded?.answer?.team;
  return (
    <FormPage
      resource={teams}
      title={team?.name ?? t('view.title')}
      goneTitle={t('form.gone')}
      empty={{}}
      {...(loaded && { loaded })}
      {...(team?.payment_status && { seeIt: { href: paths.team(team._id), label: t('view.site') } })}
    >
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/team/{id}/view`: everything about one team (back-office spec, section 2). */
export default function TeamViewPage({ loaderData }: Route.ComponentProps) {
  const team = loaderData.answer?.team;
  return <Frame loaded={loaderData}>{team && <View key={team._id} team={team} />}</Frame>;
}

function View({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const may = useMay();
  const [query] = useSearchParams();
  const hidden: Partial<Record<TeamTab, boolean>> = {
    transactions: !may({ access: 'orders:read' }),
    log: !may(adminTeams.history),
  };
  const tabs = teamTabs.filter((tab) => !hidden[tab]);
  const current = tabs.find((tab) => tab === query.get('tab')) ?? 'overview';
  const panels: Record<TeamTab, () => ReactNode> = {
    overview: () => <TeamOverview team={team} />,
    scores: () => <TeamScores team={team} />,
    certificates: () => <TeamCertificates team={team} />,
    transactions: () => <TeamTransactions team={team} />,
    // Read anew with each change.
    log: () => <TeamLog key={`${team.revision} ${team.payment_status} ${team.scores?.created_at}`} team={team} />,
  };
  return (
    <>
      <TeamHead team={team} />
      <LinkTabs
        label={team.name}
        tabs={tabs.map((tab) => ({ label: t(`view.${tab}`), to: teams.view(team._id, tab), current: tab === current }))}
      />
      {panels[current]()}
    </>
  );
}
