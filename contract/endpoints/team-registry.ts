import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/**
 * What the registry says of a coach, a member or the entity of a team, beside what the team keeps. A text that the registry
 * has not is empty.
 */
const RegistryFacts = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  nationality: z.string(),
  gender: z.string(),
  dob: z.string().nullable(),
  tax_id: z.string().describe('Of an entity: its VAT number, which invoices print'),
});
export type RegistryFacts = z.output<typeof RegistryFacts>;
export const registryFactNames = RegistryFacts.keyof().options;

const place = {
  id: id().describe('The team'),
  person: z
    .string()
    .min(1, 'required')
    .max(limits.textMax, 'too_long')
    .describe('`_id` of the coach or member, or `steb_user_id` of the entity'),
};
const refreshErrors = [
  ...(['coach_not_found', 'member_not_found', 'entity_not_found', 'registry_other_person'] as const),
  ...(['registry_account_deleted', 'member_replaced', 'look_up_unavailable', 'look_up_too_often'] as const),
] as const;

export const askRegistry = endpoint({
  method: 'POST',
  path: '/api/admin/teams/people/compare',
  access: 'admin-teams:write',
  summary: 'What the registry says of a person of a team, beside what the team keeps; changes nothing',
  body: z.object(place),
  answer: z.object({
    success,
    before: RegistryFacts,
    after: RegistryFacts,
    changed: z.array(z.enum(registryFactNames)),
    certificates: z.number().int().describe('Valid certificates that are issued anew, because they print another name'),
  }),
  rate: rates.lookUp,
  errors: [...refreshErrors],
});

export const refreshFromRegistry = endpoint({
  method: 'POST',
  path: '/api/admin/teams/people/refresh',
  access: 'admin-teams:write',
  summary: 'Takes over what the registry says of a person of a team; administrators issue its certificates anew by it',
  body: z.object({ ...place, seen: RegistryFacts.describe('`after`, as it was looked at') }),
  answer: z.object({ success, msg: z.string(), certificates: z.number().int() }),
  rate: rates.officeWrite,
  errors: [...refreshErrors, 'registry_changed', 'not_allowed'],
});
