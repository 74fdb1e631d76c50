import { generatePath, redirect } from 'react-router';
import type { Route } from './+types/redirect.ts';
import { redirects } from './redirects.ts';

/** Answers an address of `redirects.ts` with the one it leads to, for good. */
export function loader({ request, params, pattern }: Route.LoaderArgs) {
  const target = redirects[pattern.replace(/\/$/, '') as keyof typeof redirects];
  return redirect(generatePath<string>(target, params) + new URL(request.url).search, 301);
}
