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
  // A milestone names its region.
  reads: ['competitions', 'seasons', 'regions'],
});

/** The same for the back-office, also of what visitors do not see yet; it answers the competition as they will. */
export const previewCompetition = endpoint({
  method: 'GET',
  path: '/api/admin/competions/preview',
  access: 'admin-competitions',
  summary: 'A competition as visitors see it once it is shown',
  query: z.object({ id: id() }),
  answer: z.object({ success, competions: z.array(Competition) }),
});
