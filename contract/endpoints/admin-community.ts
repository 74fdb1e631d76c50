import { adminCrud, adminOrder, adminSwitch } from '../admin-crud.ts';
import { changed } from '../admin-record.ts';
import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { CommunityCategory, reportReasons } from './community.ts';

const path = '/api/admin/community';
const access = 'admin-community';

/** The list has them in the reverse of their alphabet, so that what waits comes first. */
export const reportStates = ['waiting', 'settled'] as const;
export type ReportState = (typeof reportStates)[number];

/** What the office decides on a post, its topic or its author. `settle`: there is nothing wrong with it. */
export const decisions = ['settle', 'hide', 'restore', 'close', 'reopen', 'ban', 'lift'] as const;
export type Decision = (typeof decisions)[number];

/** How long a person is banned from posting, in days; `open`: until the ban is lifted. */
export const banPeriods = ['1', '7', '30', 'open'] as const;
export type BanPeriod = (typeof banPeriods)[number];

const Person = z.object({ _id: z.string(), name: z.string() });

const reported = {
  _id: z.string().describe('The id of the topic or comment'),
  kind: z.enum(['topic', 'comment']),
  title: z.string().describe('Of the topic'),
  created_at: z.iso.datetime(),
  hidden: z.boolean(),
  state: z.enum(reportStates),
  open_reports: z.number().int(),
  reasons: z.array(z.enum(reportReasons)).describe('Of the open reports; of all, if none is open'),
  reported_at: z.iso.datetime().describe('The newest report'),
};

export const ReportedPost = z.object({
  ...reported,
  beginning: z.string().describe('Plain text'),
  author: Person,
});
export type ReportedPost = z.output<typeof ReportedPost>;

const Report = z.object({
  _id: z.string(),
  by: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  created_at: z.iso.datetime(),
  settled: z.boolean(),
});

const LoggedDecision = z.object({
  _id: z.string(),
  decision: z.enum(decisions),
  reason: z.string(),
  until: z.iso.datetime().nullable().describe('Of a ban; null if it was open'),
  by: z.string(),
  at: z.iso.datetime(),
});
export type LoggedDecision = z.output<typeof LoggedDecision>;

/** A post with all that is needed to decide on it. */
export const ModeratedPost = z.object({
  ...reported,
  revision: z.number().int().describe('Grows with each report and decision'),
  body: z.string().describe('Clean HTML'),
  topic: z.object({
    _id: z.string(),
    slug: z.string(),
    created_at: z.iso.datetime(),
    category: CommunityCategory.pick({ name: true, name_en: true }),
    closed: z.boolean(),
    hidden: z.boolean(),
    preview: z.string(),
  }),
  parent: z
    .object({ beginning: z.string(), by: z.string(), hidden: z.boolean() })
    .nullable()
    .describe('The comment that it replies to'),
  author: Person.extend({
    deleted: z.boolean(),
    ban: z.object({ until: z.iso.datetime().nullable() }).nullable().describe('The one in force'),
    hidden_posts: z.array(z.object({ _id: z.string(), beginning: z.string(), created_at: z.iso.datetime() })),
  }),
  reports: z.array(Report).describe('Newest first'),
  decisions: z.array(LoggedDecision).describe('On the post, its topic and its author; newest first'),
});
export type ModeratedPost = z.output<typeof ModeratedPost>;

export const listReportedPosts = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'Reported posts of the forum, those that wait first',
  query: z.object({
    page: page(),
    per_page: perPage(limits.adminPageSizes),
    state: z.enum(reportStates).optional().catch(undefined),
    hidden: z.enum(['true', 'false']).optional().catch(undefined),
    sort: z.enum(['-state', 'state', '-reported_at', 'reported_at']).catch('-state').default('-state'),
  }),
  answer: z.object({ success, posts: z.array(ReportedPost), ...paging }),
});

export const getReportedPost = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access,
  summary: 'One reported post with its topic, reports and author',
  query: z.object({ id: id() }),
  answer: z.object({ success, post: ModeratedPost }),
});

/**
 * Every decision but `settle` has a reason. A decision that was taken already changes nothing; a ban takes the place of
 * another one in force only with the revision.
 */
export const moderatePost = endpoint({
  method: 'PATCH',
  path,
  access,
  summary: 'Decides on a reported post, its topic or its author',
  body: z
    .object({
      ...changed,
      decision: z.enum(decisions, { error: 'not_offered' }),
      reason: z.string().trim().max(limits.decisionReasonMax, 'too_long').default(''),
      period: z.enum(banPeriods, { error: 'not_offered' }).optional(),
    })
    .refine(({ decision, reason }) => decision === 'settle' || reason !== '', { path: ['reason'], error: 'required' })
    .refine(({ decision, period }) => decision !== 'ban' || period, { path: ['period'], error: 'required' }),
  answer: z.object({ success, msg: z.string(), post: ModeratedPost }),
  rate: rates.officeWrite,
  errors: ['changed_meanwhile'],
});

const office = { path: `${path}/categories`, access, summary: 'categories of the forum' } as const;

/** A category is hidden, not deleted: topics are in it. */
const { remove: _, ...editing } = adminCrud({
  ...office,
  keys: { one: 'category', many: 'categories' },
  record: CommunityCategory.pick({ _id: true, name: true, name_en: true }).extend({
    status: z.boolean(),
    order_id: z.number().int().describe('Its place in the order, from 1'),
  }),
  input: z.object({ name: requiredText(60), name_en: requiredText(60) }),
  filters: z.object({ shown: z.enum(['true', 'false']).optional().catch(undefined) }),
  sorts: ['order_id', 'name', 'name_en', 'updated_at'],
});

export const adminCommunityCategories = { ...editing, ...adminSwitch(office), ...adminOrder(office, 'order_id') };
