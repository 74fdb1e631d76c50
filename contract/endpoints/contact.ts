import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { email, optionalText, phoneNumber, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contactus',
  access: 'public',
  summary: 'Write to the office',
  body: z.object({
    name: requiredText(),
    email: email(),
    phone: phoneNumber(),
    message: requiredText(limits.longTextMax),
    team_no: optionalText(40),
  }),
  answer: z.object({ success }),
  missing: 'contact_fields_empty',
  rate: rates.contact,
  errors: ['contact_fields_empty', 'too_many_requests'],
});
