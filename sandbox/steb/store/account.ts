export type AccountType = 0 | 1 | 2;

/**
 * One row of the register: a student (0), a coach (1) or an organisation (2).
 * `status` is 0 until a coach has verified the account, and for a lapsed organisation.
 */
export type Account = {
  id: string;
  type: AccountType;
  name: string;
  email: string;
  nationalId: string;
  phone: string;
  nationality: string;
  /** ISO date; for an organisation the day it was founded. */
  dob: string | null;
  gender: 'Male' | 'Female' | null;
  status: 0 | 1;
  /** null, 'drawn' (generated from the id at each request), or the version of an uploaded picture. */
  picture: string | null;
  subscription: 0 | 1;
  guardianName: string | null;
  guardianPhone: string | null;
  city: string | null;
  school: string | null;
  entityType: string | null;
  crNumber: string | null;
  taxId: string | null;
  address: string | null;
  /** The format of passwords.ts; null for those who cannot sign in. */
  password: string | null;
  /** JSON lists of Skill and Education. */
  skills: string;
  education: string;
};

/** The provider's name for "no picture", with its spelling; the portal knows it. */
export const NO_PICTURE = 'avator.png';

function pictureUrl(account: Account, publicUrl: string): string {
  if (account.picture === null) return NO_PICTURE;
  if (account.picture === 'drawn') return `${publicUrl}/pictures/${account.id}.svg`;
  return `${publicUrl}/pictures/${account.id}.webp?v=${account.picture}`;
}

/** The organisation in the answer of `POST /entity`, beside `success`. */
export function toEntityJson(account: Account, publicUrl: string) {
  return {
    _id: account.id,
    steb_user_id: account.id,
    name: account.name,
    email: account.email,
    nationality: account.nationality,
    national_id: account.nationalId,
    phone_number: account.phone,
    dob: account.dob,
    status: account.status === 1,
    picture: pictureUrl(account, publicUrl),
    entityType: account.entityType,
    crNumber: account.crNumber,
    tax_id: account.taxId,
    address: account.address,
    city: account.city,
  };
}

/** A person (or a signed-in organisation) in the answers of all other calls. */
export function toUserJson(account: Account, publicUrl: string) {
  return {
    _id: account.id,
    steb_user_id: account.id,
    name: account.name,
    email: account.email,
    nationality: account.nationality,
    national_id: account.nationalId,
    phone_number: account.phone,
    dob: account.dob,
    gender: account.gender,
    status: account.status === 1,
    picture: pictureUrl(account, publicUrl),
    type: account.type,
    subscription: account.subscription === 1,
    guardian_name: account.guardianName ?? 'None',
    guardian_phone: account.guardianPhone ?? 'None',
    isAdmin: false,
    city: account.city,
    ...(account.school === null ? {} : { school: account.school }),
    ...(account.type === 2 ? toEntityJson(account, publicUrl) : {}),
  };
}
