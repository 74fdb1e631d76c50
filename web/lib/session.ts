import { useSyncExternalStore } from 'react';
import type { User } from '#contract/entities.ts';
import { onSessionEnded, sessionChanged, sessionTurn } from './session-events.ts';

/**
 * All that the browser stores about the person, because any script of the page could read it. Other data is requested
 * where it is shown.
 */
export type CachedUser = Pick<User, '_id' | 'name' | 'picture' | 'type'>;

/**
 * The signed-in person, as the browser knows it. Public pages are rendered for a guest, and the browser adds this.
 * The session itself is a cookie that scripts cannot read; `signed_in=1` beside it only says that a request is
 * worthwhile.
 */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'guest'; user: null }
  | { status: 'signedIn'; user: CachedUser }
  /** The server refused a call of a person who was signed in. */
  | { status: 'ended'; user: null };

const cacheKey = 'turs:user';
/**
 * The owner of the drafts in this browser: a sign-in as another person deletes them, a new sign-in as the same one does
 * not.
 */
const ownerKey = 'turs:owner';
const unknown: Session = { status: 'unknown', user: null };
const guest: Session = { status: 'guest', user: null };

let session: Session = unknown;
let asked = false;
const listeners = new Set<() => void>();

function become(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

const hasMarker = () => /(?:^|; )signed_in=1/.test(document.cookie);

/** Deletes what this browser stores about the person, including the wizard's draft. */
export function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith('turs:')) storage.removeItem(key);
  }
}

/** Updates the pages after a sign-in; the sign-in screen calls it with the user of the answer. */
export function sessionStarted(user: User): void {
  sessionChanged();
  keep(user);
}

/** The person has changed their own picture: the menu above the page shows it. */
export function personChanged(user: CachedUser): void {
  keep(user);
}

function keep({ _id, name, picture, type }: CachedUser) {
  const user: CachedUser = { _id, name, picture, type };
  const owner = localStorage.getItem(ownerKey);
  if (owner && owner !== user._id) forgetPerson();
  localStorage.setItem(ownerKey, user._id);
  sessionStorage.setItem(cacheKey, JSON.stringify(user));
  become({ status: 'signedIn', user });
}

/** There is no session, or it has ended. Drafts stay, because the same person may sign in again. */
function becomeGuest() {
  sessionStorage.removeItem(cacheKey);
  become(guest);
}

/** The person has seen that the session has ended: from now on the pages are as for a guest. */
export function goOnAsGuest(): void {
  if (session.status === 'ended') become(guest);
}

async function ask() {
  const asked = sessionTurn();
  // Loaded on demand: a guest's pages need neither the client nor the contract's schemas.
  const [{ callFromBrowser, ApiError }, { getUser }] = await Promise.all([
    import('./api.ts'),
    import('#contract/endpoints/session.ts'),
  ]);
  try {
    const { user } = await callFromBrowser(getUser);
    if (asked === sessionTurn()) keep(user);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && asked === sessionTurn()) refused();
  }
}

/** The server knows no session of this browser, whatever the marker says. */
function refused() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers we support
  document.cookie = 'signed_in=; Path=/; Max-Age=0';
  becomeGuest();
}

function start() {
  if (!hasMarker()) {
    becomeGuest();
    return;
  }
  const kept = sessionStorage.getItem(cacheKey);
  if (kept) become({ status: 'signedIn', user: JSON.parse(kept) });
  ask();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', onReturn);
    onSessionEnded(onEnded);
  }
  listeners.add(listener);
  if (!asked) {
    asked = true;
    queueMicrotask(start);
  }
  return () => listeners.delete(listener);
}

/** Someone may have signed in or out in another tab meanwhile. */
function onReturn() {
  if (document.visibilityState !== 'visible' || hasMarker() === (session.status === 'signedIn')) return;
  sessionChanged();
  start();
}

function onEnded() {
  if (session.status === 'unknown') refused();
  if (session.status !== 'signedIn') return;
  sessionStorage.removeItem(cacheKey);
  become({ status: 'ended', user: null });
}

/** The session for a component; `unknown` on the server and until the browser has checked. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );
}

/**
 * Ends the session on the server and deletes the person's data; the caller then goes to the sign-in page.
 * @throws ApiError when the server could not be reached: the person is then still signed in
 */
export async function signOut(): Promise<void> {
  const [{ call }, session] = await Promise.all([import('./api.ts'), import('#contract/endpoints/session.ts')]);
  await call(session.signOut);
  sessionChanged();
  forgetPerson();
  become(guest);
}
