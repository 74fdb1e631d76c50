import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

const count = z.number().int();

export const Figures = z.object({
  participants: count.describe('Members of active teams; who is in two teams counts once'),
  teams: count.describe('Active teams: paid for or free, and not withdrawn'),
  schools: count.describe('Schools and organisations that these teams name'),
  regions: count.describe('Regions that these teams come from'),
});
export type Figures = z.output<typeof Figures>;

/**
 * How many take part in the seasons that are shown. Not invalidated by each paid team: on the last day of
 * registration they are counted once a minute and not for every payment.
 */
export const getFigures = endpoint({
  method: 'GET',
  path: '/api/figures',
  access: 'public',
  summary: 'How many people, teams, schools and regions take part',
  answer: z.object({ success, figures: Figures }),
  cacheSeconds: 60,
  reads: ['seasons', 'competitions'],
});
