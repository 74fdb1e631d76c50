import { adminCrud } from '../admin-crud.ts';
import { adminHistory, changed, recordState } from '../admin-record.ts';
import { msg, paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import type { FieldCode } from '../errors.ts';
import { id, page, perPage, requiredText, searchText } from '../fields.ts';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/*
 * Contact messages as the office answers them (back-office spec, sections 3, 5 and 7). The specification has the list and
 * the reply; states, assignment and canned replies are additions of ours.
 */

/** `new`: somebody has to look at it. It becomes new again when the mail with the last reply could not be delivered. */
export const contactStates = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** The delivery of a reply's mail; a queued one is tried again for some hours. */
export const replyDeliveries = ['queued', 'sent', 'refused'] as const;
export type ReplyDelivery = (typeof replyDeliveries)[number];

/** Why a mail was not delivered; `unreachable`: our mail server accepted none for some hours. */
export const refusalReasons = ['no_mailbox', 'full', 'blocked', 'other', 'unreachable'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const ContactReply = z.object({
  _id: z.string(),
  message: z.string(),
  by: z.string().describe('The name of the person who wrote it'),
  by_id: z.string(),
  created_at: z.iso.datetime(),
  delivery: z.enum(replyDeliveries),
  reason: z.enum(refusalReasons).nullable().describe('Why it was refused, if it was'),
});
export type ContactReply = z.output<typeof ContactReply>;

const Officer = z.object({ _id: z.string(), name: z.string() });
export type Officer = z.output<typeof Officer>;

const Contact = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  team_no: z.string(),
  message: z.string(),
  language: z.enum(languages).describe('Of the page on which it was written; replies are in it'),
  created_at: z.iso.datetime(),
  state: z.enum(contactStates),
  assigned_to: Officer.nullable(),
  reply: z.array(ContactReply).describe('Oldest first'),
  ...recordState,
});
export type Contact = z.output<typeof Contact>;

/** What an account has in common with a message. It was typed in a public form: nobody proved that it is theirs. */
const matches = ['email', 'phone', 'guardian_phone'] as const;
export type SenderMatch = (typeof matches)[number];

const Sender = z.object({
  accounts: z
    .array(
      z.object({
        ...{ _id: z.string(), name: z.string(), type: z.number().int() },
        by: z.array(z.enum(matches)),
      }),
    )
    .describe('Accounts with this e-mail or phone number'),
  teams: z
    .array(
      z.object({
        ...{ _id: z.string(), team_no: z.string(), name: z.string() },
        season: z.object({ name: z.string(), name_en: z.string() }),
        status: z.boolean().describe('False for one that was withdrawn'),
        payment_status: z.boolean(),
        by_number: z.boolean().describe('Its number is in the message'),
        by_person: z
          .boolean()
          .describe('It is a team of these accounts, or of somebody with this e-mail or phone number'),
      }),
    )
    .describe('The one that the message names, and the newest of those that its sender may have to do with'),
  totalTeams: z.number().int(),
  messages: z
    .array(
      z.object({
        ...{ _id: z.string(), name: z.string(), created_at: z.iso.datetime(), state: z.enum(contactStates) },
        beginning: z.string(),
      }),
    )
    .describe('The newest other messages with this e-mail, phone or team number'),
});
export type Sender = z.output<typeof Sender>;

const path = '/api/admin/contactus';
const access = 'admin-contact';

/** `me`: assigned to the person who asks; `nobody`; or the id of an officer. */
const assigned = z
  .union([z.enum(['me', 'nobody']), id()])
  .optional()
  .catch(undefined);

export const listContacts = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'Contact messages, new ones first; with `id` one of them',
  query: z.object({
    page: page(),
    per_page: perPage(limits.adminPageSizes),
    s: searchText(),
    state: z.enum(contactStates).optional().catch(undefined),
    assigned,
    sort: z.enum(['-is_new', 'is_new', '-created_at', 'created_at']).catch('-is_new').default('-is_new'),
  }),
  answer: z.object({
    success,
    contacts: z.array(Contact),
    ...paging,
    moreThanTotal: z.boolean().describe('True where there are more than are counted and paged through'),
  }),
});

export const getContact = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access,
  summary: 'One contact message, who may have written it, and the next new one',
  query: z.object({ id: id(), assigned }),
  answer: z.object({
    success,
    contact: Contact,
    sender: Sender,
    assignees: z.array(Officer).describe('Everybody to whom it was ever assigned, for its log'),
    office_email: z.string().describe('Where the sender’s answers to replies go; empty if the settings have none'),
    others: z.number().int().describe('How many other new messages there are, counted to 100'),
    next: z.string().nullable().describe('The id of the next older new message; after the oldest one the newest'),
  }),
});

/**
 * The header `Idempotency-Key` (optional, up to 100 ASCII characters) makes a repeated call send one mail. `revision` is
 * that of the message; without it the reply is sent even if somebody else has replied meanwhile.
 */
export const replyToContact = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Replies to a contact message by mail, to the address of its sender alone',
  body: z.object({
    id: requiredText().pipe(id()),
    to_email: requiredText(254),
    message: requiredText(limits.longTextMax),
    revision: changed.revision,
  }),
  form: {},
  missing: 'admin_fields_empty',
  answer: z.object({ success, message: msg, contact: Contact }),
  rate: rates.officeWrite,
  errors: ['changed_meanwhile'],
});

export const changeContact = endpoint({
  method: 'PATCH',
  path,
  access,
  summary: 'Changes the state of a contact message, or who is to answer it',
  body: z.object({
    ...changed,
    state: z.enum(contactStates, { error: 'not_offered' satisfies FieldCode }).optional(),
    assigned_to: id().nullish().describe('Null for nobody'),
  }),
  answer: z.object({ success, msg, contact: Contact }),
  rate: rates.officeWrite,
  errors: ['changed_meanwhile'],
});

/** Messages that somebody has deleted or answered meanwhile are passed over. */
export const closeContacts = endpoint({
  method: 'PATCH',
  path: `${path}/close`,
  access,
  summary: 'Closes some new contact messages without a reply',
  body: z.object({ ids: z.array(id()).min(1, 'required').max(limits.bulkMax, 'too_long') }),
  answer: z.object({ success, closed: z.number().int().describe('How many were new') }),
  rate: rates.officeWrite,
});

export const listOfficers = endpoint({
  method: 'GET',
  path: `${path}/officers`,
  access,
  summary: 'Whom a contact message can be assigned to, by name',
  answer: z.object({ success, officers: z.array(Officer) }),
});

/** States, ids and times alone: nothing that anybody wrote. */
export const contactHistory = adminHistory({ path, access: 'admin-contact:history', summary: 'contact messages' });

const write = 'admin-canned-replies';

/** Texts to begin a reply with, in both languages. Everybody who replies reads them. */
export const adminCannedReplies = adminCrud({
  path: `${path}/canned`,
  access: { read: access, write, create: write, remove: write, export: write, history: write },
  summary: 'canned replies',
  keys: { one: 'canned_reply', many: 'canned_replies' },
  record: z.object({
    _id: z.string(),
    name: z.string().describe('Its name in the choice'),
    name_en: z.string(),
    text: z.string(),
    text_en: z.string(),
  }),
  input: z.object({
    name: requiredText(),
    name_en: requiredText(),
    text: requiredText(limits.longTextMax),
    text_en: requiredText(limits.longTextMax),
  }),
  filters: z.object({}),
  sorts: ['name', 'name_en', 'updated_at'],
});
export type CannedReply = z.output<typeof adminCannedReplies.record>;
