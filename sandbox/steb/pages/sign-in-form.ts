import { field } from '../../kit/form.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Fields, passwordField, textField } from '../body.ts';
import type { StebContext } from '../options.ts';
import { findByPassword } from '../sign-in.ts';
import type { Account } from '../store/account.ts';
import { notice } from './form.ts';
import type { Screen } from './page.ts';

export type SignInFailure = { reason: 'fillBoth' | 'wrong' | 'inactive' | 'unverified'; identifier: string };
export type SignInResult = { account: Account; failure?: undefined } | { failure: SignInFailure };

/** People type numbers on Arabic keyboards too (٠–٩, ۰–۹). */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** Checks a submitted sign-in form. `allowUnverified`: a coach may sign in to verify the account. */
export async function trySignIn(
  { store }: StebContext,
  fields: Fields,
  { allowUnverified }: { allowUnverified: boolean },
): Promise<SignInResult> {
  const identifier = latinDigits(textField(fields, 'identifier') ?? '');
  const password = passwordField(fields);
  if (!identifier || !password) return { failure: { reason: 'fillBoth', identifier } };
  const loginType = identifier.includes('@') ? 'email' : 'national_id';
  const account = await findByPassword(store, { identifier, loginType, password });
  if (!account) return { failure: { reason: 'wrong', identifier } };
  if (account.status === 1 || (allowUnverified && account.type === 1)) return { account };
  return { failure: { reason: account.type === 1 ? 'unverified' : 'inactive', identifier } };
}

/** The form with its error and the typed identifier; `bare` is for the popup, which has no other links. */
export function signInForm(screen: Screen, action: string, failure?: SignInFailure, bare = false): Html {
  const { say, link } = screen;
  const toVerify = html` <a href="${link('/verify')}" target="_blank" rel="noopener">${say('verifyNow')}</a>`;
  return html`${failure && notice('bad', html`${say(failure.reason)}${failure.reason === 'unverified' && toVerify}`)}
<form method="post" action="${action}">
${field({
  name: 'identifier',
  label: say('identifier'),
  value: failure?.identifier ?? '',
  autocomplete: 'username',
  ltr: true,
  required: true,
})}
${field({
  name: 'password',
  label: say('password'),
  type: 'password',
  autocomplete: 'current-password',
  ltr: true,
  required: true,
})}
<button class="primary">${say('signIn')}</button>
</form>
<p><a href="${link('/recovery')}"${bare && html` target="_blank" rel="noopener"`}>${say('forgot')}</a></p>`;
}
