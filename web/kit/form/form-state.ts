import { isApiError } from '#web/lib/is-api-error.ts';

/** Error messages by field name; a place in a list is written `members.0`. */
export type FieldErrors = Record<string, string>;

export interface Failure {
  /** The error code, for a form that offers help for some errors. */
  code?: string;
  fields: FieldErrors;
  /** The general error of the form; absent if the fields say it all. */
  message?: string;
}

/**
 * The error state of a form after a failed call. The API's messages are shown unchanged; any other error (a bug)
 * becomes the general message, because its text is not meant for users.
 */
export function failureOf(error: unknown, general: string): Failure {
  if (!isApiError(error)) return { fields: {}, message: general };
  const fields = Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [fieldName(path), text]));
  const says = error.code !== 'invalid_fields' && error.code !== 'password_mismatch';
  const pointsAtFields = !says && Object.keys(fields).length > 0;
  return { code: error.code, fields, ...(!pointsAtFields && { message: error.message }) };
}

/** Forms that the specification wraps in `data` have errors at `data.name`; the fields are called `name`. */
const fieldName = (path: string) => path.replace(/^data\./, '');

/** Removes the errors of a changed field and of its parts. */
export function withoutField(errors: FieldErrors, name: string): FieldErrors {
  const rest = Object.entries(errors).filter(([key]) => key !== name && !key.startsWith(`${name}.`));
  return rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest);
}

/** The failure without what it said of these fields; once all of them were changed, its message says nothing either. */
export function withoutFields(failure: Failure, names: readonly string[]): Failure {
  const fields = names.reduce(withoutField, failure.fields);
  if (fields === failure.fields) return failure;
  return Object.keys(fields).length === 0 ? { fields } : { ...failure, fields };
}

/** The names of values that were changed since others were sent. */
export const changedSince = <Values extends object>(sent: Values, now: Values): string[] =>
  Object.entries(now).flatMap(([name, value]) => (sameValue(value, sent[name as keyof Values]) ? [] : [name]));

/** Removes the fields without an error. */
export function found(checked: Record<string, string | undefined>): FieldErrors {
  return Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Whether two values of a form are the same: lists and groups by their contents, files only as the same file. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isGroup(one) || !isGroup(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => sameValue(one[name], other[name]));
}

/** A list or a plain object; not a file or a date, whose contents are not among its own properties. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) || (value !== null && typeof value === 'object' && value.constructor === Object);
