import accounts from '../accounts.json' with { type: 'json' };
import type { Person } from './make-person.ts';
import { stebIdOf } from './steb-id.ts';

/** Somebody who can sign in, or who registered teams of the sample content. */
export type Owner = Person & {
  /** See `contract/access.ts`. */
  type: number;
  /** Only for organisations. */
  crNumber?: string | undefined;
};

/**
 * The people of `accounts.json`, with the roles that only the portal knows (admin, sub admin). They are loaded before
 * their first sign-in, because STEB cannot give these roles.
 */
export const accountOwners: Owner[] = accounts.map((account) => ({
  stebUserId: stebIdOf(account.membership_id),
  nationalId: account.membership_id,
  type: account.type,
  name: account.name,
  email: account.email,
  phoneNumber: '',
  nationality: 'SA',
  gender: account.gender ?? '',
  dob: account.dob ?? null,
  crNumber: account.cr_number,
}));

/** @throws if nobody in `accounts.json` has the membership ID */
export function accountOwner(membershipId: string): Owner {
  const owner = accountOwners.find(({ nationalId }) => nationalId === membershipId);
  if (!owner) throw new Error(`accounts.json lists nobody with the membership ID ${membershipId}`);
  return owner;
}
