import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Season } from '../entities.ts';
import { id, queryFlag } from '../fields.ts';
import { z } from '../zod.ts';

/** Always a list, `?id=` included. Only active seasons and competitions. */
export const listSeasons = endpoint({
  method: 'GET',
  path: '/api/first-seasons',
  access: 'public',
  summary: 'Seasons with their competitions',
  query: z.object({ id: id().optional(), slug: z.string().optional(), registration: queryFlag().optional() }),
  answer: z.object({ success, wroseasons: z.array(Season) }),
  cacheSeconds: 60,
  // A milestone names its region.
  reads: ['seasons', 'competitions', 'regions'],
});
