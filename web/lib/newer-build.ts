/**
 * What happens if the portal was updated while a page is open, and a script of the page no longer exists (decision
 * 048). Forms save what was typed (decision 026).
 */

/**
 * When this tab was last reloaded for that reason, in milliseconds; hydration/deferred-scripts.server.ts uses the same
 * two keys.
 */
const openedAt = 'opened-anew';
/** Present until the person has been told. */
const untold = 'opened-anew-untold';

/** Milliseconds within which the page is not reloaded again, to prevent a loop. */
const onceInMs = 5 * 60_000;

/** The router's list of the scripts of this build; it is removed together with the build. */
const manifest = () => (window as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest?.url;

/** The asset of a failed import, if the browser's error message contains it. */
export const assetIn = (error: unknown): string | undefined =>
  /\/assets\/[\w.-]+/.exec(error instanceof Error ? error.message : '')?.[0];

/** Whether the server answers that the file does not exist; a lost connection does not count. */
const isGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * Records the reload. False if the page was reloaded recently, or if the storage is blocked: then it must not reload.
 */
function mayOpen(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(openedAt)) < onceInMs) return false;
    sessionStorage.setItem(openedAt, String(Date.now()));
    sessionStorage.setItem(untold, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page once, if what could not be loaded belonged to an older build.
 * @param target the target of the navigation, if there is one
 * @returns whether the page is being left
 */
export async function openAnew(asset: string | undefined, target?: string): Promise<boolean> {
  const gone = await Promise.all([asset, manifest()].map((address) => address !== undefined && isGone(address)));
  if (!gone.includes(true) || !mayOpen()) return false;
  if (target) location.assign(target);
  else location.reload();
  return true;
}

/** Whether the page was reloaded and the person has not been told yet; returns true only once. */
export function wasOpenedAnew(): boolean {
  try {
    const was = sessionStorage.getItem(untold) !== null;
    sessionStorage.removeItem(untold);
    return was;
  } catch {
    return false;
  }
}
