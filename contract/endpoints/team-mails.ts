import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page } from '../fields.ts';
import { z } from '../zod.ts';

/** What a mail about a team said. */
export const teamMailKinds = [
  'registration_confirmation',
  'joined',
  'left',
  'replaced',
  'withdrawn',
  'brought_back',
  'refused',
  'answered',
  'receipt',
  'invoice_reissued',
  'payment_held',
  'payment_failed',
  'scores_received',
  'scores_reopened',
  'certificate_issued',
] as const;
export type TeamMailKind = (typeof teamMailKinds)[number];

/** Those of money, which a sub admin does not see. */
export const moneyMailKinds: readonly TeamMailKind[] = [
  'receipt',
  'invoice_reissued',
  'payment_held',
  'payment_failed',
];

export const TeamMail = z.object({
  _id: z.string(),
  kind: z.enum(teamMailKinds),
  name: z.string().describe('Its reader'),
  email: z.string(),
  at: z.iso.datetime(),
  refused_for: z.string().nullable().describe('Null where the mail server took it'),
});
export type TeamMail = z.output<typeof TeamMail>;

export const listTeamMails = endpoint({
  method: 'GET',
  path: '/api/admin/teams/mails',
  access: 'admin-teams:list',
  summary: 'The mails that were sent about a team, newest first; those of money for administrators alone',
  query: z.object({ id: id(), page: page() }),
  answer: z.object({ success, mails: z.array(TeamMail), ...paging }),
});
