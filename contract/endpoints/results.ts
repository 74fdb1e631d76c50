import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';

export const ResultRow = z.object({
  _id: z.string(),
  competion: z.string(),
  ageLevel: z.string(),
  ranked: z.number().int(),
  score: z.number().nullable(),
  team: z.object({
    _id: z.string(),
    team_no: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    city: z.string(),
    schoolName: z.string(),
    payment_status: z.boolean(),
  }),
});
export type ResultRow = z.output<typeof ResultRow>;

export const listResults = endpoint({
  method: 'GET',
  path: '/api/resultes',
  access: 'public',
  summary: 'Results of a competition, best first',
  query: z.object({ competion_id: id(), agelevel: z.string().max(200).optional() }),
  answer: z.object({ success, results: z.array(ResultRow) }),
  cacheSeconds: 60,
  reads: ['results', 'competitions', 'seasons'],
});
