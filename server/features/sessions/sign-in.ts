import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { presentUser, rememberPerson, type UserRecord, userIdFinder } from '#server/features/users/index.ts';
import { takeOrRefuse } from '#server/http/rates.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import { sessionCookie, setSessionCookies, tokenOf } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { rateLimit } from '#server/platform/rate-limit.ts';
import { hashOf } from '#server/platform/tokens.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';
import { endSession, openSession } from './store.ts';

export type SignInDeps = {
  database: Database;
  identity: IdentityProvider;
  clock: Clock;
  secureCookies: boolean;
};

/** Addresses are shared (a school behind one router), so an address may fail this many times as often as an account. */
const PER_ADDRESS = 30;
/**
 * And an account this many times as often as from one address, so that whoever has many addresses guesses no faster. It does
 * not count where the account was signed in to within a month: nobody is locked out of it there (docs/decisions/171).
 */
const PER_ACCOUNT = 3;
const KNOWN_FOR = 30 * 24 * 60 * 60_000;

/** Normalises an identifier: lower case, no wide letters, no invisible characters. */
const folded = (identifier: string) => identifier.normalize('NFKC').replace(/\p{C}/gu, '').trim().toLowerCase();

/**
 * Counts failed tries per account and address, and with higher limits per address and, of passwords, per account. An
 * account is the person, whether their membership ID or their e-mail was tried; for an unknown identifier it is the hash,
 * because the counters must not contain national IDs. A try is counted before the request to the provider, so that parallel
 * tries cannot exceed the limit, and given back when it succeeds or the provider does not answer.
 */
export function signInTries({ db, pool }: Database) {
  const findUserId = userIdFinder(db);
  const perPair = rateLimit(pool, 'sign-in', limits.signInFailures, limits.signInWindow);
  const perAccount = rateLimit(pool, 'sign-in-account', limits.signInFailures * PER_ACCOUNT, limits.signInWindow);
  const known = rateLimit(pool, 'sign-in-known', Number.MAX_SAFE_INTEGER, KNOWN_FOR);
  const perAddress = rateLimit(pool, 'sign-in-address', limits.signInFailures * PER_ADDRESS, limits.signInWindow);
  return {
    /** Keeps that an account was signed in to, by its password, at this address. */
    remember: ({ address }: FastifyRequest, userId: string) => known.take(`${userId}@${address}`),
    /**
     * @param byPassword whether somebody guesses a password; what is no try at an account's password locks nobody out of it
     * @throws Refusal `sign_in_too_often`, whatever the password
     */
    async begin(request: FastifyRequest, identifier: string, byPassword = false) {
      const { address } = request;
      const spelling = folded(identifier);
      // An empty identifier must not match an account with an empty e-mail.
      const account = (spelling && (await findUserId(spelling))) || hashOf(spelling).toString('hex');
      const pair = `${account}@${address}`;
      // The pair first: tries at one locked account must not lock out everybody behind the address.
      await takeOrRefuse(perPair, pair, 'sign_in_too_often');
      await takeOrRefuse(perAddress, address, 'sign_in_too_often');
      const countsForAll = byPassword && !(await known.has(pair));
      if (countsForAll) await takeOrRefuse(perAccount, account, 'sign_in_too_often');
      const giveBack = async () => {
        await Promise.all([
          ...[perPair.giveBack(pair), perAddress.giveBack(address)],
          ...(countsForAll ? [perAccount.giveBack(account)] : []),
        ]);
      };
      return {
        succeeded: giveBack,
        /** Waits for the provider's answer. @throws Refusal `unavailable` when it does not come */
        async answered<T>(answer: Promise<T>, unavailable: ErrorCode = 'sign_in_unavailable'): Promise<T> {
          return answer.catch(async (cause: unknown) => {
            if (cause instanceof ProviderUnavailable) await giveBack();
            return outageAs(unavailable)(cause);
          });
        },
      };
    },
  };
}

/**
 * Stores what the provider says about a person, and the language that they have chosen here; refuses one whom the office
 * has blocked.
 */
export async function admit(
  { database }: SignInDeps,
  person: StebPerson,
  { chosenLanguage }: Pick<FastifyRequest, 'chosenLanguage'>,
): Promise<UserRecord> {
  const user = await rememberPerson(database.db, person, chosenLanguage);
  if (!user.status) throw new Refusal('sign_in_blocked');
  return user;
}

/**
 * Opens a session for a browser: token in the `Authorization` header and in the cookie. The session that the browser had
 * ends: nobody could sign out of it any more.
 * @param askedAt when the provider was asked
 */
export async function signInBrowser(
  deps: SignInDeps,
  { user, askedAt }: { user: UserRecord; askedAt: Date },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  for (const before of new Set([tokenOf(request)?.token, request.cookies[sessionCookie]])) {
    if (before) await endSession(deps.database.db, before);
  }
  const { 'user-agent': userAgent } = request.headers;
  const token = await openSession(deps.database.db, { userId: user.id, userAgent, askedAt }, deps.clock());
  setSessionCookies(reply, token, deps.secureCookies);
  reply.header('authorization', token);
  return presentUser(user);
}
