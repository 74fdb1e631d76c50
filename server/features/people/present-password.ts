import type { Pool } from 'pg';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { knewPassword, refusedAccount } from '#server/features/sessions/index.ts';
import { takeOrRefuse } from '#server/http/rates.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { rateLimit } from '#server/platform/rate-limit.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { IdentityProvider } from '#server/providers/identity/steb.ts';
import { peopleWords } from './office.ts';

/**
 * Checks the present password at the registry. Wrong ones are counted per person, so that somebody at an open session cannot
 * keep guessing.
 */
export function presentPassword(pool: Pool, identity: Pick<IdentityProvider, 'login'>) {
  const tries = rateLimit(pool, 'present-password', limits.signInFailures, limits.signInWindow);

  /** @throws Refusal `invalid_fields`, `sign_in_too_often`, or what the registry says of the account */
  return async function confirm(person: Person, typed: string, language: Language): Promise<void> {
    const { registryRefused: ours, registryAway, registryUnknown: unknown } = peopleWords[language].says;
    await takeOrRefuse(tries, person.id, 'sign_in_too_often');
    const answer = await identity.login(person.nationalId, 'national_id', typed).catch(async (cause: unknown) => {
      await tries.giveBack(person.id);
      if (!(cause instanceof ProviderUnavailable)) throw cause;
      throw new Refusal('sign_up_unavailable', { cause, sentence: registryAway });
    });
    const isRight = 'person' in answer ? answer.person.stebUserId === person.stebUserId : knewPassword(answer.refused);
    if (isRight) await tries.giveBack(person.id);
    if ('refused' in answer && answer.refused.code !== 'wrong_credentials')
      throw refusedAccount(answer.refused, language, { ours, unknown, taken: 'taken' });
    if (!isRight) throw new Refusal('invalid_fields', { fields: { current_password: 'password_wrong' } });
  };
}
