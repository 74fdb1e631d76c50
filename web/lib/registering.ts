import { useLocation, useMatches } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { useHydrated } from './hydration/hydrated.ts';
import { isGuestPage, safeRedirect } from './safe-redirect.ts';
import { type CachedUser, useSession } from './session.ts';
import { useSite } from './site.ts';
import type { RouteHandle } from './words.tsx';

/** The season and category for which a team is to be registered. */
export type Choice = Parameters<typeof paths.registration>[0];

type Somebody = Pick<CachedUser, 'type'> | null;
type Season = { id: string; slug: string; registration: boolean };

export const mayRegister = (user: Somebody): boolean => user !== null && can(roleOf(user.type), 'teams:register');

/**
 * The target of "register a team": for guests the sign-up and then the wizard; for people who may not register teams
 * the section of the season's page on how to take part. So our own links never lead to a refusal.
 */
export function registrationFor(user: Somebody, choice: Choice, seasons: readonly Season[] = []): string {
  if (!user) return paths.signUp({ redirect: paths.registration(choice) });
  if (mayRegister(user)) return paths.registration(choice);
  const season = seasons.find(({ id }) => id === choice?.season_id) ?? seasons.find(({ registration }) => registration);
  return season ? paths.takePart(season.slug) : paths.notAllowedToRegister();
}

/** The season and category in an address of the wizard; undefined for any other address. */
export function choiceIn(address: string | undefined): Choice {
  const [, query] = /^\/teams-registeration\/?\?(.*)$/.exec(address ?? '') ?? [];
  if (query === undefined) return undefined;
  const asked = new URLSearchParams(query);
  const given = (name: string) => asked.get(name) ?? undefined;
  return { season_id: given('season_id'), competion_id: given('competion_id') };
}

/**
 * The registration route from which the guard redirected a guest home (see `guard`). The home page is cached without
 * its query, so this is known only after hydration.
 */
export function useSentFrom(): string | undefined {
  const { pathname, search } = useLocation();
  const alive = useHydrated();
  if (!alive || pathname !== '/') return undefined;
  return safeRedirect(new URLSearchParams(search).get('redirect'));
}

/**
 * `registrationFor` the viewer; without a choice of the page, for the route from which they were redirected. Until the
 * session is known, as for a guest: the sign-up page redirects others.
 */
export function useRegistration(): (choice?: Choice) => string {
  const { user } = useSession();
  const site = useSite();
  const sentFrom = choiceIn(useSentFrom());
  return (choice = sentFrom) => registrationFor(user, choice, site?.seasons);
}

/**
 * The target after signing in or up from this page: what the page offers to register for, or the target it already has.
 */
export function useRedirect(): string | undefined {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const sentFrom = useSentFrom();
  if (isGuestPage(pathname)) return safeRedirect(new URLSearchParams(search).get('redirect'));
  for (const { handle, loaderData } of matches) {
    // A page that was not found has no loader data.
    const choice = loaderData ? (handle as RouteHandle | undefined)?.registers?.(loaderData as never) : undefined;
    if (choice) return paths.registration(choice);
  }
  return sentFrom;
}
