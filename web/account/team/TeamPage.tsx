import { redirect, useRevalidator } from 'react-router';
import { getTeams } from '#contract/endpoints/teams.ts';
import type { Team } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton, SkeletonText } from '#web/kit/Skeleton.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/TeamPage.ts';
import { TeamBanner } from './TeamBanner.tsx';
import { TeamOverview } from './TeamOverview.tsx';
import { TeamPeople } from './TeamPeople.tsx';

export const handle = { needs: 'signedIn', words: ['team', 'entity', 'look-up'] } satisfies PageHandle;

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
  return (
    <>
      <PageMeta title={team.name} private />
      <TeamBanner team={team} />
      {team.coaches && team.members ? (
        <div className="wrap grid items-start gap-8 py-10 sm:py-12 lg:grid-cols-[1fr_1.4fr]">
          <TeamOverview team={team} />
          <TeamPeople coaches={team.coaches} members={team.members} />
        </div>
      ) : (
        <div className="wrap py-10 sm:py-12">
          <TeamOverview team={team} className="max-w-2xl" />
        </div>
      )}
    </>
  );
}
