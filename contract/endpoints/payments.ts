import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import { id } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

const gatewayOrder = z.object({ ref: z.string(), url: z.string() });

const payment = z.object({
  order: z.object({
    ref: z.string(),
    status: z.object({
      code: z.number().int().describe('Greater than 0 only for paid; 0 pending; negative for failures'),
      text: z.string(),
    }),
  }),
});

/** Starts a payment, or returns the address of the one in progress. */
export const checkRegistration = endpoint({
  method: 'POST',
  path: '/api/teams/registration_checker',
  access: 'teams:pay',
  summary: "Start the payment of a team's fee",
  body: z.object({ team_id: id() }),
  answer: z.object({
    success,
    response: z.object({ order: gatewayOrder.nullable(), team: Team }),
    order: gatewayOrder.nullable(),
    team: Team,
  }),
  rate: rates.paymentStart,
  errors: [
    'payment_unavailable',
    'payment_unsure',
    'payment_not_ready',
    'payment_held',
    'payment_in_review',
    'team_withdrawn',
    'season_over',
  ],
});

/** Asks the gateway about the latest attempt, settles it and returns the outcome. */
export const verifyPayment = endpoint({
  method: 'POST',
  path: '/api/telr',
  access: 'teams:pay',
  summary: 'Verify the payment of a team with the gateway',
  body: z.object({ team_id: id() }),
  answer: z.object({ success, payment }),
  rate: rates.paymentCheck,
  errors: ['payment_not_found', 'payment_unavailable'],
});

/**
 * The same, for the return address with path parameters. A `status` other than `auth` answers a negative code, unless
 * another attempt than the token's has paid the order.
 */
export const verifyReturnedPayment = endpoint({
  method: 'POST',
  path: '/api/telr-payment-checker',
  access: 'teams:pay',
  summary: 'Verify the payment after the return from the gateway',
  body: z.object({ team_id: id(), status: z.string().max(40), token: z.string().max(200).optional() }),
  answer: z.object({ success, payment }),
  rate: rates.paymentCheck,
  errors: ['payment_not_found', 'payment_unavailable'],
});

/** The gateway's notice. It is only a hint: its signature is checked, then the gateway itself is asked. */
export const receiveNotice = endpoint({
  method: 'POST',
  path: '/api/telr/notice',
  access: 'public',
  summary: "The gateway's notice of a payment",
  body: z.record(z.string(), z.unknown()),
  asSent: 'all',
  answer: z.object({ success }),
  rate: rates.paymentNotice,
  errors: ['not_allowed', 'payment_unavailable'],
});
