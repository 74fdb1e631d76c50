/**
 * What to do when the portal has been updated under an open page, and no longer has a script that the page asks for
 * (decision 048). What was typed is kept by the forms themselves (decision 026).
 */

/** When this tab was last opened anew for that reason, in milliseconds; hydration/deferred-scripts.server.ts has the same two keys. */
const openedAt = 'opened-anew';
/** There while the person has not been told. */
const untold = 'opened-anew-untold';

/** Within this time a second try would not help, and could go round in circles. */
const onceInMs = 5 * 60_000;

/** The scripts of the page's own build, by the router; gone with that build. */
const manifest = () => (window as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest?.url;

/** The asset that a failed import names, where the browser's message names one. */
export const assetIn = (error: unknown): string | undefined =>
  /\/assets\/[\w.-]+/.exec(error instanceof Error ? error.message : '')?.[0];

/** Whether the server answers, and does not have it; a lost connection says nothing of that. */
const isGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** Notes that the page is opened anew, unless it has just been: then it may not, as where nothing can be noted. */
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
 * Opens the page anew, once, if what could not be loaded has gone with an older build.
 * @param target where the person was going, if they were
 * @returns whether the page is being left
 */
export async function openAnew(asset: string | undefined, target?: string): Promise<boolean> {
  const gone = await Promise.all([asset, manifest()].map((address) => address !== undefined && isGone(address)));
  if (!gone.includes(true) || !mayOpen()) return false;
  if (target) location.assign(target);
  else location.reload();
  return true;
}

/** Whether the page has been opened anew and the person not yet been told; true once. */
export function wasOpenedAnew(): boolean {
  try {
    const was = sessionStorage.getItem(untold) !== null;
    sessionStorage.removeItem(untold);
    return was;
  } catch {
    return false;
  }
}
