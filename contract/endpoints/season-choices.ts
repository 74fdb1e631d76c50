import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Milestone } from '../milestone.ts';
import { z } from '../zod.ts';

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

const CompetitionChoice = Named.extend({
  status: z.boolean(),
  registration: z.boolean(),
  paid: z.boolean(),
  price: z.number().describe('Riyals, without tax'),
  agelevel: z
    .array(z.object({ title: z.string(), name: z.string(), name_en: z.string(), status: z.boolean() }))
    .describe('All of them; `status` says whether teams can be registered in one'),
  levels: z.number().int().describe('In how many of its age levels teams can be registered'),
});
export type CompetitionChoice = z.output<typeof CompetitionChoice>;

export const SeasonChoice = Named.extend({
  status: z.boolean(),
  registration: z.boolean().describe('Its switch, whatever its dates and competitions say'),
  registration_dates: z.array(Milestone.pick({ kind: true, from: true, to: true })),
  competions: z.array(CompetitionChoice),
});
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
