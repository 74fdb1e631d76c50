import { useRevalidator } from 'react-router';
import { getDashboard } from '#contract/endpoints/dashboard.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/DashboardPage.ts';
import { Figures } from './Figures.tsx';

export const handle = { words: ['admin-dashboard'] } satisfies RouteHandle;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  attempt(call(getDashboard, { signal: request.signal }));

export function HydrateFallback() {
  return (
    <Frame>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.2fr_1.4fr_1fr_1fr]">
        {['teams', 'income', 'review', 'refunds'].map((figure) => (
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
