import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { teamState } from '#domain/team-state.ts';
import { paths } from '#web/app/paths.ts';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { FormPage } from '../kit/FormPage.tsx';
import { type LoadedRecord, loadedRecord } from '../kit/load-record.ts';
import type { Route } from './+types/TeamViewPage.ts';
import { type TeamTab, tabAddress, teams, teamTabs } from './resource.ts';
import { TeamHead } from './TeamHead.tsx';
import { TeamOverview } from './TeamOverview.tsx';

export const handle = {
  needs: adminTeams.get.access,
  words: ['admin', 'admin-team', 'admin-teams', 'entity'],
} satisfies PageHandle;

type Loaded = LoadedRecord<AnswerOf<typeof adminTeams.get>>;

/** A team that is missing leads to not-found (back-office spec, section 4). */
export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs): Promise<Loaded> {
  const query = { id, view_team: 'true' } as const;
  const loaded = await loadedRecord(call(adminTeams.get, { query, signal: request.signal }));
  if (loaded.gone) throw redirect(paths.notFound());
  return loaded;
}

/** A team is loaded once for all its tabs; a reload, and whoever asks for it, loads it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;

/** The page's frame, also while the team is loaded. */
function Frame({ loaded, children }: { loaded?: Loaded; children?: ReactNode }) {
  const t = useWords('admin-team');
  const team = loaded?.answer?.team;
  // Until it is paid, its page says only that.
  const site = team?.payment_status && { href: paths.team(team._id), label: t('view.site') };
  return (
    <FormPage
      resource={teams}
      title={team?.name ?? t('view.title')}
      goneTitle={t('view.title')}
      {...(loaded && { loaded })}
      {...(site && { seeIt: site })}
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

/** What a tab shows. But for the first, each is loaded when it is opened. */
const panels: Record<TeamTab, ComponentType<{ team: AdminTeam }>> = {
  overview: TeamOverview,
  scores: lazy(() => import('./TeamScores.tsx')),
  certificates: lazy(() => import('./TeamCertificates.tsx')),
  transactions: lazy(() => import('./TeamTransactions.tsx')),
  mails: lazy(() => import('./TeamMails.tsx')),
  log: lazy(() => import('./TeamLog.tsx')),
};

function View({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const may = useMay();
  const [query] = useSearchParams();
  useFreshPayment(team);
  const hidden: Partial<Record<TeamTab, boolean>> = {
    transactions: !may({ access: 'orders:read' }),
    log: !may(adminTeams.history),
  };
  const tabs = teamTabs.filter((tab) => !hidden[tab]);
  const current = tabs.find((tab) => tab === query.get('tab')) ?? 'overview';
  const Panel = panels[current];
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is to be seen
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <>
      {current !== 'overview' && <PageMeta title={`${t(`view.${current}`)}: ${team.name}`} private />}
      <TeamHead team={team} />
      <div ref={row}>
        <LinkTabs
          label={t('view.parts')}
          tabs={tabs.map((tab) => ({
            label: t(`view.${tab}`),
            to: tabAddress(team._id, tab),
            current: tab === current,
          }))}
        />
      </div>
      <Suspense fallback={<Skeleton className="h-72 w-full rounded-lg" />}>
        <Panel key={current} team={team} />
      </Suspense>
    </>
  );
}

/** The fee may have been paid in the new tab that the pay action opens. */
function useFreshPayment(team: AdminTeam): void {
  const { revalidate } = useRevalidator();
  const isUnpaid = teamState(team) === 'unpaid';
  useEffect(() => {
    if (!isUnpaid) return;
    const look = () => document.visibilityState === 'visible' && revalidate();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnpaid, revalidate]);
}
