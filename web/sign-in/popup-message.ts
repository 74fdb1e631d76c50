/** The message that the identity provider's window posts after a sign-in. */
export type PopupAnswer = { user: unknown; token: string };

type Posted = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/**
 * Reads a message, but only from the provider's origin and from the window that was opened: any page may post messages
 * to this one. The server verifies the token with the provider.
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
 * The address of the provider's window, with the origin for its answer, the language, and whether an existing session
 * at the provider is enough.
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
