import type { ReactNode } from 'react';
import { listResultImports } from '#contract/endpoints/result-imports.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { loadSeasons } from '../kit/seasons.ts';
import type { Route } from './+types/ImportPage.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { ImportForm } from './ImportForm.tsx';
import { results } from './resource.ts';

export const handle = { needs: listResultImports.access, words: ['admin', 'admin-results'] } satisfies PageHandle;

export async function clientLoader({ request: { signal, url } }: Route.ClientLoaderArgs) {
  const page = Number(new URL(url).searchParams.get('page')) || 1;
  const [seasons, { answer, error }] = await Promise.all([
    loadSeasons(signal),
    attempt(call(listResultImports, { query: { page }, signal })),
  ]);
  return { seasons, answer, error };
}

/** The title, with what is below it once it is loaded. */
function Frame({ children, error }: { children?: ReactNode; error?: string | undefined }) {
  return (
    <FormPage resource={results} title={useWords('admin-results')('import.title')} loaded={{ error }}>
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/results/import` (back-office spec, section 2). */
export default function ImportPage({ loaderData: { seasons, answer, error } }: Route.ComponentProps) {
  return (
    <Frame error={error}>
      <ImportForm seasons={seasons} />
      {answer && <EarlierImports {...answer} />}
    </Frame>
  );
}
