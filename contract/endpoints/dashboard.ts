import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';

/** The back-office's figures, at most some seconds old; amounts only for roles that may see them. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin-dashboard:read',
  summary: 'Teams and income',
  answer: z.object({
    success,
    teams: z.object({ total: z.number().int(), paid: z.number().int(), unpaid: z.number().int() }),
    income: z.number().optional().describe('Riyals received, with tax'),
    review: z.number().int().optional().describe('Payments that someone must look at'),
    refunds: z.number().int().optional().describe('Charges to be given back'),
  }),
});
