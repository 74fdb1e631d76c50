import type { Team, User } from '#contract/entities.ts';
import { mayWithdraw } from '#domain/team-access.ts';
import { teamState } from '#domain/team-state.ts';

/** Whether this person is offered to withdraw a team: it is theirs to withdraw, and its fee is not paid. */
export const mayWithdrawTeam = ({ _id, steb_user_id, type }: User, team: Team): boolean =>
  teamState(team) === 'unpaid' &&
  mayWithdraw({ id: _id, stebUserId: steb_user_id, type }, { createdBy: team.user?._id ?? '' });
