import { adminCrud, adminOrder, adminSwitch } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { optionalWebLink, picture, requiredText } from '../fields.ts';
import { z } from '../zod.ts';

export const Partner = z.object({
  _id: z.string(),
  file_path: z.string().describe('The logo: a ready address'),
  name: z.string().describe('Read out in place of the logo; may be empty'),
  name_en: z.string(),
  link: z.string().describe("The partner's own page; may be empty"),
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

/**
 * What the office writes. The specification sends the logo alone (section 7), as `file`: a name that is not sent stays as
 * it is; our form sends both.
 */
export const PartnerInput = z.object({
  file_path: picture(),
  name: requiredText().optional(),
  name_en: requiredText().optional(),
  link: optionalWebLink(),
});

const office = { path: '/api/admin/partners', access: 'admin-partners', summary: 'partners of the programme' } as const;

/** The order of the list is by default the one in which visitors see them. */
export const adminPartners = {
  ...adminCrud({
    ...office,
    keys: { one: 'partner', many: 'partners' },
    record: Partner.extend({ order_id: z.number().int().describe('Its place in the order, from 1') }),
    input: PartnerInput,
    form: { pictures: { file: 'file_path' } },
    filters: z.object({ shown: z.enum(['true', 'false']).optional().catch(undefined) }),
    sorts: ['order_id', 'name', 'name_en', 'updated_at'],
  }),
  ...adminSwitch(office),
  ...adminOrder(office, 'order_id'),
};
export type AdminPartner = z.output<typeof adminPartners.record>;
