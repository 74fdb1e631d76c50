import { adminCrud, adminOrder, adminSwitch } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { requiredText, richText } from '../fields.ts';
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

/** What the office writes (back-office spec, section 7). */
export const FaqInput = z.object({
  name: requiredText(),
  name_en: requiredText(),
  description: richText(),
  description_en: richText(),
});

const office = {
  path: '/api/admin/faqs',
  access: 'admin-faqs',
  summary: 'questions that are often asked',
} as const;

/** The order of the list is by default the one in which visitors see them. */
export const adminFaqs = {
  ...adminCrud({
    ...office,
    keys: { one: 'faq', many: 'faqs' },
    record: Faq.extend({ order_id: z.number().int().describe('Its place in the order, from 1') }),
    input: FaqInput,
    filters: z.object({ shown: z.enum(['true', 'false']).optional().catch(undefined) }),
    sorts: ['order_id', 'name', 'name_en', 'updated_at'],
  }),
  ...adminSwitch(office),
  ...adminOrder(office, 'order_id'),
};
export type AdminFaq = z.output<typeof adminFaqs.record>;
