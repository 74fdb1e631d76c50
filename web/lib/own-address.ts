import { isLanguage } from '#contract/languages.ts';

/** Addresses written without a trailing slash (public spec, section 2); all others have one. */
const withoutSlash = /^\/(signin|signup|competion\/[^/]+|community\/forums\/.+|certificates\/[^/]+)$/;

/** The canonical form of a path: every page is served with and without its trailing slash. */
export function writtenPath(pathname: string): string {
  const bare = pathname.replace(/\/+$/, '');
  return withoutSlash.test(bare) ? bare : `${bare}/`;
}

/**
 * The canonical address of a page: its path, with only those parameters that change what it shows (`declared`, from its
 * route's handle). The first page of a list has no page parameter.
 */
export function ownAddress(location: { pathname: string; search: string }, declared: readonly string[]): string {
  const asked = new URLSearchParams(location.search);
  const own = new URLSearchParams();
  for (const name of declared) {
    const value = asked.get(name);
    if (value && !(name === 'page' && Number(value) <= 1)) own.set(name, value);
  }
  return writtenPath(location.pathname) + (own.size > 0 ? `?${own}` : '');
}

/** The page in a fixed language, for visitors from search engines and shared links. */
export function inLanguage(address: string, language: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The language in the address. */
export function languageIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get('lang');
  return isLanguage(named) ? named : undefined;
}
