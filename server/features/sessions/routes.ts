import type { FastifyRequest } from 'fastify';
import { addUser, getUser, loginSeason, signOut, signUp, stebSignIn } from '#contract/endpoints/session.ts';
import type { Setting } from '#contract/entities.ts';
import { messages } from '#locales/messages.ts';
import { outsideLinks } from '#server/features/settings/index.ts';
import { keepLanguage, presentUser } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { clearSessionCookies, tokenOf } from '#server/http/session.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { isTaken, knewPassword, refusedSignIn, refusedSignUp } from './refused-by-steb.ts';
import { signUpTried } from './send-sign-up-tried.ts';
import { welcomeJob } from './send-welcome.ts';
import { admit, type SignInDeps, signInBrowser, signInTries } from './sign-in.ts';
import { endSession, isRedeemed, openSession, redeemOnce } from './store.ts';

export function sessionRoutes(
  route: Route,
  deps: SignInDeps & { defaultLinks: Setting['links']; jobs: Pick<Jobs, 'enqueue'> },
): void {
  const { database, identity, clock } = deps;
  const tries = signInTries(database);
  const tellOwners = signUpTried(database, deps.jobs);

  route(addUser, async ({ body, request, reply }) => {
    const askedAt = clock();
    const identifier = body.national_id;
    const attempt = await tries.begin(request, identifier, true);
    const loginType = identifier.includes('@') ? 'email' : 'national_id';
    const answer = await attempt.answered(identity.login(identifier, loginType, body.password));
    if ('person' in answer || knewPassword(answer.refused)) await attempt.succeeded();
    if ('refused' in answer) throw refusedSignIn(answer.refused, request.language);
    const admitted = await admit(deps, answer.person, request);
    await tries.remember(request, admitted.id);
    const user = await signInBrowser(deps, { user: admitted, askedAt }, request, reply);
    return { success: true, msg: messages[request.language].signedIn, user };
  });

  route(stebSignIn, async ({ body, request, reply }) => {
    const askedAt = clock();
    const { token } = body.data;
    const person = await personOfToken(token, request);
    if (await isRedeemed(database.db, token)) throw new Refusal('token_spent');
    const user = await signInBrowser(deps, { user: await admit(deps, person, request), askedAt }, request, reply);
    return { success: true, msg: messages[request.language].signedIn, user };
  });

  route(loginSeason, async ({ query, request }) => {
    const askedAt = clock();
    const person = await personOfToken(query.token, request);
    if (!(await redeemOnce(database.db, query.token))) throw new Refusal('token_spent');
    const user = await admit(deps, person, request);
    const { 'user-agent': userAgent } = request.headers;
    const token = await openSession(database.db, { userId: user.id, userAgent, askedAt }, clock());
    return { success: true, user: { jwt: token, user: [presentUser(user)] } };
  });

  route(getUser, async ({ person, request }) => {
    // Each page asks this once, also after a change of language, which therefore needs no call of its own.
    const { chosenLanguage } = request;
    if (chosenLanguage && chosenLanguage !== person.language)
      await keepLanguage(database.db, person.id, chosenLanguage);
    return { success: true, user: presentUser(person) };
  });

  route(signOut, async ({ request, reply }) => {
    const shown = tokenOf(request);
    if (shown) await endSession(database.db, shown.token);
    clearSessionCookies(reply);
    return { success: true, msg: messages[request.language].signedOut };
  });

  route(signUp, async ({ body, request, reply }) => {
    const askedAt = clock();
    const { c_password: _, ...form } = body;
    // Refused attempts stay counted, because they reveal that one of the two has an account.
    const attempt = await tries.begin(request, form.national_id);
    const answer = await attempt.answered(identity.register(form), 'sign_up_unavailable');
    if ('refused' in answer && isTaken(answer.refused)) await tellOwners([form.national_id, form.email]);
    if ('refused' in answer) throw refusedSignUp(answer.refused, request.language);
    await attempt.succeeded();
    const user = await admit(deps, answer.person, request);
    await database.db.transaction((tx) => deps.jobs.enqueue(tx, welcomeJob, { userId: user.id }));
    if (form.type === 1) {
      const { verify } = await outsideLinks(database.db, deps.defaultLinks);
      return { success: true, msg: messages[request.language].coachSignedUp, verify_url: verify };
    }
    return {
      success: true,
      msg: messages[request.language].signedIn,
      user: await signInBrowser(deps, { user, askedAt }, request, reply),
    };
  });

  async function personOfToken(token: string, request: FastifyRequest) {
    const attempt = await tries.begin(request, token);
    const person = await attempt.answered(identity.personOfToken(token));
    if (!person) throw new Refusal('sign_in_failed');
    await attempt.succeeded();
    return person;
  }
}
