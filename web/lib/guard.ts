import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
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
/** `ended`: signed out, although the browser still sent a session; unlike a guest, who has none or has signed out. */
type Viewer = { user: User; ended?: undefined } | { user: null; ended: boolean };
const viewerContext = createContext<Promise<Viewer> | null>(null);

/** The viewer, requested once per page. For server loaders. */
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
    // The provider's type is read-only, but each request has its own, so the answer is stored for this page only.
    (context as RouterContextProvider).set(viewerContext, asked);
  }
  return asked;
}

const registrationRoutes: Access[] = ['teams:register', 'teams:pay'];

/**
 * The address that the person requested: without the parameters of the router's data requests, and without the
 * language.
 */
function askedFor(request: Request): string {
  const url = new URL(request.url);
  for (const added of ['_routes', 'lang']) url.searchParams.delete(added);
  return pageAddress(url.pathname) + url.search;
}

/** Redirects to the sign-in page, which leads back to the requested address. */
export const signInFirst = (request: Request) => redirect(paths.signIn({ redirect: askedFor(request) }));

/** Redirects home, as specified; the requested season and category are kept, and signing in or up leads to them. */
function sentHome(request: Request): Response {
  const asked = askedFor(request);
  return redirect(
    paths.homeWithToken({ token: crypto.randomUUID(), redirect: asked.includes('?') ? asked : undefined }),
  );
}

/** Guards every page, for documents and data requests: the page's handle says what it needs. */
export async function guardPage({ context, request }: { context: Context; request: Request }): Promise<void> {
  const { needs } = context.get(pageContext);
  if (!needs) throw data(null, { status: 404 });
  if (needs !== 'public') await guard(context, needs, request);
}

/** The viewer of a page that is not for guests. For the loaders of its layout, after `guardPage`. */
export async function signedInViewer(context: Context): Promise<User> {
  const { user } = await viewer(context);
  if (!user) throw new Error('A page for people who are signed in was shown to a guest');
  return user;
}

/**
 * Lets the permitted viewers through and redirects the others (public spec, section 6). People with the wrong role are
 * redirected to the season's page from registration routes, otherwise home. Guests are redirected to the sign-in page
 * and then back, or home from registration. People who may enter the back-office see a refusal inside it. After an
 * expired session, and on the way back from a payment, the redirect always goes to the sign-in page and then back
 * (decision 038).
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
  if (can(role, 'admin:enter') && askedFor(request).startsWith('/admin/')) throw redirect(paths.adminNotAllowed());
  throw redirect(registrationRoutes.includes(access) ? paths.notAllowedToRegister() : paths.home());
}

/** For pages that are only for guests (sign-in, sign-up): redirects signed-in people. */
export async function guestsOnly(context: Context, request: Request): Promise<void> {
  const { user } = await viewer(context);
  if (user) throw redirect(afterSignIn(user, request));
}
