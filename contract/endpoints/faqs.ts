import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

export const Faq = z.object({
  _id: z.string(),
  name: z.string().describe('The question'),
  name_en: z.string(),
  description: z.string().describe('The answer, as clean HTML'),
  description_en: z.string(),
  status: z.boolean(),
});
export type Faq = z.output<typeof Faq>;

/** Only active ones, whatever `status` says. */
export const listFaqs = endpoint({
  method: 'GET',
  path: '/api/faqs',
  access: 'public',
  summary: 'Questions that are often asked, and their answers',
  query: z.object({ status: z.string().optional() }),
  answer: z.object({ success, faqs: z.array(Faq) }),
  cacheSeconds: 60,
  reads: ['faqs'],
});
