import type { ErrorCode, FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { messages } from '#locales/messages.ts';
import { errorSentences } from '#locales/sentences.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { StebRefusal } from '#server/providers/identity/steb.ts';

const signInCodes: Record<string, ErrorCode | undefined> = {
  wrong_credentials: 'sign_in_failed',
  not_verified: 'sign_in_unverified',
  inactive: 'sign_in_inactive',
};

const identifying = ['national_id', 'email'];

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

/** True if somebody has an account with the ID or the e-mail. */
export const isTaken = ({ code, field }: StebRefusal): boolean => code === 'taken' && identifying.includes(field);

/**
 * STEB's refusal of a new account, assigned to a form field if STEB names one; but not which of ID and e-mail has an account
 * already, which is nobody's business but the owner's, who is told (`send-sign-up-tried.ts`).
 */
export function refusedSignUp(refused: StebRefusal, language: Language): Refusal {
  const { code, field } = refused;
  if (isTaken(refused)) return new Refusal('account_taken');
  const wrong = code === 'invalid' && fieldCodes[field];
  if (wrong) return new Refusal('invalid_fields', { fields: { [field]: wrong } });
  return besideTheirs('sign_up_refused', refused, language);
}

/**
 * STEB's refusal of an account that the office saves: beside its field where it names one, else its own words after ours.
 * @param words what is said before STEB's words, of a number or e-mail that somebody has already, and of nobody
 */
export function refusedAccount(
  refused: StebRefusal,
  language: Language,
  { ours, taken, unknown }: { ours: string; taken: string; unknown: string },
): Refusal {
  if (refused.code === 'not_found') return new Refusal('sign_up_refused', { sentence: unknown });
  const field = refused.field === 'logo' ? 'picture' : refused.field;
  const invalid: FieldCode | undefined = { ...fieldCodes, picture: 'picture_unreadable', dob: 'invalid' }[field] as
    | FieldCode
    | undefined;
  const said = { taken, invalid }[refused.code];
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
