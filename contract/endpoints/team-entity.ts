import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import { crNumber, id, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** A CR number, or a looked-up entity with one. Nothing else of it is used. */
const entityReference = z
  .union([z.string(), z.object({ crNumber: z.string() })], { error: 'required' })
  .transform((entity) => (typeof entity === 'string' ? entity : entity.crNumber))
  .pipe(crNumber());

/**
 * Makes a team that of a school or organisation, at any time (public spec, section 5). Before the payment it decides whom
 * the invoice is for; after it the issued invoice stays as it is.
 */
export const attachEntity = endpoint({
  method: 'POST',
  path: '/api/teams/entity',
  access: 'teams:attach-entity',
  summary: 'The school or organisation that a team belongs to',
  body: z.object({ team_id: id(), entity: entityReference }),
  answer: z.object({ success, msg: z.string(), team: Team }),
  rate: rates.attachEntity,
  tooOften: 'look_up_too_often',
  errors: ['entity_not_found', 'person_blocked', 'team_withdrawn', 'look_up_unavailable', 'look_up_too_often'],
});

const answered = z.object({ success, msg: z.string() });
const link = requiredText(limits.textMax).describe('The token of the mail');

/** What the page of the mail's link shows to whoever opens it: no person but whoever registered the team. */
export const EntityRequest = z.object({
  entity: z.string(),
  team: Team.pick({ name: true, team_no: true, schoolName: true, competion: true, season: true }),
  registered_by: z.string(),
  agreed: z.boolean(),
});
export type EntityRequest = z.output<typeof EntityRequest>;

/**
 * By the link in the mail to an entity that somebody named: no sign-in is needed. It changes nothing, and is no GET so that
 * the token stands in no address.
 */
export const readEntityRequest = endpoint({
  method: 'POST',
  path: '/api/teams/entity/request',
  access: 'public',
  summary: 'The team of which an entity is asked whether it is its own',
  body: z.object({ link }),
  answer: z.object({ success, request: EntityRequest }),
  rate: rates.entityRequest,
  errors: ['request_gone'],
});

/** The entity's answer by that link. `agrees: false` takes it off the team, at any time. */
export const answerEntityRequest = endpoint({
  method: 'POST',
  path: '/api/teams/entity/request/answer',
  access: 'public',
  summary: "An entity's answer whether a team is its own, by the link of the mail",
  body: z.object({ link, agrees: z.boolean({ error: 'required' }) }),
  answer: answered,
  rate: rates.entityRequest,
  errors: ['request_gone'],
});

/** The same, by the entity's own account. An entity that registered the team has agreed, and cannot take it back. */
export const answerForEntity = endpoint({
  method: 'POST',
  path: '/api/teams/entity/answer',
  access: 'teams:answer-for-entity',
  summary: "An entity's answer whether a team is its own",
  body: z.object({ team_id: id(), agrees: z.boolean({ error: 'required' }) }),
  answer: answered,
  rate: rates.entityAnswer,
  errors: ['team_withdrawn'],
});

/** For whoever may attach an entity, once: the invoice of a person is credited, and issued anew to the entity. */
export const reissueInvoice = endpoint({
  method: 'POST',
  path: '/api/teams/transections/invoice',
  access: 'teams:attach-entity',
  summary:
    "Issues a paid order's invoice anew to the team's entity, with its VAT number, and a credit note for the first",
  body: z.object({ order_id: id() }),
  answer: z.object({ success, invoice_path: z.string() }),
  rate: rates.reissue,
  errors: ['invoice_not_found', 'invoice_is_standard', 'entity_without_vat', 'invoice_failed'],
});
