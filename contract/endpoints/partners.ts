import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const Partner = z.object({
  _id: z.string(),
  file_path: z.string().describe('A ready address'),
  name: z.string().describe('Read out in place of the picture; may be empty'),
  name_en: z.string(),
  status: z.boolean(),
});
export type Partner = z.output<typeof Partner>;

/** Only active ones, whatever `status` says. */
export const listPartners = endpoint({
  method: 'GET',
  path: '/api/partners',
  access: 'public',
  summary: 'Partners of the programme',
  query: z.object({ status: z.string().optional() }),
  answer: z.object({ success, partners: z.array(Partner) }),
  cacheSeconds: 60,
  reads: ['partners'],
});
