import { isLanguage } from '#contract/languages.ts';

/** Addresses that are written without a last slash (public spec, section 2); all others have one. */
const withoutSlash = /^\/(signin|signup|competion\/[^/]+|community\/forums\/.+|certificates\/[^/]+)$/;

/** A path as it is written: every page is served with and without its last slash, and counts once. */
export function writtenPath(pathname: string): string {
  const bare = pathname.replace(/\/+$/, '');
  return withoutSlash.test(bare) ? bare : `${bare}/`;
}

/**
 * What a page calls its own address: its path as written, with those parameters alone that change what it shows
 * (`declared`, from its route's handle). The first page of a list is the list.
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

/** The same page in one language, for those who arrive from a search or a shared link. */
export function inLanguage(address: string, language: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The language that an address itself names. */
export function languageIn(search: string): string | undefined {
  const named = new URLSearchParams(search).get('lang');
  return isLanguage(named) ? named : undefined;
}
