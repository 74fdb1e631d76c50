import type { User } from '#contract/entities.ts';

type Kept = {
  id: string;
  name: string;
  picture: string | null;
  type: number;
  stebUserId: string;
  email: string;
  nationalId: string;
  phoneNumber: string;
  gender: string | null;
};

/** A person in the format of the API, for themselves only. */
export const presentUser = (user: Kept): User => ({
  _id: user.id,
  name: user.name,
  picture: user.picture ?? 'avator.png',
  type: user.type,
  steb_user_id: user.stebUserId,
  email: user.email,
  national_id: user.nationalId,
  phone_number: user.phoneNumber,
  gender: user.gender ?? '',
});
