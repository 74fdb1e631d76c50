import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** For whoever registered the team, and admins; only before the fee is paid (docs/decisions/080). */
export const withdrawTeam = endpoint({
  method: 'POST',
  path: '/api/teams/withdrawal',
  access: 'teams:withdraw',
  summary: 'Withdraws a team whose fee is not paid',
  body: z.object({ team_id: id() }),
  answer: z.object({ success, msg: z.string() }),
  rate: rates.withdrawal,
  errors: ['team_paid', 'team_withdrawn', 'withdrawal_waits', 'withdrawal_payment_begun', 'withdrawal_unavailable'],
});
