import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { getResultImport, listResultImports } from '#contract/endpoints/result-imports.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useSession } from '#web/lib/session.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { BackLink } from '../../kit/BackLink.tsx';
import { loadResultSeasons } from '../choices.ts';
import { results } from '../resource.ts';
import type { Route } from './+types/ImportPage.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportForm } from './ImportForm.tsx';
import { OneImport } from './OneImport.tsx';

export const handle = {
  needs: listResultImports.access,
  words: ['admin', 'admin-result-imports'],
} satisfies PageHandle;

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get('page')) || 1;
  const id = searchParams.get('id');
  if (id) {
    const { answer, error } = await attempt(call(getResultImport, { query: { id, page }, signal }));
    return { one: answer, error };
  }
  const [seasons, imports] = await Promise.all([
    loadResultSeasons(signal),
    attempt(call(listResultImports, { query: { page }, signal })),
  ]);
  return { seasons: seasons.answer ?? [], answer: imports.answer, error: seasons.error ?? imports.error };
}

/** The way back, the title, and what is below it once it is loaded. */
function Frame({
  title = 'title',
  error,
  children,
}: {
  title?: 'title' | 'one.title';
  error?: string | undefined;
  children?: ReactNode;
}) {
  const t = useWords('admin-result-imports');
  const { revalidate, state } = useRevalidator();
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <PageMeta title={t(title)} private />
      <header>
        <BackLink to={results} />
        <h1 className="mt-1 text-3xl wrap-anywhere">{t(title)}</h1>
      </header>
      {children}
      {error && <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} />}
    </div>
  );
}

export const HydrateFallback = () => (
  <Frame>
    <Skeleton className="h-56 w-full rounded-md" />
  </Frame>
);

/** `/admin/results/import` (back-office spec, section 2); with `?id=` what one import wrote. */
export default function ImportPage({ loaderData: { one, seasons, answer, error } }: Route.ComponentProps) {
  const { user } = useSession();
  if (!seasons)
    return (
      <Frame title="one.title" error={error}>
        {one && <OneImport {...one} />}
      </Frame>
    );
  return (
    <Frame error={error}>
      {user && <ImportForm key={user._id} account={user._id} seasons={seasons} />}
      {answer && <EarlierImports {...answer} />}
    </Frame>
  );
}
