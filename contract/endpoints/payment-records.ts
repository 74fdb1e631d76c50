import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, requiredText } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** A person's own note of a payment attempt. It never changes the state of a payment. */
export const PaymentRecord = z.object({
  _id: z.string(),
  type: z.string(),
  team_id: z.string(),
  ref: z.string(),
  data: z.unknown(),
  created_at: z.string(),
});

export const savePaymentRecord = endpoint({
  method: 'POST',
  path: '/api/seasons',
  access: 'payment-records:keep',
  summary: 'Keep a payment record',
  body: z.object({
    type: requiredText(40),
    team_id: id(),
    ref: requiredText(100),
    data: z.unknown().refine((value) => JSON.stringify(value ?? null).length <= 10_000, 'too_long'),
  }),
  answer: z.object({ success, season: PaymentRecord }),
  rate: rates.paymentRecord,
});

export const getPaymentRecord = endpoint({
  method: 'GET',
  path: '/api/seasons',
  access: 'payment-records:keep',
  summary: 'The latest payment record of a team',
  query: z.object({ team_id: id() }),
  answer: z.object({ success, season: PaymentRecord.nullable() }),
});

export const deletePaymentRecord = endpoint({
  method: 'DELETE',
  path: '/api/seasons',
  access: 'payment-records:keep',
  summary: 'Forget a payment record',
  query: z.object({ id: id() }),
  answer: z.object({ success }),
  rate: rates.paymentRecord,
});
