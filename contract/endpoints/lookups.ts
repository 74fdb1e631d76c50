import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Entity, Person } from '../entities.ts';
import { crNumber, id, membershipId } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** Name and picture are shown; the rest is masked until the person is in a paid team of the caller. */
export const lookUpCoach = endpoint({
  method: 'POST',
  path: '/api/lookups/coach',
  access: 'people:look-up',
  summary: 'A coach by membership ID',
  body: z.object({ coach_id: membershipId() }),
  answer: z.object({ success, coach: Person }),
  rate: rates.lookUp,
  tooOften: 'look_up_too_often',
  errors: ['coach_not_found', 'person_blocked', 'look_up_unavailable', 'look_up_too_often'],
});

export const lookUpMember = endpoint({
  method: 'POST',
  path: '/api/lookups/member',
  access: 'people:look-up',
  summary: 'A member by membership ID, with the age that tells whether they fit a category',
  body: z.object({
    member_id: membershipId(),
    /** If given, the answer says whether the member is already in a team of this season, but not in which. */
    season_id: id().optional(),
  }),
  answer: z.object({
    success,
    member: Person.extend({ age: z.number().int().nullable(), in_team_this_season: z.boolean().optional() }),
  }),
  rate: rates.lookUp,
  tooOften: 'look_up_too_often',
  errors: ['member_not_found', 'person_blocked', 'look_up_unavailable', 'look_up_too_often'],
});

/** Name, picture, number and type; the rest is masked, as with people. */
export const lookUpEntity = endpoint({
  method: 'POST',
  path: '/api/lookups/entity',
  access: 'people:look-up',
  summary: 'A school or organisation by its commercial registration number',
  body: z.object({ entity_cr: crNumber() }),
  answer: z.object({ success, entity: Entity }),
  rate: rates.lookUp,
  tooOften: 'look_up_too_often',
  errors: ['entity_not_found', 'person_blocked', 'look_up_unavailable', 'look_up_too_often'],
});
