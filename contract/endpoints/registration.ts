import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import { digitsOf, id, optionalText, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** A membership ID, or a looked-up person with one. Nothing else of the person is used. */
const personReference = z
  .union([z.string(), z.number(), z.object({ national_id: z.string() })], { error: 'membership_id' })
  .transform((value) => digitsOf(typeof value === 'object' ? value.national_id : String(value)));

export const RegistrationForm = z.object({
  season_id: id(),
  competion_id: id(),
  ageLevel: requiredText(),
  region: requiredText(),
  city: optionalText(),
  schoolName: requiredText(),
  stage: optionalText(),
  teamName: requiredText(80),
  image: requiredText(),
  coaches: z.array(personReference, { error: 'required' }).min(1, 'required').max(20, 'invalid'),
  members: z.array(personReference, { error: 'required' }).min(1, 'required').max(50, 'invalid'),
  /**
   * CR number of the school or organisation that the team belongs to and that the invoice is made out to; may be empty.
   * A team that an entity registers belongs to that entity, whatever is sent here.
   */
  entity_cr: optionalText(40)
    .transform((number) => number && digitsOf(number))
    .refine((number) => !number || number.length >= limits.crNumberMinLength, 'cr_number'),
  /** Whether the terms box was ticked; recorded with the order, not enforced. */
  terms: z.boolean().optional(),
});
export type RegistrationForm = z.output<typeof RegistrationForm>;

/**
 * Registers a team. The header `Idempotency-Key` (optional, up to 100 ASCII characters) makes a repeated submission
 * return the same team. Does not call the payment gateway.
 */
export const registerTeam = endpoint({
  method: 'POST',
  path: '/api/teams/registration',
  access: 'teams:register',
  summary: 'Register a team',
  body: z.object({ data: RegistrationForm }),
  answer: z.object({ success, msg: z.string(), team: Team }),
  rate: rates.registration,
  errors: [
    'missing_fields',
    'registration_failed',
    'registration_closed',
    'fee_changed',
    'too_many_unpaid_teams',
    'registration_key_reused',
    'coach_not_found',
    'member_not_found',
    'person_blocked',
    'entity_not_found',
    'duplicate_person',
    'look_up_unavailable',
    'look_up_too_often',
  ],
});
