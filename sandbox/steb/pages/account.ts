import type { FastifyInstance } from 'fastify';
import { field } from '../../kit/form.ts';
import { type Html, html } from '../../kit/html.ts';
import { type Fields, fieldsOf, passwordField, textField } from '../body.ts';
import { accepts, MIN_PASSWORD, normalisePhone } from '../fields.ts';
import type { StebContext } from '../options.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { type Account, toUserJson } from '../store/account.ts';
import { notice, record } from './form.ts';
import { type OwnPage, ownPageRoutes, sendOwnPage } from './own-page.ts';
import { queryText, type Screen, screenOf } from './page.ts';
import { sessionToken, signedIn } from './session.ts';
import type { Word } from './words.ts';

type Errors = Partial<Record<'name' | 'phone' | 'newPassword' | 'currentPassword', Word>>;

const kinds = ['student', 'coach', 'entity'] as const satisfies Word[];

/** The page of a person's own account: view it, change name, phone and password. */
export function accountRoutes(app: FastifyInstance, context: StebContext): void {
  const page: OwnPage = {
    path: '/account',
    title: 'accountTitle',
    body: (screen, account, request) => {
      const saved = queryText(request, 'saved') === '1';
      return html`${saved && notice('good', screen.say('saved'))}${accountBody(screen, account, context.publicUrl)}`;
    },
  };
  ownPageRoutes(app, context, page);

  app.post('/account', async (request, reply) => {
    const screen = screenOf(request, context);
    const account = signedIn(request, context);
    if (!account) return reply.redirect(screen.link('/account'), 303);
    const typed = fieldsOf(request.body);
    const errors = await check(typed, account);
    if (Object.keys(errors).length > 0) {
      return sendOwnPage(reply, screen, page, accountBody(screen, account, context.publicUrl, { typed, errors }));
    }
    const newPassword = passwordField(typed, 'newPassword');
    context.store.accounts.change(account.id, {
      name: textField(typed, 'name') as string,
      phone: normalisePhone(textField(typed, 'phone') as string) as string,
      ...(newPassword ? { password: await hashPassword(newPassword) } : {}),
    });
    if (newPassword) context.store.tokens.revokeAll(account.id, sessionToken(request));
    return reply.redirect(screen.link('/account', { saved: '1' }), 303);
  });
}

async function check(typed: Fields, account: Account): Promise<Errors> {
  const errors: Errors = {};
  if (!accepts.name(textField(typed, 'name') ?? '')) errors.name = 'badName';
  if (!accepts.phone_number(textField(typed, 'phone') ?? '')) errors.phone = 'badPhone';
  const newPassword = passwordField(typed, 'newPassword');
  if (newPassword === undefined) return errors;
  if (!accepts.password(newPassword)) errors.newPassword = 'badPassword';
  const current = passwordField(typed, 'currentPassword') ?? '';
  if (!(await verifyPassword(current, account.password))) errors.currentPassword = 'badCurrent';
  return errors;
}

function accountBody(
  screen: Screen,
  account: Account,
  publicUrl: string,
  retry: { typed: Fields; errors: Errors } = { typed: {}, errors: {} },
): Html {
  const { say } = screen;
  const { typed, errors } = retry;
  const waiting = account.type === 1 ? say('waiting') : say('lapsed');
  const picture = toUserJson(account, publicUrl).picture;
  const error = (name: keyof Errors) => {
    const word = errors[name];
    return word && say(word, { count: MIN_PASSWORD });
  };
  return html`<div class="person">${account.picture !== null && html`<img src="${picture}" alt="" width="72" height="72">`}<p><strong><bdi>${account.name}</bdi></strong></p></div>
${record([
  [say('membershipId'), account.nationalId, true],
  [say('email'), account.email, true],
  [say('phone'), account.phone, true],
  [say('kind'), say(kinds[account.type])],
  [say('state'), account.status === 1 ? say('active') : waiting],
  [account.type === 2 ? say('founded') : say('dob'), account.dob, true],
  [say('nationality'), new Intl.DisplayNames(screen.lang, { type: 'region' }).of(account.nationality) ?? null],
  [say('city'), account.city],
])}
<h2>${say('changeRecord')}</h2>
<form method="post" action="${screen.link('/account')}">
${field({ name: 'name', label: say('name'), value: textField(typed, 'name') ?? account.name, autocomplete: 'name', required: true, error: error('name') })}
${field({ name: 'phone', label: say('phone'), type: 'tel', value: textField(typed, 'phone') ?? account.phone, autocomplete: 'tel', ltr: true, required: true, error: error('phone') })}
${field({ name: 'newPassword', label: say('newPassword'), type: 'password', autocomplete: 'new-password', ltr: true, hint: say('newPasswordHint', { count: MIN_PASSWORD }), error: error('newPassword') })}
${field({ name: 'currentPassword', label: say('currentPassword'), type: 'password', autocomplete: 'current-password', ltr: true, hint: say('currentPasswordHint'), error: error('currentPassword') })}
<button class="primary">${say('save')}</button>
</form>`;
}
