import { generatePath, redirect } from 'react-router';
import type { PageHandle } from '#web/lib/words.tsx';
import type { Route } from './+types/redirect.ts';
import { redirects } from './redirects.ts';

export const handle = { needs: 'public', words: [] } satisfies PageHandle;

/** Redirects an address of `redirects.ts` permanently. */
export function loader({ request, params, pattern }: Route.LoaderArgs) {
  const target = redirects[pattern.replace(/\/$/, '') as keyof typeof redirects];
  // The router drops a trailing slash; the specification's addresses have it.
  const slash = target !== '/' && target.endsWith('/') ? '/' : '';
  return redirect(generatePath<string>(target, params) + slash + new URL(request.url).search, 301);
}
