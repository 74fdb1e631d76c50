import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { type Access, can, roleOf } from '#contract/access.ts';
import { getUser } from '#contract/endpoints/session.ts';
import type { User } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { afterSignIn } from './after-sign-in.ts';
import { ApiError } from './api.ts';
import { pageContext } from './page-context.ts';
import { pageAddress } from './page-needs.ts';
import { serverApi } from './server-api.ts';

type Context = Readonly<RouterContextProvider>;
/** `ended`: nobody, whose browser still showed a session; as against a guest who never had one or has signed out. */
type Viewer = { user: User; ended?: undefined } | { user: null; ended: boolean };
const viewerContext = createContext<Promise<Viewer> | null>(null);

/** Who is looking, asked once for each page. For server loaders. */
export function viewer(context: Context): Promise<Viewer> {
  let asked = context.get(viewerContext);
  if (!asked) {
    asked = serverApi(context)(getUser).then(
      ({ user }) => ({ user }),
      (error) => {
        if (!(error instanceof ApiError && error.status === 401)) throw error;
        return { user: null, ended: error.code === 'session_ended' };
      },
    );
    // The provider is read-only by type and still per request: the answer belongs to this page alone.
    (context as RouterContextProvider).set(viewerContext, asked);
  }
  return asked;
}

const registrationRoutes: Access[] = ['teams:register', 'teams:pay'];

/** The address that the person asked for: without what the router adds to a data request, and without the language. */
function askedFor(request: Request): string {
  const url = new URL(request.url);
  for (const added of ['_routes', 'lang']) url.searchParams.delete(added);
  return pageAddress(url.pathname) + url.search;
}

/** To sign in, and back to the address that was asked for. */
export const signInFirst = (request: Request) => redirect(paths.signIn({ redirect: askedFor(request) }));

/** Home, as written; the season and category that were asked for go along, and signing in or up leads to them. */
function sentHome(request: Request): Response {
  const asked = askedFor(request);
  return redirect(
    paths.homeWithToken({ token: crypto.randomUUID(), redirect: asked.includes('?') ? asked : undefined }),
  );
}

/** Guards every page, for the document and for each navigation: what a page needs stands in its handle. */
export async function guardPage({ context, request }: { context: Context; request: Request }): Promise<void> {
  const { needs = 'public' } = context.get(pageContext);
  if (needs !== 'public') await guard(context, needs, request);
}

/** Whether the person who is looking passes what the page needs. */
export async function mayOpenPage(context: Context): Promise<boolean> {
  const { user } = await viewer(context);
  return can(roleOf(user?.type), context.get(pageContext).needs ?? 'public');
}

/** Who is looking at a page that is not for guests. For the loaders of its layout: `guardPage` has let them in. */
export async function signedInViewer(context: Context): Promise<User> {
  const { user } = await viewer(context);
  if (!user) throw new Error('A page for people who are signed in was shown to a guest');
  return user;
}

/**
 * Lets a page through to those whom it is for, and sends the others where they belong (public spec, section 6): people
 * whose role may not, to the season's page from the registration routes, or home; guests to sign in and come back, or
 * home from registering. One who may enter the back-office is told there of a page that is not for them. Whoever had a session, or comes back from paying, always signs in and comes back (decision 038).
 * @throws a redirect
 */
async function guard(context: Context, access: Access, request: Request): Promise<void> {
  const { user, ended } = await viewer(context);
  if (!user) {
    const home = access === 'teams:register' && !ended;
    throw home ? sentHome(request) : signInFirst(request);
  }
  const role = roleOf(user.type);
  if (can(role, access)) return;
  // AdminPage.tsx refuses it within the frame.
  if (can(role, 'admin:enter') && askedFor(request).startsWith('/admin/')) return;
  throw redirect(registrationRoutes.includes(access) ? paths.notAllowedToRegister() : paths.home());
}

/** For pages that only guests have a use for (sign-in, sign-up): sends signed-in people on. */
export async function guestsOnly(context: Context, request: Request): Promise<void> {
  const { user } = await viewer(context);
  if (user) throw redirect(afterSignIn(user, request));
}
