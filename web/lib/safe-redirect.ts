/** Pages for guests alone: nobody wants to come back to them, but to where they themselves lead. */
const guestPages = /^\/(signin|signup|admin\/auth\/signin)\/?$/;

/** Whether an address is a page for guests alone: signing in or up. */
export const isGuestPage = (pathname: string): boolean => guestPages.test(pathname);

/**
 * The target of a redirect that came with an address, if it is a path of this site; otherwise undefined. A target that
 * is itself a sign-in is taken for what that one leads to, so that targets never nest.
 * Browsers read `\` as `/` and drop tabs and line ends, so `/\evil.example` and `/<tab>/evil.example` lead away.
 */
export function safeRedirect(target: string | null | undefined): string | undefined {
  if (!target?.startsWith('/')) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(target)) return undefined;
  const here = 'http://portal.invalid';
  let url: URL;
  try {
    url = new URL(target, here);
  } catch {
    return undefined;
  }
  if (url.origin !== here || url.pathname.startsWith('//')) return undefined;
  if (isGuestPage(url.pathname)) return safeRedirect(url.searchParams.get('redirect'));
  return url.pathname + url.search + url.hash;
}
