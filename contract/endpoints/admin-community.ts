import { adminCrud, adminOrder, adminSwitch } from '../admin-crud.ts';
import { adminHistory, changed } from '../admin-record.ts';
import { msg, paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import type { FieldCode } from '../errors.ts';
import { id, page, perPage, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { CommunityCategory, PostingBan, reportReasons } from './community.ts';

/* The forum for the office: reported posts, bans from posting, and categories. All of it is an addition of ours. */

const path = '/api/admin/community';
const access = 'admin-community';

/** What became of a post that was reported: nobody has decided yet, it stays as it is, or it is hidden. */
export const caseStates = ['waiting', 'kept', 'hidden'] as const;
export type CaseState = (typeof caseStates)[number];

/** What the office decides on a post or its topic. `settle`: the reports are settled, and the post stays as it is. */
export const decisions = ['settle', 'hide', 'restore', 'close', 'reopen'] as const;
export type Decision = (typeof decisions)[number];

/** How long somebody is banned from posting, in days; `open`: until the ban is lifted. */
export const banPeriods = ['1', '7', '30', 'open'] as const;
export type BanPeriod = (typeof banPeriods)[number];

const postFields = {
  _id: z.string().describe('The id of the topic or comment'),
  kind: z.enum(['topic', 'comment']),
  title: z.string().describe('Of the topic'),
  created_at: z.iso.datetime(),
  open_reports: z.number().int(),
};

export const ReportedPost = z.object({
  ...postFields,
  state: z.enum(caseStates),
  beginning: z.string().describe('The beginning of the text without its markup'),
  author: z.object({ _id: z.string(), name: z.string() }),
  reasons: z.array(z.enum(reportReasons)).describe('Of the open reports; of all reports, if none is open'),
  reported_at: z.iso.datetime().describe('The newest report; the first decision, if nobody has reported it'),
});
export type ReportedPost = z.output<typeof ReportedPost>;

/** A post with all that is needed to decide on it. */
export const ModeratedPost = z.object({
  ...postFields,
  state: z.enum(caseStates).nullable().describe('Null for a post that was neither reported nor decided on'),
  hidden: z.boolean(),
  revision: z.number().int().describe('Counts its reports and the decisions on it; send it back with a decision'),
  body: z.string().describe('Clean HTML'),
  topic: z.object({
    ...{ _id: z.string(), slug: z.string(), created_at: z.iso.datetime(), preview: z.string() },
    ...{ closed: z.boolean(), hidden: z.boolean() },
    category: CommunityCategory.pick({ name: true, name_en: true }),
  }),
  parent: z
    .object({ beginning: z.string(), by: z.string(), hidden: z.boolean() })
    .nullable()
    .describe('The comment to which this one replies'),
  author: z.object({
    ...{ _id: z.string(), name: z.string(), deleted: z.boolean() },
    ban: PostingBan.nullable(),
    hidden_posts: z
      .array(z.object({ _id: z.string(), beginning: z.string(), created_at: z.iso.datetime() }))
      .describe('Their newest other posts that are hidden'),
  }),
  reports: z
    .array(
      z.object({
        ...{ _id: z.string(), by: z.string(), by_id: z.string(), reason: z.enum(reportReasons), note: z.string() },
        ...{ created_at: z.iso.datetime(), settled: z.boolean() },
      }),
    )
    .describe('The newest reports'),
  totalReports: z.number().int(),
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
    state: z.enum(caseStates).optional().catch(undefined),
    sort: z
      .enum(['-is_waiting', 'is_waiting', '-reported_at', 'reported_at'])
      .catch('-is_waiting')
      .default('-is_waiting'),
  }),
  answer: z.object({
    success,
    posts: z.array(ReportedPost),
    ...paging,
    moreThanTotal: z.boolean().describe('True where there are more than are counted and paged through'),
  }),
});

export const getModeratedPost = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access,
  summary: 'A post of the forum with its topic, reports and author, whether it was reported or not',
  query: z.object({ id: id() }),
  answer: z.object({ success, post: ModeratedPost }),
});

/**
 * All decisions but `settle` have a reason, which the author is told by mail. A decision that was made already changes
 * nothing.
 */
export const moderatePost = endpoint({
  method: 'PATCH',
  path,
  access,
  summary: 'Decides on a post of the forum, or on its topic',
  body: z
    .object({
      ...changed,
      decision: z.enum(decisions, { error: 'not_offered' satisfies FieldCode }),
      reason: z.string().trim().max(limits.statusReasonMax, 'too_long').default(''),
    })
    .refine(({ decision, reason }) => decision === 'settle' || reason !== '', { path: ['reason'], error: 'required' }),
  answer: z.object({ success, msg, post: ModeratedPost }),
  rate: rates.officeWrite,
  errors: ['changed_meanwhile'],
});

/** The person is told by mail, and again when they try to post. */
export const banFromPosting = endpoint({
  method: 'PATCH',
  path: `${path}/bans`,
  access,
  summary: 'Bans a person from posting in the forum, or lifts the ban, with a reason',
  body: z
    .object({
      id: id(),
      banned: z.boolean({ error: 'invalid' satisfies FieldCode }),
      period: z.enum(banPeriods, { error: 'not_offered' satisfies FieldCode }).optional(),
      reason: requiredText(limits.statusReasonMax),
    })
    .refine(({ banned, period }) => !banned || period, { path: ['period'], error: 'required' }),
  answer: z.object({ success, msg }),
  rate: rates.officeWrite,
  errors: ['changed_meanwhile'],
});

/** Of the post that `id` names, and on whether its topic is closed. */
export const moderationHistory = adminHistory({ path, access, summary: 'posts of the forum' });

const office = { path: `${path}/categories`, access, summary: 'categories of the forum' } as const;

const categories = adminCrud({
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

export const adminCommunityCategories = { ...categories, ...adminSwitch(office), ...adminOrder(office, 'order_id') };
