import { roleOf } from '#contract/access.ts';
import {
  answerEntityRequest,
  answerForEntity as answerForEntityCall,
  attachEntity,
  readEntityRequest,
  reissueInvoice,
} from '#contract/endpoints/team-entity.ts';
import type { Language } from '#contract/languages.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { isOffice } from '#domain/team-access.ts';
import { messages } from '#locales/messages.ts';
import { presentPlace, type TeamAnswer } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { answerForEntity, askedByLink } from './answer-for-entity.ts';
import { type AttachDeps, attachEntityToTeam } from './attach-entity.ts';
import { reissueToEntity } from './reissue-invoice.ts';

type Deps = AttachDeps & { teamAnswer: TeamAnswer };

/** A team's entity: attaching it, and the invoice that is made out to it afterwards. */
export function teamEntityRoutes(route: Route, deps: Deps): void {
  route(attachEntity, async ({ body, person, request }) => {
    const { team_id: id } = body;
    await attachEntityToTeam(deps, person, { teamId: id, crNumber: body.entity });
    const team = await deps.teamAnswer(id, person);
    if (!team) throw new Refusal('not_found');
    const said = team.entity_agreed === false ? 'entityAsked' : 'entityAttached';
    return { success: true, msg: messages[request.language][said], team };
  });

  route(readEntityRequest, async ({ body, request }) => {
    const { team, entity, competition, season, creator } = await askedByLink(deps.db, body.link);
    return {
      success: true,
      request: {
        entity: entity.name,
        team: {
          ...{ name: team.name, team_no: team.teamNo, schoolName: team.schoolName },
          ...presentPlace({ competition, season }),
        },
        registered_by: isOffice(roleOf(creator.type))
          ? messages[request.language].office
          : nameIn(request.language, creator.name),
        agreed: team.entityAgreedAt !== null,
      },
    };
  });

  const said = (agrees: boolean, language: Language) => messages[language][agrees ? 'entityAgreed' : 'entityRefused'];

  route(answerEntityRequest, async ({ body: { link, agrees }, request }) => {
    await answerForEntity(deps, { link }, agrees);
    return { success: true, msg: said(agrees, request.language) };
  });

  route(answerForEntityCall, async ({ body: { team_id: teamId, agrees }, person, request }) => {
    await answerForEntity(deps, { teamId, person }, agrees);
    return { success: true, msg: said(agrees, request.language) };
  });

  route(reissueInvoice, async ({ body, person }) => {
    await reissueToEntity(deps, person, body.order_id);
    return { success: true, invoice_path: `/files/invoices/${body.order_id}.pdf` };
  });
}
