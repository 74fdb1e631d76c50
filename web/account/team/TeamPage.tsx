import {
  Navigate,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from 'react-router';
import { getTeams } from '#contract/endpoints/teams.ts';
import type { Team } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton, SkeletonText } from '#web/kit/Skeleton.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/TeamPage.ts';
import { TeamBanner } from './TeamBanner.tsx';
import { panelId, TeamTabs, tabId } from './TeamTabs.tsx';
import { useTabs } from './team-for-viewer.ts';

export const handle = { words: ['team'] } satisfies RouteHandle;

type Loaded = { team: Team; error?: undefined } | { team?: undefined; error: string };

/**
 * A team that is missing, hidden from this person or unpaid leads to not-found (public spec, section 2), where those
 * who may pay for it see why.
 */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    const { team } = await call(getTeams, { query: { team_id: params.teamId }, signal: request.signal });
    // The public view of a team has no payment status: strangers see only paid teams.
    if (!team) throw redirect(paths.notFound());
    if (team.payment_status === false) throw redirect(paths.notFound({ team_id: team._id }));
    return { team };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'not_found' || error.code === 'invalid_fields') throw redirect(paths.notFound());
    return { error: error.message };
  }
}

/** The team is loaded once for all its tabs; a reload, and whoever asks for it, loads it again. */
export const shouldRevalidate = ({ currentUrl, nextUrl, currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href || currentParams.teamId !== nextParams.teamId;

export function HydrateFallback() {
  const t = useWords('team');
  return (
    <>
      <PageMeta title={t('title')} private />
      <div className="on-night">
        <div className="wrap flex gap-6 py-10 sm:py-14">
          <Skeleton className="size-28 shrink-0 rounded-xl" />
          <SkeletonText lines={3} className="w-72 text-xl" />
        </div>
      </div>
      <div className="wrap py-10">
        <SkeletonText lines={6} className="max-w-prose" />
      </div>
    </>
  );
}

export default function TeamPage({ loaderData: { team, error } }: Route.ComponentProps) {
  const t = useWords('team');
  const { revalidate, state } = useRevalidator();
  if (!team) {
    return (
      <div className="wrap py-10">
        <PageMeta title={t('title')} private />
        <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} level={1} />
      </div>
    );
  }
  return <Tabs team={team} />;
}

/** The banner and the tab in the address. One that this person does not have leads to the overview. */
function Tabs({ team }: { team: Team }) {
  const t = useWords('team');
  const tabs = useTabs(team);
  const here = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const current = tabs.find((tab) => paths.team(team._id, tab) === here);
  if (!current) return <Navigate to={paths.team(team._id)} replace />;
  const title = current === 'overview' ? team.name : `${t(current)}: ${team.name}`;
  return (
    <>
      <PageMeta title={title} private />
      <TeamBanner team={team} />
      <div className="wrap pb-10 sm:pb-14">
        {tabs.length > 1 && <TeamTabs teamId={team._id} tabs={tabs} current={current} />}
        <div
          className="pt-8"
          {...(tabs.length > 1 && { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(current) })}
        >
          <Outlet context={team} />
        </div>
      </div>
    </>
  );
}
