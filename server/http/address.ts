import { withoutHidden } from '#server/platform/clean-text.ts';

/** Whether every escape in an address stands for a character; `%`, `%zz` and `%ff` do not. */
export function isReadable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address by which a request finds its route. One that cannot be read is led to where a readable one of its kind
 * would go, so that it is refused in the form and language of its place: before routing there is neither.
 */
export const routableAddress = (address: string): string =>
  isReadable(address) ? address : address.replaceAll('%', '%25');

/**
 * A readable address without characters that nobody can see, which come along when a link is copied from a message. One
 * without any comes back as it is.
 */
export function cleanAddress(address: string): string {
  const clean = address.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    const text = decodeURIComponent(escapes);
    // A line end is text in a message, but no part of an address.
    const seen = withoutHidden(text).replace(/[\t\n\r]/g, '');
    return seen === text ? escapes : encodeURIComponent(seen);
  });
  // What stood between two slashes may be gone, and an address that begins with two names another host.
  return clean === address ? address : clean.replace(/^[/\\]+/, '/');
}

/** What ends a sentence, a quotation or a bracket, and comes along when an address is copied out of a text. */
const trailingSigns = /[\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Po}<>|`]+$/u;

/**
 * A readable path without the signs after its last word: `/signin)` is `/signin`, `/results/،` is `/results/`.
 * @returns undefined when it ends with none
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
