/** What the identity provider's window posts when somebody has signed in there. */
export type PopupAnswer = { user: unknown; token: string };

type Posted = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Reads a message, if it is the one that is waited for: from the provider's origin, and from the very window that was
 * opened. Any page may post anything to this one; all else is ignored. The server asks the provider about the token
 * before it believes a word of it.
 */
export function readPopupMessage(
  posted: Posted,
  expected: { origin: string; popup: MessageEventSource },
): PopupAnswer | undefined {
  if (posted.origin !== expected.origin || posted.source !== expected.popup) return undefined;
  const data: unknown = posted.data;
  if (typeof data !== 'object' || data === null || !('token' in data)) return undefined;
  const { token } = data;
  if (typeof token !== 'string' || token === '') return undefined;
  return { user: 'user' in data ? data.user : undefined, token };
}

/**
 * The address of the provider's window: it is told where to post its answer, which language to speak, and whether a
 * session that the person has there is enough.
 */
export function popupAddress(
  link: string,
  page: { href: string; origin: string },
  { language, keepSession = false }: { language: string; keepSession?: boolean },
): URL {
  const address = new URL(link, page.href);
  address.searchParams.set('origin', page.origin);
  address.searchParams.set('lang', language);
  if (keepSession) address.searchParams.set('session', 'use');
  return address;
}
