import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Order } from '../entities.ts';
import { id } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/**
 * Orders of the teams that the person made, coaches or owns as an entity; with `team_id` those of one team, which an
 * admin may request too, and 404 for anyone else. `page` counts from zero (public spec, section 9).
 */
export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/teams/transections',
  access: 'orders:read',
  summary: "Orders of one's teams, or of one team",
  query: z.object({ page: z.coerce.number().int().min(0).catch(0).default(0), team_id: id().optional() }),
  answer: z.object({ success, orders: z.array(Order), ...paging }),
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/teams/transections/invoice',
  access: 'orders:read',
  summary: "Where a paid order's invoice can be downloaded",
  query: z.object({ order_id: id() }),
  answer: z.object({ success, invoice_path: z.string() }),
  errors: ['invoice_not_found', 'invoice_failed'],
});

/**
 * Makes the PDF of a paid order's newest invoice again, from what was issued: for a stored one that is damaged. Season
 * and competition need not be sent; one that is not the team's is refused.
 */
export const makeInvoiceAgain = endpoint({
  method: 'POST',
  path: '/api/teams/transections/genrate',
  access: 'orders:read',
  summary: "Make the PDF of a paid order's invoice again",
  body: z.object({ team: id(), season: id().nullish(), competion: id().nullish(), order_id: id() }),
  answer: z.object({ success, invoice_path: z.string() }),
  rate: rates.invoiceAgain,
  errors: ['invoice_not_found', 'invoice_failed'],
});
