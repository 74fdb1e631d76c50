/** Pages only for guests: never a target after sign-in; their own target is used instead. */
const guestPages = /^\/(signin|signup|admin\/auth\/signin)\/?$/;

/** Whether an address is only for guests: signing in or up. */
export const isGuestPage = (pathname: string): boolean => guestPages.test(pathname);

/**
 * The redirect target in an address, if it is a path of this site; otherwise undefined. If the target is a sign-in
 * page, its own target is used, so that targets are never nested.
 * Browsers read `\` as `/` and drop tabs and line ends, so `/\evil.example` and `/<tab>/evil.example` lead to another
 * site.
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
  // A call is no page, and one behind a GET may change something.
  if (/^\/(api|files)(\/|$)/i.test(url.pathname)) return undefined;
  if (isGuestPage(url.pathname)) return safeRedirect(url.searchParams.get('redirect'));
  return url.pathname + url.search + url.hash;
}
