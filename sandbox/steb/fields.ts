import parsePhoneNumber from 'libphonenumber-js';
import { looksLikeMembershipId } from './people/membership-id.ts';

/** Why a value is refused; the pages have a message for each in both languages. */
export type Problem =
  | 'name'
  | 'email'
  | 'national_id'
  | 'phone_number'
  | 'password'
  | 'dob'
  | 'gender'
  | 'nationality'
  | 'logo'
  | 'crNumber'
  | 'tax_id';

export const MIN_PASSWORD = 8;

/** The number as `+9665…`, or undefined if it cannot exist; a local number is taken as Saudi. */
export function normalisePhone(text: string): string | undefined {
  const phone = parsePhoneNumber(text, 'SA');
  return phone?.isValid() ? phone.number : undefined;
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Whether a value may be stored in the field of that wire name. */
export const accepts: Record<Exclude<Problem, 'logo'>, (text: string) => boolean> = {
  name: (text) => text.length >= 2 && text.length <= 120,
  email: (text) => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  national_id: looksLikeMembershipId,
  phone_number: (text) => normalisePhone(text) !== undefined,
  password: (text) => text.length >= MIN_PASSWORD && text.length <= 200,
  dob: (text) => isDate(text) && text <= new Date().toISOString().slice(0, 10),
  gender: (text) => text === 'Male' || text === 'Female',
  nationality: (text) => /^[A-Z]{2}$/.test(text),
  crNumber: (text) => /^\d{10}$/.test(text),
  tax_id: (text) => /^3\d{13}3$/.test(text),
};
