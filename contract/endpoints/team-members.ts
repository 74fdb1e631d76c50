import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Person, Team } from '../entities.ts';
import { id, membershipId, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/**
 * Gives a member's place to another person (public spec, section 2), or a place that is free; what the browser sends of the
 * new one is the number alone.
 */
export const replaceMember = endpoint({
  method: 'POST',
  path: '/api/teams/members/replace',
  access: 'teams:replace-member',
  summary: 'Replaces a member of a team by another person, or gives somebody a place that is free',
  body: z.object({
    team_id: id(),
    replaced: requiredText()
      .optional()
      .describe('`_id` of the member; refused if somebody else has the place by now. Without it a free place is given'),
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
    'team_full',
    'team_withdrawn',
    'look_up_unavailable',
    'look_up_too_often',
  ],
});

const answered = z.object({ success, msg: z.string() });
const link = requiredText(limits.textMax).describe('The token of the mail');
const agrees = z.boolean({ error: 'required' });

/** What the page of the mail's link shows to whoever opens it: of people, the one who is asked and who asks. */
export const MembershipRequest = z.object({
  name: z.string(),
  role: z.enum(['coach', 'member']),
  team: Team.pick({ name: true, team_no: true, schoolName: true, competion: true, season: true }),
  registered_by: z.string(),
  answer: Person.shape.answer.unwrap(),
});
export type MembershipRequest = z.output<typeof MembershipRequest>;

/**
 * By the link in the mail to somebody who was entered in a team: no sign-in is needed, since many of them have no account.
 * It changes nothing, and is no GET so that the token stands in no address.
 */
export const readMembershipRequest = endpoint({
  method: 'POST',
  path: '/api/teams/membership/request',
  access: 'public',
  summary: 'The team of which somebody is asked whether they are in it',
  body: z.object({ link }),
  answer: z.object({ success, request: MembershipRequest }),
  rate: rates.membershipRequest,
  errors: ['request_gone'],
});

/** Their answer by that link. */
export const answerMembershipRequest = endpoint({
  method: 'POST',
  path: '/api/teams/membership/request/answer',
  access: 'public',
  summary: "Somebody's answer whether they are in a team, by the link of the mail",
  body: z.object({ link, agrees }),
  answer: answered,
  rate: rates.membershipRequest,
  errors: ['request_gone'],
});

/** The same, by the person's own account, which can also take an answer back. */
export const answerForMembership = endpoint({
  method: 'POST',
  path: '/api/teams/membership/answer',
  access: 'signedIn',
  summary: "Somebody's answer whether they are in a team",
  body: z.object({ team_id: id(), agrees }),
  answer: answered.extend({ left: z.boolean().describe('Whether they are in the team no more') }),
  rate: rates.membershipAnswer,
  errors: ['team_withdrawn'],
});
