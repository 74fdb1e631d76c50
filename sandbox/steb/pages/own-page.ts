import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '../../kit/html.ts';
import { fieldsOf } from '../body.ts';
import type { StebContext } from '../options.ts';
import type { Account } from '../store/account.ts';
import { type Screen, screenOf, sendPage } from './page.ts';
import { endSession, signedIn, startSession } from './session.ts';
import { type SignInFailure, signInForm, trySignIn } from './sign-in-form.ts';
import type { Word } from './words.ts';

export type OwnPage = {
  path: '/account' | '/business' | '/verify';
  title: Word;
  /** What the signed-in person sees. */
  body: (screen: Screen, account: Account, request: FastifyRequest) => Html;
};

export function sendOwnPage(reply: FastifyReply, screen: Screen, page: OwnPage, body: Html): FastifyReply {
  const title = screen.say(page.title);
  return sendPage(reply, screen, { title, body, otherLanguage: screen.otherLink(page.path) });
}

/** `GET {path}` behind a sign-in, and the sign-in itself at `POST {path}/sign-in`. */
export function ownPageRoutes(app: FastifyInstance, context: StebContext, page: OwnPage): void {
  const signInPage = (reply: FastifyReply, screen: Screen, failure?: SignInFailure) => {
    const form = signInForm(screen, screen.link(`${page.path}/sign-in`), failure);
    return sendOwnPage(reply, screen, page, html`<p>${screen.say('signInToSee')}</p>${form}`);
  };

  app.get(page.path, (request, reply) => {
    const screen = screenOf(request, context);
    const account = signedIn(request, context);
    if (!account) return signInPage(reply, screen);
    const signOut = html`<form method="post" action="${screen.link('/sign-out')}"><button>${screen.say('signOut')}</button></form>`;
    return sendOwnPage(reply, screen, page, html`${page.body(screen, account, request)}${signOut}`);
  });

  // Used when the page is reloaded, or its language switched, after a failed sign-in.
  app.get(`${page.path}/sign-in`, (request, reply) => reply.redirect(screenOf(request, context).link(page.path), 303));

  app.post(`${page.path}/sign-in`, async (request, reply) => {
    const screen = screenOf(request, context);
    const result = await trySignIn(context, fieldsOf(request.body), { allowUnverified: true });
    if (result.failure) return signInPage(reply, screen, result.failure);
    startSession(reply, context, result.account);
    return reply.redirect(screen.link(page.path), 303);
  });
}

export function signOutRoute(app: FastifyInstance, context: StebContext): void {
  app.post('/sign-out', (request, reply) => {
    endSession(request, reply, context);
    return reply.redirect(screenOf(request, context).link('/'), 303);
  });
}
