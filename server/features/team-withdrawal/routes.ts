import { withdrawTeam as withdrawTeamCall } from '#contract/endpoints/team-withdrawal.ts';
import { messages } from '#locales/messages.ts';
import type { PaymentDeps } from '#server/features/payments/index.ts';
import type { Route } from '#server/http/route.ts';
import { withdrawTeam } from './withdraw-team.ts';

export function teamWithdrawalRoutes(route: Route, payments: PaymentDeps): void {
  route(withdrawTeamCall, async ({ body, person, request }) => {
    await withdrawTeam(payments, person, body.team_id);
    return { success: true, msg: messages[request.language].withdrawn };
  });
}
