import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

export const SeasonChoice = Named.extend({ status: z.boolean(), competions: z.array(Named) });
export type SeasonChoice = z.output<typeof SeasonChoice>;

/** Newest first, also those that visitors do not see yet. */
export const listSeasonChoices = endpoint({
  method: 'GET',
  path: '/api/admin/seasons',
  selectedBy: ['search'],
  access: 'admin:enter',
  summary: 'With `search=true`: the seasons and their competitions to choose from in a form',
  query: z.object({ search: z.literal('true') }),
  answer: z.object({ success, seasons: z.array(SeasonChoice) }),
});
