import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import { id, membershipId, requiredText } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/**
 * Gives a member's place to another person (public spec, section 2). The team has as many members as before; what the
 * browser sends of the new one is the number alone.
 */
export const replaceMember = endpoint({
  method: 'POST',
  path: '/api/teams/members/replace',
  access: 'teams:replace-member',
  summary: 'Replaces a member of a team by another person',
  body: z.object({
    team_id: id(),
    replaced: requiredText().describe('`_id` of the member; refused if somebody else has the place by now'),
    member_id: membershipId(),
  }),
  answer: z.object({ success, msg: z.string(), team: Team }),
  rate: rates.replacement,
  errors: [
    'member_not_found',
    'person_blocked',
    'duplicate_person',
    'member_replaced',
    'members_locked',
    'team_withdrawn',
    'look_up_unavailable',
    'look_up_too_often',
  ],
});
