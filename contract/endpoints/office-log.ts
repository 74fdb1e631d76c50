import { strict } from '../admin-list.ts';
import { LoggedChange } from '../admin-record.ts';
import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage, searchText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/**
 * The fields that the log may have for kinds of records without a form in the office, or whose log differs from the form.
 * `_id` is STEB's identifier of a person or an entity.
 */
export const loggedFields = {
  teams: [
    ...(['name', 'schoolName', 'competion', 'ageLevel', 'stage', 'region', 'city', 'notes', 'image'] as const),
    ...(['status', 'payment_status', 'payment_note', 'scores', 'reason'] as const),
  ],
  /** Beside who they are and as what, what the office took over from the registry. */
  team_people: ['_id', 'name', 'role', 'answered_by', 'email', 'phone_number', 'nationality', 'gender', 'dob'],
  team_entity: [
    ...(['_id', 'name', 'agreed', 'answered_by'] as const),
    ...(['email', 'phone_number', 'nationality', 'dob', 'tax_id'] as const),
  ],
  certificates: ['type', 'team', 'ranked', 'status', 'reason'],
  users: [
    ...(['_id', 'picture', 'name', 'email', 'phone_number', 'national_id', 'steb_user_id', 'dob'] as const),
    ...(['nationality', 'gender', 'type', 'subscription', 'status', 'status_reason'] as const),
    ...(['guardian_name', 'guardian_phone', 'password_set_at', 'sessions'] as const),
    ...(['posting_ban', 'posting_ban_until', 'posting_ban_reason'] as const),
  ],
  contact_messages: ['state', 'assigned_to', 'reply'],
  talents: ['status'],
  community_topics: ['state', 'closed', 'reason'],
  community_comments: ['state', 'reason'],
  deletion_requests: ['state', 'report'],
  /** A team by its number. */
  results: ['season_id', 'team_id', 'competion_id', 'region_id', 'ageLevel', 'ranked', 'score'],
  result_imports: ['season', 'added', 'replaced', 'skipped', 'unchanged', 'undone'],
  result_boards: ['season', 'competion', 'ageLevel', 'published', 'results'],
  /** Its name, the search, the filters of the list of teams, and its order. */
  team_views: [
    ...(['name', 's', 'season', 'competion', 'ageLevel', 'region'] as const),
    ...(['paid', 'active', 'entity', 'scores', 'certificate', 'sort'] as const),
  ],
  exports: ['count'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Every kind of record in the log, by the name of its table; `exports` are files that were downloaded. A new kind, and a new
 * field above, needs words in `locales/{ar,en}/admin-log.ts` and a line in `web/admin/log/kinds.ts`.
 */
export const loggedKinds = [
  ...(Object.keys(loggedFields) as (keyof typeof loggedFields)[]),
  ...(['seasons', 'competitions', 'competition_files', 'faqs', 'partners', 'training_centres'] as const),
  ...(['gallery_items', 'canned_replies', 'community_categories', 'settings'] as const),
] as const;
export type LoggedKind = (typeof loggedKinds)[number];

/** Lists of people. Each download is logged. */
export const exportedLists = ['users', 'members', 'admins', 'talents', 'teams', 'log'] as const;
export type ExportedList = (typeof exportedLists)[number];

const LogLine = LoggedChange.omit({ before: true, after: true }).extend({
  kind: z.enum(loggedKinds),
  by: z.string().nullable().describe('Null for somebody without an account, who followed the link of a mail'),
  by_id: z.string().nullable(),
  by_type: z.number().int().nullable().describe('Their `type` as it is now'),
  fields: z.array(z.string()).describe('The names of the fields that it tells of'),
});
export type LogLine = z.output<typeof LogLine>;

const LogEntry = LogLine.extend({
  ...LoggedChange.pick({ before: true, after: true }).shape,
  exists: z.boolean().describe('False once the record is deleted'),
  names: z
    .record(z.string(), z.object({ name: z.string(), name_en: z.string() }))
    .describe('The names of people, seasons, competitions and regions whose ids are in it'),
});
export type LogEntry = z.output<typeof LogEntry>;

/** A day in Riyadh. PostgreSQL refuses some years outside this range. */
const day = () => z.iso.date().refine((text) => text >= '1900-01-01' && text < '3000-01-01');

const known = z.object({
  by: id().optional().catch(undefined).describe('Who made the change'),
  record: id().optional().catch(undefined).describe('The record that was changed'),
  kind: z.enum(loggedKinds).optional().catch(undefined),
  action: LoggedChange.shape.action.optional().catch(undefined),
  from: day().optional().catch(undefined).describe('The first day, in Riyadh'),
  to: day().optional().catch(undefined).describe('The last day, in Riyadh'),
});

const path = '/api/admin/log';
const access = 'admin-log';

export const listLog = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'What was done with records of any kind, newest first; with `id` one line of it',
  query: z.object({ page: page(), per_page: perPage(limits.adminPageSizes), s: searchText(), ...known.shape }),
  answer: z.object({
    success,
    entries: z.array(LogLine),
    ...paging,
    moreThanTotal: z.boolean().describe('True where there are more than are counted and paged through'),
  }),
});

export const getLogEntry = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access,
  summary: 'One line of the log, with what was there before and after',
  query: z.object({ id: id() }),
  answer: z.object({ success, entry: LogEntry }),
});

export const listLogPeople = endpoint({
  method: 'GET',
  path: `${path}/people`,
  access,
  summary: 'The people by whom the log can be filtered: the officers, by name',
  query: z.object({ also: id().optional().catch(undefined).describe('Somebody else, such as a coach') }),
  answer: z.object({ success, people: z.array(z.object({ _id: z.string(), name: z.string() })) }),
});

export const exportLog = endpoint({
  method: 'GET',
  path: `${path}/export.csv`,
  access,
  summary: 'The lines of a list as a CSV file, without what was there before and after',
  query: z.object({ s: searchText(), ...strict(known) }),
  answer: z.undefined(),
  rate: rates.officeExport,
  leavesTrace: true,
});
