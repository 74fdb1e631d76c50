import type { ErrorCode, FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { messages } from '#locales/messages.ts';
import { errorSentences } from '#locales/sentences.ts';
import { type FieldProblem, Refusal } from '#server/http/refusal.ts';
import type { StebRefusal } from '#server/providers/identity/steb.ts';

const signInCodes: Record<string, ErrorCode | undefined> = {
  wrong_credentials: 'sign_in_failed',
  not_verified: 'sign_in_unverified',
  inactive: 'sign_in_inactive',
};

const takenCodes: Record<string, ErrorCode | undefined> = { national_id: 'national_id_taken', email: 'email_taken' };

/** What is wrong with a field that STEB calls invalid: it checks more numbers than our own schema. */
const fieldCodes: Record<string, FieldCode | undefined> = {
  name: 'invalid',
  email: 'email',
  national_id: 'national_id',
  phone_number: 'phone',
  password: 'password_short',
};

/** STEB's refusal of a sign-in, in the person's language. */
export function refusedSignIn(refused: StebRefusal, language: Language): Refusal {
  const code = signInCodes[refused.code];
  return code ? new Refusal(code) : besideTheirs('sign_in_failed', refused, language);
}

/** True if the password was right: such a refusal does not count as a guess. */
export const knewPassword = ({ code }: StebRefusal): boolean => code === 'not_verified' || code === 'inactive';

/** STEB's refusal of a new account, assigned to a form field if STEB names one. */
export function refusedSignUp(refused: StebRefusal, language: Language): Refusal {
  const { code, field } = refused;
  const taken = code === 'taken' && takenCodes[field];
  if (taken) return new Refusal(taken, { fields: { [field]: 'taken' } });
  const wrong = code === 'invalid' && fieldCodes[field];
  if (wrong) return new Refusal('invalid_fields', { fields: { [field]: wrong } });
  return besideTheirs('sign_up_refused', refused, language);
}

/** STEB's refusal of an account that the office saves: of a field where it names one, else in its own words after ours. */
export function refusedAccount(
  refused: StebRefusal,
  language: Language,
  { ours, taken }: { ours: string; taken: FieldProblem | string },
): Refusal {
  const field = refused.field === 'logo' ? 'picture' : refused.field;
  const problem = {
    taken,
    invalid: { ...fieldCodes, picture: 'picture_unreadable' as const, dob: 'invalid' as const }[field],
  };
  const said = refused.code === 'taken' || refused.code === 'invalid' ? problem[refused.code] : undefined;
  if (said && field) return new Refusal('invalid_fields', { fields: { [field]: said } });
  return besideTheirs('sign_up_refused', refused, language, ours);
}

/** A longer text is not a sentence for people. */
const longestWords = 300;

/** An unknown refusal: our sentence followed by STEB's, which may be in another language. */
function besideTheirs(
  code: ErrorCode,
  { words }: StebRefusal,
  language: Language,
  sentence = errorSentences[language][code],
): Refusal {
  if (!words.trim()) return new Refusal(code, { sentence });
  const ours = sentence.replace(/[^.]$/, '$&.');
  // Unicode isolates (first strong, and its end) keep the direction of STEB's sentence separate from ours.
  const theirs = `\u2068${words.trim().slice(0, longestWords)}\u2069`;
  return new Refusal(code, { sentence: fill(messages[language].stebSays, { ours, theirs }) });
}
