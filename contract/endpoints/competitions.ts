import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Competition } from '../entities.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';

/** Always a list, `?id=` included, in the order of `order_id`. */
export const listCompetitions = endpoint({
  method: 'GET',
  path: '/api/competions',
  access: 'public',
  summary: 'Competitions with their descriptions and files',
  query: z.object({ id: id().optional(), season: id().optional() }),
  answer: z.object({ success, competions: z.array(Competition) }),
  cacheSeconds: 60,
  reads: ['competitions', 'seasons'],
});
