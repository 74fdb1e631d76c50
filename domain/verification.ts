import type { Language } from '#contract/languages.ts';

/** The wizard: what a coach has verified the account for. */
export const wizardPath = '/teams-registeration/';

/**
 * Where a coach verifies the account at the identity provider. It is told where to lead back to: our sign-in, which
 * takes over the session there and goes on to `goOn`, a path of this site.
 * @param link the address from the settings, which may be one within the portal
 */
export function verificationAddress(
  link: string,
  { portal, language, goOn = wizardPath }: { portal: string; language: Language; goOn?: string | undefined },
): string {
  const back = new URL('/signin', portal);
  back.searchParams.set('verified', '1');
  back.searchParams.set('redirect', goOn);
  const address = new URL(link, portal);
  address.searchParams.set('return', back.href);
  address.searchParams.set('lang', language);
  return address.href;
}
