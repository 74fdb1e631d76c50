import type { FastifyInstance, FastifyReply } from 'fastify';
import { field } from '../../kit/form.ts';
import { type Html, html } from '../../kit/html.ts';
import { fieldsOf, passwordField, textField } from '../body.ts';
import { accepts, MIN_PASSWORD } from '../fields.ts';
import type { StebContext } from '../options.ts';
import { hashPassword } from '../passwords.ts';
import type { Account } from '../store/account.ts';
import { notice } from './form.ts';
import { backLink, queryText, type Screen, screenOf, sendPage } from './page.ts';
import { latinDigits } from './sign-in-form.ts';

/** Password recovery: requested at `/recovery`, chosen at the address in the mail. */
export function recoveryRoutes(app: FastifyInstance, context: StebContext): void {
  const { store, publicUrl, mails } = context;

  app.get('/recovery', (request, reply) => {
    const screen = screenOf(request, context);
    return send(reply, screen, askBody(screen));
  });

  app.post('/recovery', async (request, reply) => {
    const screen = screenOf(request, context);
    const { say } = screen;
    const identifier = latinDigits(textField(fieldsOf(request.body), 'identifier') ?? '');
    if (!identifier) return send(reply, screen, askBody(screen, say('recoveryFill')));
    const { byEmail, byNationalId } = store.accounts;
    const account = identifier.includes('@') ? byEmail(identifier) : byNationalId(identifier);
    // Not awaited: the response time must not reveal who has an account.
    if (account) sendLink(screen, account).catch((error) => request.log.error(error));
    const toMails = mails && html`<p><a href="${mails.page}">${say('recoveryMails')}</a></p>`;
    return send(reply, screen, html`${notice('good', say('recoverySent'))}${toMails}`);
  });

  app.get('/recovery/new', (request, reply) => {
    const screen = screenOf(request, context);
    const token = queryText(request, 'token') ?? '';
    return send(reply, screen, store.recoveries.accountOf(token) ? newBody(screen, token) : spentBody(screen), token);
  });

  app.post('/recovery/new', async (request, reply) => {
    const screen = screenOf(request, context);
    const { say } = screen;
    const token = queryText(request, 'token') ?? '';
    const password = passwordField(fieldsOf(request.body), 'newPassword') ?? '';
    if (store.recoveries.accountOf(token) && !accepts.password(password)) {
      return send(reply, screen, newBody(screen, token, say('badPassword', { count: MIN_PASSWORD })), token);
    }
    const hashed = await hashPassword(password);
    // Checked after the slow hash, so that the same link used twice at once sets one password.
    const id = store.recoveries.accountOf(token);
    if (!id) return send(reply, screen, spentBody(screen));
    store.recoveries.endAll(id);
    store.accounts.change(id, { password: hashed });
    store.tokens.revokeAll(id);
    const next = screen.back
      ? backLink(screen, screen.back, 'button primary')
      : html`<a class="button primary" href="${screen.link('/account')}">${say('signIn')}</a>`;
    return send(reply, screen, html`${notice('good', say('recoveryDone'))}<p>${next}</p>`);
  });

  async function sendLink({ say, link }: Screen, account: Account) {
    const token = store.recoveries.issue(account.id);
    const address = new URL(link('/recovery/new', { token }), publicUrl);
    const text = [say('recoveryMail'), address.href, say('recoveryIgnore')].join('\n\n');
    await mails?.send({ to: account.email, subject: say('recoverySubject'), text });
  }
}

function send(reply: FastifyReply, screen: Screen, body: Html, token?: string): FastifyReply {
  const otherLanguage = token ? screen.otherLink('/recovery/new', { token }) : screen.otherLink('/recovery');
  return sendPage(reply, screen, { title: screen.say('recoveryTitle'), body, otherLanguage });
}

function askBody({ say, link }: Screen, error?: string): Html {
  return html`<p>${say('recoveryText')}</p>
<form method="post" action="${link('/recovery')}">
${field({ name: 'identifier', label: say('identifier'), autocomplete: 'username', ltr: true, required: true, error })}
<button class="primary">${say('recoverySend')}</button>
</form>`;
}

function newBody({ say, link }: Screen, token: string, error?: string): Html {
  return html`<form method="post" action="${link('/recovery/new', { token })}">
${field({ name: 'newPassword', label: say('recoveryNew'), type: 'password', autocomplete: 'new-password', ltr: true, required: true, hint: say('newPasswordRule', { count: MIN_PASSWORD }), error })}
<button class="primary">${say('save')}</button>
</form>`;
}

const spentBody = ({ say, link }: Screen) =>
  html`${notice('bad', say('recoverySpent'))}<p><a href="${link('/recovery')}">${say('recoveryAgain')}</a></p>`;
