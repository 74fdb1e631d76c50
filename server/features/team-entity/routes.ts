import { attachEntity, reissueInvoice } from '#contract/endpoints/team-entity.ts';
import { messages } from '#locales/messages.ts';
import type { TeamAnswer } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type AttachDeps, attachEntityToTeam } from './attach-entity.ts';
import { reissueToEntity } from './reissue-invoice.ts';

type Deps = AttachDeps & { clock: Clock; teamAnswer: TeamAnswer };

/** A team's entity: attaching it, and the invoice that is made out to it afterwards. */
export function teamEntityRoutes(route: Route, deps: Deps): void {
  route(attachEntity, async ({ body, person, request }) => {
    const { team_id: id } = body;
    await attachEntityToTeam(deps, person, { teamId: id, crNumber: body.entity });
    const team = await deps.teamAnswer(id, person);
    if (!team) throw new Refusal('not_found');
    return { success: true, msg: messages[request.language].entityAttached, team };
  });

  route(reissueInvoice, async ({ body, person }) => {
    await reissueToEntity(deps, person, body.order_id);
    return { success: true, invoice_path: `/files/invoices/${body.order_id}.pdf` };
  });
}
