import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Milestone } from '../milestone.ts';
import { z } from '../zod.ts';

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

const Level = z.object({ title: z.string(), name: z.string(), name_en: z.string() });

export const SeasonChoice = Named.extend({
  status: z.boolean(),
  registration: z.boolean(),
  milestones: z
    .array(Milestone.pick({ kind: true, from: true, to: true, competions: true }))
    .describe('Its dates for registration'),
  competions: z.array(Named.extend({ agelevel: z.array(Level).describe('Those that are no longer offered, too') })),
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
