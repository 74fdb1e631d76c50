import type { Team, User } from '#contract/entities.ts';
import { paymentStep } from '#domain/payment-state.ts';
import { mayWithdraw } from '#domain/team-access.ts';
import { teamState } from '#domain/team-state.ts';

/**
 * Whether this person is offered to withdraw a team: it is theirs to withdraw, its fee is not paid, and no payment
 * waits for the bank or the office.
 */
export const mayWithdrawTeam = ({ _id, steb_user_id, type }: User, team: Team): boolean =>
  teamState(team) === 'unpaid' &&
  (!team.order || paymentStep(team.order.payment_state) === 'pay') &&
  mayWithdraw({ id: _id, stebUserId: steb_user_id, type }, { createdBy: team.user?._id ?? '' });
