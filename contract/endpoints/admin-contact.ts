import { adminCrud } from '../admin-crud.ts';
import { changed, LoggedChange, recordState } from '../admin-record.ts';
import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage, requiredText, searchText } from '../fields.ts';
import { languages } from '../languages.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/**
 * What became of a message. Whether somebody has taken it on is no state of its own but `assigned_to`: it still waits.
 * The list has them in the reverse of their alphabet, so that what waits comes first.
 */
export const contactStates = ['waiting', 'replied', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** What became of the mail of a reply; one that is queued is tried again for some hours. */
export const replyDeliveries = ['queued', 'sent', 'refused'] as const;
export type ReplyDelivery = (typeof replyDeliveries)[number];

/** Why a mail did not arrive; `unreachable`: the mail server took none for some hours. */
export const refusalReasons = ['no_mailbox', 'full', 'blocked', 'other', 'unreachable'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export const ContactReply = z.object({
  _id: z.string(),
  message: z.string(),
  by: z.string().describe('The name of the person who wrote it'),
  created_at: z.iso.datetime(),
  delivery: z.enum(replyDeliveries),
  reason: z.enum(refusalReasons).nullable().describe('Of one that was refused'),
});
export type ContactReply = z.output<typeof ContactReply>;

export const Officer = z.object({ _id: z.string(), name: z.string() });
export type Officer = z.output<typeof Officer>;

export const Contact = z.object({
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
  reply: z.array(ContactReply).describe('The first one first'),
  ...recordState,
});
export type Contact = z.output<typeof Contact>;

/** `me`: what is assigned to the person who asks. */
const assigned = z.enum(['me']).optional().catch(undefined);

const path = '/api/admin/contactus';
const access = 'admin-contact';

export const listContacts = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'Contact messages, those that wait first; with `id` one of them',
  query: z.object({
    page: page(),
    per_page: perPage(limits.adminPageSizes),
    s: searchText(),
    state: z.enum(contactStates).optional().catch(undefined),
    assigned,
    sort: z.enum(['-state', 'state', '-created_at', 'created_at']).catch('-state').default('-state'),
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
  summary: 'One contact message, and which one waits next',
  query: z.object({ id: id(), assigned }),
  answer: z.object({
    success,
    contact: Contact,
    next: z.string().nullable().describe('The id of the next older message that waits; after the oldest the newest'),
  }),
});

/**
 * Sent again with the same key it answers as the first time, with one mail. `revision` is that of the message; without one
 * the reply is sent whatever happened meanwhile.
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
  form: true,
  missing: 'admin_fields_empty',
  answer: z.object({ success, message: z.string(), contact: Contact }),
  idempotent: true,
  rate: rates.officeWrite,
  errors: ['changed_meanwhile'],
});

export const changeContact = endpoint({
  method: 'PATCH',
  path,
  access,
  summary: 'Gives a contact message another state, or to somebody of the office',
  body: z.object({
    ...changed,
    state: z.enum(contactStates, { error: 'not_offered' }).optional(),
    assigned_to: id().nullish().describe('Null takes it from whoever has it'),
  }),
  answer: z.object({ success, msg: z.string(), contact: Contact }),
  rate: rates.officeWrite,
  errors: ['changed_meanwhile'],
});

export const listOfficers = endpoint({
  method: 'GET',
  path: `${path}/officers`,
  access,
  summary: 'Whom a contact message can be assigned to, by name',
  answer: z.object({ success, officers: z.array(Officer) }),
});

/** What was done with a message, by states and ids; no word that anybody wrote stands in it. */
export const contactHistory = endpoint({
  method: 'GET',
  path: `${path}/history`,
  access: 'admin-contact:history',
  summary: 'What was changed in the contact messages, newest first',
  query: z.object({ id: id().optional(), page: page() }),
  answer: z.object({ success, changes: z.array(LoggedChange), ...paging }),
});

const canned = 'admin-contact:write-canned';

/** Texts that replies begin with, in both languages. Everybody who replies reads them, administrators write them. */
export const adminCannedReplies = adminCrud({
  path: `${path}/canned`,
  access: { read: access, write: canned, create: canned, remove: canned, export: canned, history: canned },
  summary: 'canned replies to contact messages',
  keys: { one: 'canned_reply', many: 'canned_replies' },
  record: z.object({
    _id: z.string(),
    name: z.string().describe('What it is called in the choice'),
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
