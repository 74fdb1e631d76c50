import { type Fields, fileField, passwordField, textField } from '../body.ts';
import { accepts, normalisePhone, type Problem } from '../fields.ts';
import { hashPassword } from '../passwords.ts';
import { normalisePicture } from '../pictures.ts';
import { type Account, NO_PICTURE } from '../store/account.ts';

const sentences: Record<Problem, string> = {
  name: 'Name must have 2 to 120 characters.',
  email: 'Email is not valid.',
  national_id: 'National ID must be 10 digits and begin with 1 or 2.',
  phone_number: 'Phone number is not valid.',
  password: 'Password must have at least 8 characters.',
  dob: 'Date of birth is not valid.',
  gender: 'Gender must be Male or Female.',
  nationality: 'Nationality must be a country code of two letters.',
  logo: 'The picture must be a JPG, PNG, GIF or WebP file.',
  crNumber: 'CR number must be 10 digits.',
  tax_id: 'Tax number must be 15 digits that begin and end with 3.',
};

export type Form =
  | { problem: Problem; msg: string }
  | { problem?: undefined; changes: Partial<Account>; picture: Buffer | undefined };

const CHECKED = Object.keys(accepts) as (keyof typeof accepts)[];

/** Reads the fields of the request under their names in the API; empty ones count as not sent. */
export async function readForm(fields: Fields): Promise<Form> {
  const text = (name: string) => textField(fields, name) || undefined;
  const password = passwordField(fields);
  for (const name of CHECKED) {
    const value = name === 'password' ? password : text(name);
    if (value !== undefined && !accepts[name](value)) return { problem: name, msg: sentences[name] };
  }
  const logo = await fileField(fields, 'logo');
  const picture = logo && (await normalisePicture(logo));
  if (logo && !picture) return { problem: 'logo', msg: sentences.logo };

  const phone = text('phone_number');
  const subscription = text('subscription');
  const changes: Partial<Account> = {
    name: text('name'),
    email: text('email')?.toLowerCase(),
    nationalId: text('national_id'),
    phone: phone && normalisePhone(phone),
    nationality: text('nationality'),
    dob: text('dob'),
    gender: text('gender') as Account['gender'] | undefined,
    subscription: subscription === undefined ? undefined : (Number(['true', '1'].includes(subscription)) as 0 | 1),
    guardianName: text('guardian_name'),
    guardianPhone: text('guardian_phone'),
    entityType: text('entityType'),
    crNumber: text('crNumber'),
    taxId: text('tax_id'),
    address: text('address'),
    city: text('city'),
    password: password && (await hashPassword(password)),
    picture: picture ? Date.now().toString(36) : text('picture') === NO_PICTURE ? null : undefined,
  };
  const sent = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { changes: sent, picture };
}
