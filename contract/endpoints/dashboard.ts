import { z } from 'zod';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';

/** The office's figures, counted at the moment they are asked for. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin-dashboard:read',
  summary: 'Teams and income, counted now',
  answer: z.object({
    success,
    teams: z.object({ total: z.number().int(), paid: z.number().int(), unpaid: z.number().int() }),
    income: z.number().describe('Riyals received, with tax'),
    review: z.number().int().describe('Payments that someone must look at'),
    refunds: z.number().int().describe('Charges to be given back'),
  }),
});
