import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage, requiredText } from '../fields.ts';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { refusalReasons, replyDeliveries } from './admin-contact.ts';
import { selectionErrors, TeamSelection } from './team-bulk.ts';

const path = '/api/admin/teams/mailings';
const access = 'admin-teams:mail';

/** A mail of the office to coaches: each gets it in their language, or in both while that is unknown. */
const MailingInput = z.object({
  subject: requiredText(limits.mailSubjectMax),
  text: requiredText(limits.longTextMax),
  subject_en: requiredText(limits.mailSubjectMax),
  text_en: requiredText(limits.longTextMax),
});

const deliveries = z.object({ queued: z.number().int(), sent: z.number().int(), refused: z.number().int() });

const Mailing = z.object({
  _id: z.string(),
  ...{ subject: z.string(), subject_en: z.string() },
  created_at: z.iso.datetime(),
  created_by: z.string(),
  teams: z.number().int().describe('Teams that were chosen'),
  deliveries,
});
export type Mailing = z.output<typeof Mailing>;

export const listMailings = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'Mails of the office to coaches, newest first, with what became of them',
  query: z.object({ page: page(), per_page: perPage(limits.adminPageSizes) }),
  answer: z.object({ success, mailings: z.array(Mailing), ...paging }),
});

const Recipient = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages).nullable().describe('Null for one whose language is unknown: they get both'),
  teams: z.number().int().describe('How many of their teams were chosen'),
  delivery: z.enum(replyDeliveries),
  reason: z.enum(refusalReasons).nullable().describe('Of one that was refused'),
});
export type Recipient = z.output<typeof Recipient>;

export const getMailing = endpoint({
  method: 'GET',
  path: `${path}/recipients`,
  access,
  summary: 'One mail to coaches, and what became of it for each of them',
  query: z.object({
    id: id(),
    page: page(),
    per_page: perPage(limits.adminPageSizes),
    delivery: z.enum(replyDeliveries).optional().catch(undefined),
  }),
  answer: z.object({
    success,
    mailing: Mailing.extend({ text: z.string(), text_en: z.string() }),
    recipients: z.array(Recipient),
    ...paging,
  }),
});

/** A mail as a reader sees it: who writes, and every line. */
const Read = z.object({ subject: z.string(), paragraphs: z.array(z.string()) });

export const previewMailing = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  access,
  summary:
    'A mail to the coaches of the selected teams as one of them will read it, and how many they are; sends nothing',
  body: MailingInput.extend({ teams: TeamSelection }),
  missing: 'admin_fields_empty',
  answer: z.object({
    success,
    recipients: z.number().int(),
    teams: z.number().int(),
    without_coach: z.number().int().describe('Chosen teams none of whose coaches has an e-mail'),
    languages: z.object({ ar: z.number().int(), en: z.number().int(), both: z.number().int() }),
    example: z.object({ name: z.string(), ar: Read, en: Read }).nullable(),
  }),
  rate: rates.officeWrite,
  errors: [...selectionErrors],
});

export const sendMailing = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Mails the coaches of the selected teams, each of them once',
  body: MailingInput.extend({
    teams: TeamSelection,
    recipients: z.number().int().min(1).describe('As the preview said: for another number nothing is sent'),
  }),
  missing: 'admin_fields_empty',
  answer: z.object({ success, msg: z.string(), mailing: Mailing }),
  rate: rates.officeMailing,
  errors: [...selectionErrors, 'no_recipients', 'changed_form'],
});
