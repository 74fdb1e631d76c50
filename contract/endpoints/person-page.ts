import { msg, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import type { FieldCode } from '../errors.ts';
import { id, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { certificateTypes } from './certificates.ts';
import { PostingBan } from './community.ts';
import { adminUsers } from './people.ts';
import { deletionStates } from './personal-data.ts';

/* The page of a person in the back-office, and what is done with the account from there (an addition of ours). */

export const blockPerson = endpoint({
  method: 'POST',
  path: '/api/admin/users/block',
  access: 'admin-people',
  summary: 'Blocks an account, or lifts the block, with a reason; a block ends its sessions',
  body: z.object({
    id: id(),
    blocked: z.boolean({ error: 'invalid' satisfies FieldCode }),
    reason: requiredText(limits.statusReasonMax).describe('For the office: the log and the page of the person show it'),
  }),
  answer: z.object({ success, msg }),
  rate: rates.officeWrite,
});

const PersonTeam = z.object({
  ...{ _id: z.string(), team_no: z.string(), name: z.string() },
  season: z.object({ name: z.string(), name_en: z.string() }),
  roles: z.array(z.enum(['creator', 'coach', 'member', 'entity'])),
  status: z.boolean().describe('False for one that was withdrawn'),
  payment_status: z.boolean(),
});
export type PersonTeam = z.output<typeof PersonTeam>;

/** What the office sees of a person beside their record. */
export const getPersonOverview = endpoint({
  method: 'GET',
  path: '/api/admin/users/overview',
  access: 'admin-users',
  summary: 'A person with what they have to do with the portal: teams, orders, certificates, requests, sessions',
  query: z.object({ id: id() }),
  answer: z.object({
    success,
    user: adminUsers.record,
    teams: z.array(PersonTeam).describe('The newest'),
    totalTeams: z.number().int(),
    certificates: z
      .array(
        z.object({
          ...{ serial: z.string(), type: z.enum(certificateTypes), team_no: z.string(), created_at: z.iso.datetime() },
          status: z.boolean().describe('False once it is revoked'),
        }),
      )
      .describe('The newest of these teams'),
    totalCertificates: z.number().int(),
    orders: z
      .array(
        z.object({
          _id: z.string(),
          ...{ team_id: z.string(), team_no: z.string() },
          total_amount: z.number().describe('Riyals'),
          paid_at: z.iso.datetime().nullable(),
          created_at: z.iso.datetime(),
        }),
      )
      .nullable()
      .describe('The newest that they made; null for whoever may not see money'),
    totalOrders: z.number().int(),
    deletion_request: z
      .object({ state: z.enum(deletionStates), created_at: z.iso.datetime() })
      .nullable()
      .describe('The last one; null for whoever may not read them'),
    posting_ban: PostingBan.nullable().describe('The ban from posting in the forum; null also for whoever may not ban'),
    signed_in_at: z.iso.datetime().nullable().describe('The last time; null if they never did'),
    sessions: z.array(
      z.object({ _id: z.string(), user_agent: z.string(), created_at: z.iso.datetime(), seen_at: z.iso.datetime() }),
    ),
  }),
});
export type PersonOverview = z.output<typeof getPersonOverview.answer>;

export const endPersonSessions = endpoint({
  method: 'POST',
  path: '/api/admin/users/sessions/end',
  access: 'admin-people',
  summary: 'Signs a person out everywhere',
  body: z.object({ id: id() }),
  answer: z.object({ success, msg }),
  rate: rates.officeWrite,
});
