import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import { crNumber, id } from '../fields.ts';
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
  rate: rates.attachment,
  errors: ['entity_not_found', 'person_blocked', 'team_withdrawn', 'look_up_unavailable', 'look_up_too_often'],
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
  errors: ['team_withdrawn', 'invoice_not_found', 'invoice_is_standard', 'entity_without_vat', 'invoice_failed'],
});
