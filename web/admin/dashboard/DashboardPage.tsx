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
import { Figures, figureGrid } from './Figures.tsx';
import { dashboard } from './resource.ts';

export const handle = { needs: dashboard.needs.list, words: ['admin-dashboard'] } satisfies PageHandle;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  attempt(call(getDashboard, { signal: request.signal }));

export function HydrateFallback() {
  const money = can(roleOf(useCurrentUser().type), 'admin-dashboard:money') ? ['income', 'review', 'refunds'] : [];
  return (
    <Frame>
      <div className={figureGrid}>
        {['teams', ...money].map((figure) => (
          <Skeleton key={figure} className="h-40 w-full rounded-lg" />
        ))}
      </div>
    </Frame>
  );
}

export default function DashboardPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Frame>
      {answer ? (
        <Figures figures={answer} />
      ) : (
        <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
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
