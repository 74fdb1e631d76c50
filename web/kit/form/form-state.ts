import type { ApiError } from '#web/lib/api.ts';

/** Sentences by the name of a field; a place in a list is written `members.0`. */
export type FieldErrors = Record<string, string>;

export interface Failure {
  /** The refusal's code, for a form that offers help with some. */
  code?: string;
  fields: FieldErrors;
  /** What concerns the whole form; absent where the fields say it all (a refusal that only points at them). */
  message?: string;
}

/**
 * What a form shows of a failed call. The API's own sentences are shown as they are; anything else (a bug of ours)
 * becomes the general sentence, since its text is not for people.
 */
export function failureOf(error: unknown, general: string): Failure {
  if (!isApiError(error)) return { fields: {}, message: general };
  const fields = Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [fieldName(path), text]));
  const says = error.code !== 'invalid_fields' && error.code !== 'password_mismatch';
  const pointsAtFields = !says && Object.keys(fields).length > 0;
  return { code: error.code, fields, ...(!pointsAtFields && { message: error.message }) };
}

/** By its name: the API's client comes when a form is sent, and not with its page. */
const isApiError = (error: unknown): error is ApiError => error instanceof Error && error.name === 'ApiError';

/** Forms that the documents wrap in `data` have errors at `data.name`; the fields are called `name`. */
const fieldName = (path: string) => path.replace(/^data\./, '');

/** The errors that are left when a field has been typed in: its own, and those of its parts, are gone. */
export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const rest = Object.entries(errors).filter(([key]) => key !== name && !key.startsWith(`${name}.`));
  return rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest);
}

/** Leaves out the fields of a check that found nothing. */
export function found(checked: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
