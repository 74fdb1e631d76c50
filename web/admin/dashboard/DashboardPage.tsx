import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import type { Route } from './+types/DashboardPage.ts';
import { Charts } from './Charts.tsx';
import { Figures, figureGrid } from './Figures.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { NoTeams } from './NoTeams.tsx';
import { SeasonPicker } from './SeasonPicker.tsx';
import { Waiting, waitingGrid } from './Waiting.tsx';

export const handle = { needs: getDashboard.access, words: ['admin-dashboard'] } satisfies PageHandle;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const season = new URL(request.url).searchParams.get('season') ?? undefined;
  return attempt(call(getDashboard, { query: { season }, signal: request.signal }));
};

export function HydrateFallback() {
  const role = roleOf(useCurrentUser().type);
  const money = can(role, 'admin-dashboard:money');
  const waiting = can(role, 'admin-community') ? ['contacts', 'posts', 'requests'] : ['contacts'];
  return (
    <Frame>
      <Skeleton className="h-6 w-44" />
      <div className={`mt-3 mb-6 ${waitingGrid}`}>
        {waiting.map((list) => (
          <Skeleton key={list} className="h-27 w-full rounded-lg" />
        ))}
      </div>
      <div className={figureGrid(money)}>
        {['teams', ...(money ? ['income', 'review', 'refunds'] : [])].map((figure) => (
          <Skeleton key={figure} className="h-52 w-full rounded-lg" />
        ))}
      </div>
      <Skeleton className="mt-4 h-80 w-full rounded-lg" />
    </Frame>
  );
}

export default function DashboardPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  if (!answer) {
    return (
      <Frame>
        <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} />
      </Frame>
    );
  }
  const { season, seasons, teams, waiting } = answer;
  const anywhere = seasons.some(({ paid, unpaid }) => paid + unpaid > 0);
  return (
    <Frame>
      {!anywhere && teams.registered === 0 && <FirstSteps />}
      <Waiting waiting={waiting} />
      <SeasonHead>{seasons.length > 0 && <SeasonPicker season={season} seasons={seasons} />}</SeasonHead>
      <Figures figures={answer} />
      {teams.registered > 0 ? <Charts figures={answer} /> : <NoTeams anywhere={anywhere} />}
    </Frame>
  );
}

/** Above the figures of a season: which one. */
function SeasonHead({ children }: { children: ReactNode }) {
  const t = useWords('admin-dashboard');
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-xl">{t('figures')}</h2>
      {children}
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useWords('admin-dashboard');
  return (
    <div className="mx-auto max-w-7xl">
      <PageMeta title={t('title')} private />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-5 text-soft">{t('text')}</p>
      {children}
    </div>
  );
}
