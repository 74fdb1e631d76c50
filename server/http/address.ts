import { withoutHidden } from '#server/platform/clean-text.ts';

/** Whether every percent-escape in an address can be decoded; `%`, `%zz` and `%ff` cannot. */
export function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address that the router gets. An address that cannot be decoded is replaced by one of the same area, so that its
 * refusal has the right form and language: before routing neither is known.
 */
export const routableAddress = (address: string): string =>
  isReadable(address) ? address : address.replaceAll('%', '%25');

/**
 * An address without invisible characters, which come along when a link is copied from a message. An address that has
 * none is returned unchanged.
 */
export function cleanAddress(address: string): string {
  const clean = address.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const text = decodeURIComponent(escapes);
    // A line end is text in a message, but never part of an address.
    const seen = withoutHidden(text).replace(/[\t\n\r]/g, '');
    return seen === text ? escapes : encodeURIComponent(seen);
  });
  // Cleaning may leave two slashes at the beginning, and such an address names another host.
  return clean === address ? address : clean.replace(/^[/\\]+/, '/');
}

/** Punctuation that ends a sentence, a quotation or a bracket, and is copied along with an address. */
const trailingSigns = /[\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Po}<>|`]+$/u;

/**
 * A path without the punctuation after its last word: `/signin)` is `/signin`, `/results/،` is `/results/`.
 * @returns undefined when there is none
 */
export function withoutTrailingSigns(pathname: string): string | undefined {
  const parts = pathname.replace(/\/+$/, '').split('/');
  let slash = pathname.endsWith('/') ? '/' : '';
  let changed = false;
  while (parts.length > 1) {
    const last = decodeURIComponent(parts.pop() ?? '');
    const word = last.replace(trailingSigns, '');
    if (word !== last) changed = true;
    if (word) {
      parts.push(encodeURIComponent(word));
      break;
    }
    slash = '/';
  }
  // An address that begins with two slashes names another host.
  return changed ? (parts.join('/') + slash).replace(/^[/\\]*/, '/') : undefined;
}
