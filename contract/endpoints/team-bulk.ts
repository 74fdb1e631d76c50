import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { teamNarrowing } from './teams.ts';

/** Which teams of the office's list, and in which order. */
export const TeamNarrowing = z.object(teamNarrowing);

/**
 * The teams that something is done with: some of a page, or all that match. `count` is how many the page says match:
 * where there are others by now, nothing is done, so that a filter that could not be read never widens to every team.
 */
export const TeamSelection = z.union([
  z.object({ ids: z.array(id()).min(1, 'required').max(limits.bulkMax, 'too_long') }),
  z.object({ matching: TeamNarrowing, count: z.number().int().min(1) }),
]);
export type TeamSelection = z.input<typeof TeamSelection>;

/** What any call with a selection is refused for. */
export const selectionErrors = ['selection_changed', 'selection_too_large'] as const;

export const exportSelectedTeams = endpoint({
  method: 'POST',
  path: '/api/admin/teams/export.csv',
  access: 'admin-teams:export',
  summary: 'The selected teams as a CSV file',
  body: z.object({ teams: TeamSelection }),
  answer: z.undefined(),
  sends: 'text/csv',
  rate: rates.officeExport,
  errors: [...selectionErrors],
});

export const downloadEventSheets = endpoint({
  method: 'GET',
  path: '/api/admin/teams/sheets',
  access: 'admin-teams:export',
  summary: 'Sheets for the event: a PDF for each competition and region of a list; several of them as a ZIP file',
  query: TeamNarrowing,
  answer: z.undefined(),
  sends: ['application/pdf', 'application/zip'],
  leavesTrace: true,
  rate: rates.eventSheets,
  errors: ['selection_too_large', 'sheets_empty', 'document_failed'],
});

/** What the registry says of a person of a team, beside what the team keeps. */
const RegistryFacts = z.object({
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  nationality: z.string(),
  gender: z.string(),
  dob: z.string().nullable(),
});
export type RegistryFacts = z.output<typeof RegistryFacts>;
export const registryFactNames = RegistryFacts.keyof().options;

const place = {
  id: id().describe('The team'),
  person: z.string().min(1, 'required').max(limits.textMax, 'too_long').describe('`_id` of the coach or member'),
};
const refreshErrors = [
  ...(['coach_not_found', 'member_not_found', 'registry_other_person', 'member_replaced', 'not_allowed'] as const),
  ...(['look_up_unavailable', 'look_up_too_often'] as const),
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
  summary: 'Takes over what the registry says of a person of a team, and issues its certificates anew',
  body: z.object({ ...place, seen: RegistryFacts.describe('`after`, as it was looked at') }),
  answer: z.object({ success, msg: z.string(), certificates: z.number().int() }),
  rate: rates.officeWrite,
  errors: [...refreshErrors, 'registry_changed'],
});
