import type { Language } from '#contract/languages.ts';

/** The registration wizard, which needs a verified coach. */
export const wizardPath = '/teams-registeration/';

type Way = { portal: string; language: Language; goOn?: string | undefined };

/**
 * A page of the identity provider that leads back to our sign-in, which goes on to `goOn`, a path of this site.
 * @param link the address from the settings, which may be one within the portal
 */
export function providerAddress(
  link: string,
  { portal, language, goOn }: Way,
  signIn: { verified?: '1' } = {},
): string {
  const back = new URL('/signin', portal);
  for (const [name, value] of Object.entries(signIn)) back.searchParams.set(name, value);
  if (goOn) back.searchParams.set('redirect', goOn);
  const address = new URL(link, portal);
  address.searchParams.set('return', back.href);
  address.searchParams.set('lang', language);
  return address.href;
}

/** Where a coach verifies the account. Its link back to our sign-in takes over the coach's session there. */
export const verificationAddress = (link: string, way: Way): string =>
  providerAddress(link, { ...way, goOn: way.goOn ?? wizardPath }, { verified: '1' });
