import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../kit/html.ts';
import { fieldsOf } from '../body.ts';
import type { StebContext } from '../options.ts';
import { type Account, toUserJson } from '../store/account.ts';
import { queryText, type Screen, screenOf, sendPage } from './page.ts';
import { signedIn } from './session.ts';
import { type SignInFailure, signInForm, trySignIn } from './sign-in-form.ts';

/** The sign-in popup of a portal; it posts its message to that portal's origin only. */
export function popupRoutes(app: FastifyInstance, context: StebContext): void {
  /** The portal that opened the popup, if it is known. */
  const portalOf = (request: FastifyRequest) =>
    context.portalOrigins.find((origin) => origin === queryText(request, 'origin'));

  app.get('/popup', (request, reply) => {
    const screen = screenOf(request, context);
    const origin = portalOf(request);
    if (!origin) return refusedPage(reply, screen);
    // Only if the person comes from one of our own pages; otherwise a shared computer would sign in the previous
    // person.
    const account = queryText(request, 'session') === 'use' ? signedIn(request, context) : undefined;
    return account?.status === 1 ? answerPage(reply, screen, origin, account) : formPage(reply, screen, origin);
  });

  app.post('/popup', async (request, reply) => {
    const screen = screenOf(request, context);
    const origin = portalOf(request);
    if (!origin) return refusedPage(reply, screen);
    const result = await trySignIn(context, fieldsOf(request.body), { allowUnverified: false });
    if (result.failure) return formPage(reply, screen, origin, result.failure);
    return answerPage(reply, screen, origin, result.account);
  });

  function answerPage(reply: FastifyReply, screen: Screen, origin: string, account: Account) {
    const user = toUserJson(account, context.publicUrl);
    const token = context.store.tokens.issue(account.id, 'access');
    return donePage(reply, screen, origin, JSON.stringify({ type: 'steb', user, token }));
  }
}

const popupIn = (lang: 'en' | 'ar', origin: string) => `?${new URLSearchParams({ origin, lang })}`;
const other = (screen: Screen) => (screen.lang === 'ar' ? 'en' : 'ar');

function formPage(reply: FastifyReply, screen: Screen, origin: string, failure?: SignInFailure) {
  const { say } = screen;
  const [before, after] = say('popupText', { origin: '\n' }).split('\n');
  return sendPage(reply, screen, {
    title: say('popupTitle'),
    bare: true,
    otherLanguage: popupIn(other(screen), origin),
    body: html`<p>${before}<bdi dir="ltr">${new URL(origin).host}</bdi>${after}</p>
${signInForm(screen, popupIn(screen.lang, origin), failure, true)}
<p class="hint">${say('popupNoAccount')}</p>`,
  });
}

/** The message as data; popup.js posts it and closes the popup. */
function donePage(reply: FastifyReply, screen: Screen, origin: string, message: string) {
  const { say } = screen;
  return sendPage(reply, screen, {
    title: say('doneTitle'),
    bare: true,
    script: 'popup.js',
    otherLanguage: popupIn(other(screen), origin),
    body: html`<p id="answer" role="status" data-origin="${origin}" data-message="${message}" data-alone="${say('doneNoOpener')}">${say('doneText')}</p>`,
  });
}

function refusedPage(reply: FastifyReply, screen: Screen) {
  const { say } = screen;
  return sendPage(reply.code(403), screen, {
    title: say('refusedTitle'),
    bare: true,
    otherLanguage: `?lang=${other(screen)}`,
    body: html`<p>${say('refusedText')}</p>`,
  });
}
