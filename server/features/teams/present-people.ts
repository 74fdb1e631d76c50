import type { Entity, MembershipAnswer, Person } from '#contract/entities.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { masked } from '#domain/privacy.ts';
import type { PersonView } from '#domain/team-access.ts';
import type { EntitySnapshot, TeamPersonRecord } from './table.ts';

/** The registry's data about a person, in a team or before. */
type KnownPerson = Pick<
  TeamPersonRecord,
  'stebUserId' | 'name' | 'picture' | 'nationalId' | 'email' | 'phoneNumber' | 'gender' | 'status'
> &
  Partial<Pick<TeamPersonRecord, 'dob' | 'nationality'>>;

/** A coach or member, with the fields that this viewer may see; there are no more of one whose account was deleted. */
export function presentPerson(person: KnownPerson, view: PersonView): Person {
  const face = { _id: person.stebUserId, name: person.name, picture: person.picture || 'avator.png' };
  if (view === 'face' || isErasedKey(person.stebUserId)) return face;
  const hide = view === 'masked' ? masked : (value: string) => value;
  return {
    ...face,
    steb_user_id: person.stebUserId,
    national_id: hide(person.nationalId),
    email: hide(person.email),
    phone_number: hide(person.phoneNumber),
    gender: person.gender,
    status: person.status,
    ...(view === 'whole' && { dob: person.dob ?? '', nationality: person.nationality ?? '' }),
  };
}

/** What somebody in a team said to being asked whether they are in it. */
export const answerOf = ({
  agreedAt,
  refusedAt,
}: Pick<TeamPersonRecord, 'agreedAt' | 'refusedAt'>): MembershipAnswer =>
  agreedAt ? 'agreed' : refusedAt ? 'refused' : 'asked';

/** A school or organisation, with the fields that this viewer may see. */
export function presentEntity(entity: EntitySnapshot, view: PersonView): Entity {
  const { name, picture, entityType, crNumber, status, nationalId } = entity;
  const face = { name, picture, entityType };
  if (view === 'face') return face;
  const hide = view === 'masked' ? masked : (value: string) => value;
  return {
    ...face,
    ...{ crNumber, status, steb_user_id: entity.stebUserId },
    email: hide(entity.email),
    phone_number: hide(entity.phoneNumber),
    tax_id: hide(entity.taxId),
    ...(view === 'masked'
      ? { national_id: masked(nationalId ?? '') }
      : { national_id: nationalId, nationality: entity.nationality, dob: entity.dob }),
  };
}
