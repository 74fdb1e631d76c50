import { useLocation, useMatches } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { useHydrated } from './hydration/hydrated.ts';
import { isGuestPage, safeRedirect } from './safe-redirect.ts';
import { type CachedUser, useSession } from './session.ts';
import { useSite } from './site.ts';
import type { RouteHandle } from './words.tsx';

/** What a team is to be registered for. */
export type Choice = Parameters<typeof paths.registration>[0];

type Somebody = Pick<CachedUser, 'type'> | null;
type Season = { id: string; slug: string; registration: boolean };

export const mayRegister = (user: Somebody): boolean => user !== null && can(roleOf(user.type), 'teams:register');

/**
 * Where "register a team" leads: a guest to sign up first, and then to the wizard; who registers no teams to where the
 * season's page says how to take part. So none of our own links leads into a guard.
 */
export function registrationFor(user: Somebody, choice: Choice, seasons: readonly Season[] = []): string {
  if (!user) return paths.signUp({ redirect: paths.registration(choice) });
  if (mayRegister(user)) return paths.registration(choice);
  const season = seasons.find(({ id }) => id === choice?.season_id) ?? seasons.find(({ registration }) => registration);
  return season ? paths.takePart(season.slug) : paths.notAllowedToRegister();
}

/** What an address of the wizard asks for; undefined for any other address. */
export function choiceIn(address: string | undefined): Choice {
  const [, query] = /^\/teams-registeration\/?\?(.*)$/.exec(address ?? '') ?? [];
  if (query === undefined) return undefined;
  const asked = new URLSearchParams(query);
  const given = (name: string) => asked.get(name) ?? undefined;
  return { season_id: given('season_id'), competion_id: given('competion_id') };
}

/**
 * The address of a registration route from which the guard sent a guest home (see `guard`). The home page is kept for
 * all without its query, so that this is known once the page is alive.
 */
export function useSentFrom(): string | undefined {
  const { pathname, search } = useLocation();
  const alive = useHydrated();
  if (!alive || pathname !== '/') return undefined;
  return safeRedirect(new URLSearchParams(search).get('redirect'));
}

/**
 * `registrationFor` the person who looks; with no choice of the page's own, for what they were sent home from. Until the
 * browser knows who looks, for a guest: sign-up leads others on.
 */
export function useRegistration(): (choice?: Choice) => string {
  const { user } = useSession();
  const site = useSite();
  const sentFrom = choiceIn(useSentFrom());
  return (choice = sentFrom) => registrationFor(user, choice, site?.seasons);
}

/** Where signing in and up from this page lead afterwards: what the page offers to register for, or what they carry already. */
export function useRedirect(): string | undefined {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const sentFrom = useSentFrom();
  if (isGuestPage(pathname)) return safeRedirect(new URLSearchParams(search).get('redirect'));
  for (const { handle, loaderData } of matches) {
    // A page that is not there has loaded nothing.
    const choice = loaderData ? (handle as RouteHandle | undefined)?.registers?.(loaderData as never) : undefined;
    if (choice) return paths.registration(choice);
  }
  return sentFrom;
}
