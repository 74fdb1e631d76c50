import { LoggedChange } from '../admin-record.ts';
import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage, searchText } from '../fields.ts';
import { limits } from '../limits.ts';
import { queryDay } from '../moment-field.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** The fields of what is logged beside the office's forms; `_id` is whom a line is about, which is not shown. */
export const loggedFields = {
  teams: [
    ...(['name', 'schoolName', 'competion', 'ageLevel', 'stage', 'region', 'city', 'notes', 'image'] as const),
    ...(['status', 'payment_status', 'payment_note', 'scores', 'reason'] as const),
  ],
  team_people: ['_id', 'name', 'email', 'phone_number', 'nationality', 'gender', 'dob'],
  team_entity: ['_id', 'name'],
  certificate_batches: ['type', 'teams'],
  team_mailings: ['teams', 'recipients'],
  certificates: ['type', 'team', 'ranked', 'status', 'reason'],
  users: ['_id', 'type', 'sessions'],
  orders: [
    ...([
      'order_state',
      'payment_method',
      'attempt_state',
      'asked',
      'refund',
      'amount',
      'currency',
      'refund_due',
    ] as const),
    ...(['reference', 'credit_note_number', 'note'] as const),
  ],
  contact_messages: ['state', 'assigned_to', 'reply'],
  result_boards: ['season', 'competion', 'ageLevel', 'published', 'results'],
  result_imports: ['season', 'added', 'replaced', 'skipped', 'undone'],
  deletion_requests: ['state', 'report'],
  exports: ['list', 'count'],
  jobs: ['state', 'count'],
  /** `decision` is the id of the row with its reason, which is not shown. */
  community_topics: ['open_reports', 'hidden', 'closed', 'banned', 'banned_until', 'decision'],
  community_comments: ['open_reports', 'hidden', 'closed', 'banned', 'banned_until', 'decision'],
} as const satisfies Record<string, readonly string[]>;
export type LoggedBeside = keyof typeof loggedFields;

/**
 * Every kind of record that the log tells of, by the name of its table. A new one, and a new field above, needs its words in
 * `locales/{ar,en}/admin-log.ts` and its line in `web/admin/log/kinds.ts`.
 */
export const loggedKinds = [
  ...(Object.keys(loggedFields) as LoggedBeside[]),
  ...(['canned_replies', 'seasons', 'competitions', 'competition_files', 'faqs', 'partners'] as const),
  ...(['training_centres', 'gallery_items', 'talents', 'results', 'community_categories', 'settings'] as const),
] as const;
export type LoggedKind = (typeof loggedKinds)[number];

/** The lists that hold people: that one went out as a file is a line of the log. Those of transactions have the buyers. */
export const exportedLists = [
  'users',
  'members',
  'admins',
  'talents',
  'teams',
  'event_sheets',
  'certificates',
  'transactions',
  'log',
] as const;
export type ExportedList = (typeof exportedLists)[number];

/**
 * What the name of a line is, where it is none that somebody gave: the moment of what a visitor wrote, or the list that was
 * exported. `entryName` of `locales/log-entries.ts` says it in words.
 */
export const namedBy: Partial<Record<LoggedKind, 'message' | 'post' | 'list' | 'batch'>> = {
  ...{ contact_messages: 'message', exports: 'list', certificate_batches: 'batch' },
  ...{ community_topics: 'post', community_comments: 'post' },
};

/** A line of the log as a list over all kinds has it. */
export const LogEntry = LoggedChange.extend({
  kind: z.enum(loggedKinds),
  by_id: z.string(),
  by_type: z.number().int().describe('Their `type` as it is now'),
  gone: z.boolean().describe('True once the record is deleted'),
});
export type LogEntry = z.output<typeof LogEntry>;

const narrowing = {
  s: searchText(),
  by: id().optional().catch(undefined).describe('Who made the change'),
  kind: z.enum(loggedKinds).optional().catch(undefined),
  from: queryDay().describe('The first day, in Riyadh'),
  to: queryDay().describe('The last day, in Riyadh'),
};

const path = '/api/admin/log';
const access = 'admin-log';

export const listLog = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'What was done with records of any kind, newest first; with `id` one line of it',
  query: z.object({ page: page(), per_page: perPage(limits.adminPageSizes), ...narrowing }),
  answer: z.object({
    success,
    entries: z.array(LogEntry),
    ...paging,
    moreThanTotal: z.boolean().describe('True where there are more than are counted and paged through'),
  }),
});

export const getLogEntry = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access,
  summary: 'One line of the log',
  query: z.object({ id: id() }),
  answer: z.object({ success, entry: LogEntry }),
});

export const listLogPeople = endpoint({
  method: 'GET',
  path: `${path}/people`,
  access,
  summary: 'Whose changes the log can be narrowed to, by name',
  query: z.object({
    also: id().optional().catch(undefined).describe('Somebody who is not of the office, or no longer'),
  }),
  answer: z.object({ success, people: z.array(z.object({ _id: z.string(), name: z.string() })) }),
});

export const exportLog = endpoint({
  method: 'GET',
  path: `${path}/export.csv`,
  access,
  summary: 'The lines of the log that a list would show, as a CSV file: who, when and what, without what was said',
  query: z.object(narrowing),
  answer: z.undefined(),
  sends: 'text/csv',
  rate: rates.officeExport,
  leavesTrace: true,
});
