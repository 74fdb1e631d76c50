import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { chosenId, id, page, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** A person in the forum. The forum is public, so the national ID is left out, although the specification lists it. */
const Author = z.object({
  _id: z.string(),
  name: z.string().describe('The given name and an initial'),
  picture: z.string().describe('Always avator.png: in the forum a person is an emblem'),
});

const likeable = {
  likes: z.array(z.string()).describe('Who likes it: user ids'),
  likes_count: z.number().int(),
};

export const CommunityCategory = z.object({
  _id: z.string(),
  name: z.string(),
  name_en: z.string(),
  logo: z.string().nullable(),
});
export type CommunityCategory = z.output<typeof CommunityCategory>;

export const Topic = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string().describe('Clean HTML; in a list the first 250 characters as plain text'),
  slug: z.string(),
  category: CommunityCategory,
  created_at: z.string(),
  user: Author,
  ...likeable,
  comments_count: z.number().int(),
  closed: z.boolean().describe('True once the office has closed it: it takes no more comments'),
});
export type Topic = z.output<typeof Topic>;

const commentFields = {
  _id: z.string(),
  community_id: z.string(),
  parent: z.string().nullable(),
  body: z.string().describe('Clean HTML'),
  user: Author,
  created_at: z.string(),
  ...likeable,
  replies_count: z.number().int(),
};
const Reply = z.object(commentFields);
export const Comment = z.object({ ...commentFields, replies: z.array(Reply).describe('Oldest first') });
export type Comment = z.output<typeof Comment>;

export const listCommunityCategories = endpoint({
  method: 'GET',
  path: '/api/community/categories',
  access: 'public',
  summary: 'Categories of the forum',
  answer: z.object({ success, categories: z.array(CommunityCategory) }),
  cacheSeconds: 60,
  reads: ['community'],
});

/**
 * `single=true` with a `slug` answers the one topic (404 when there is none); everything else is a page of the list.
 */
export const listTopics = endpoint({
  method: 'GET',
  path: '/api/community',
  access: 'public',
  summary: 'Topics of the forum, newest first, or one of them',
  query: z.object({
    page: page(),
    limit: z.coerce.number().int().min(1).max(50).catch(limits.topicsPerPage).default(limits.topicsPerPage),
    sort_by: z.literal('newest').optional().catch(undefined),
    category_by: z.string().optional().describe('The id of a category; `none` or nothing for all'),
    single: z.string().optional(),
    slug: z.string().max(200).optional(),
  }),
  answer: z.object({ success, result: z.union([z.array(Topic), Topic]), ...paging }),
  cacheSeconds: 10,
  reads: ['community'],
});

export const addTopic = endpoint({
  method: 'POST',
  path: '/api/community',
  access: 'signedIn',
  summary: 'Begin a topic',
  body: z.object({
    title: requiredText(limits.topicTitleMax),
    description: requiredText(limits.postMax),
    category: chosenId(),
  }),
  answer: z.object({ success, result: Topic }),
  errors: ['post_too_often', 'too_many_links', 'posting_banned'],
});

/** A ban from posting; liking and reporting stay allowed. */
export const PostingBan = z.object({
  until: z.iso.datetime().nullable().describe('Null if it lasts until it is lifted'),
  reason: z.string(),
});
export type PostingBan = z.output<typeof PostingBan>;

/** Asked before the form of a new topic is shown. */
export const getPostingBan = endpoint({
  method: 'GET',
  path: '/api/community/ban',
  access: 'signedIn',
  summary: 'Whether the caller is banned from posting',
  answer: z.object({ success, ban: PostingBan.nullable() }),
});

export const listComments = endpoint({
  method: 'GET',
  path: '/api/community/comments',
  access: 'public',
  summary: 'Comments on a topic with their replies, newest first',
  query: z.object({
    post_id: id(),
    page: page(),
    limit: z.coerce.number().int().min(1).max(50).catch(limits.commentsPerPage).default(limits.commentsPerPage),
  }),
  answer: z.object({ success, result: z.array(Comment), ...paging }),
  cacheSeconds: 10,
  reads: ['community'],
});

/** `user`, `likes` and counts from the client are ignored. `parent` makes it a reply; replies have one level. */
export const addComment = endpoint({
  method: 'POST',
  path: '/api/community/comments',
  access: 'signedIn',
  summary: 'Comment on a topic, or reply to a comment',
  body: z.object({
    community_id: id(),
    body: requiredText(limits.postMax),
    parent: id().nullable().optional(),
  }),
  answer: z.object({ success, result: Comment }),
  errors: ['post_too_often', 'too_many_links', 'posting_banned', 'topic_closed'],
});

export const toggleLike = endpoint({
  method: 'POST',
  path: '/api/community/likes',
  access: 'signedIn',
  summary: 'Like a topic or a comment, or take the like back',
  body: z.object({ id: id() }),
  answer: z.object({ success, newCommunity: z.object({ _id: z.string(), ...likeable }) }),
  rate: rates.like,
  errors: ['too_many_requests'],
});

export const reportReasons = ['spam', 'insult', 'personal_data', 'off_topic', 'other'] as const;

/** Reporting the same post twice has no further effect. */
export const reportPost = endpoint({
  method: 'POST',
  path: '/api/community/reports',
  access: 'signedIn',
  summary: 'Tell the office of a post that breaks the rules',
  body: z.object({
    id: id(),
    reason: z.enum(reportReasons, { error: 'not_offered' }),
    note: z.string().trim().max(1000, 'too_long').optional(),
  }),
  answer: z.object({ success }),
  rate: rates.report,
  errors: ['too_many_requests'],
});
