import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { caseStates } from '#contract/endpoints/admin-community.ts';
import { users } from '#server/features/users/index.ts';
import {
  createdAt,
  editedColumns,
  inList,
  instant,
  notNegative,
  recordId,
  reference,
} from '#server/platform/columns.ts';

export const communityCategories = pgTable(
  'community_categories',
  {
    id: recordId(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    logo: text('logo'),
    position: integer('position').notNull().default(0),
    status: boolean('status').notNull().default(true),
    ...editedColumns(() => users.id),
  },
  (table) => [index('community_categories_updated_by_idx').on(table.updatedBy)],
);

export const communityTopics = pgTable(
  'community_topics',
  {
    id: recordId(),
    categoryId: reference('category_id', () => communityCategories.id).notNull(),
    userId: reference('user_id', () => users.id).notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique('community_topics_slug_key'),
    /** HTML, cleaned before it was stored. */
    body: text('body').notNull(),
    /** The beginning of the body as plain text, for lists. */
    preview: text('preview').notNull(),
    likesCount: integer('likes_count').notNull().default(0),
    commentsCount: integer('comments_count').notNull().default(0),
    /** False once the office has hidden it. */
    status: boolean('status').notNull().default(true),
    /** A closed topic takes no more comments. */
    closed: boolean('closed').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    // Visible topics with all columns that the list needs: far pages and the count never read the texts.
    index('community_topics_newest_idx').on(table.createdAt, table.id, table.categoryId).where(sql`status`),
    index('community_topics_newest_in_category_idx').on(table.categoryId, table.createdAt, table.id).where(sql`status`),
    index('community_topics_category_id_idx').on(table.categoryId),
    index('community_topics_user_id_idx').on(table.userId),
    notNegative('community_topics_counts_check', table.likesCount, table.commentsCount),
  ],
);

/** Comments on a topic, and replies to a comment: one level, so a reply's parent has none. */
export const communityComments = pgTable(
  'community_comments',
  {
    id: recordId(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => communityTopics.id, { onDelete: 'cascade' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => communityComments.id, { onDelete: 'cascade' }),
    userId: reference('user_id', () => users.id).notNull(),
    /** HTML, cleaned before it was stored. */
    body: text('body').notNull(),
    likesCount: integer('likes_count').notNull().default(0),
    repliesCount: integer('replies_count').notNull().default(0),
    /** False once the office has hidden it. */
    status: boolean('status').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('community_comments_topic_id_idx').on(table.topicId, table.parentId, table.createdAt),
    index('community_comments_parent_id_idx').on(table.parentId),
    index('community_comments_user_id_idx').on(table.userId),
    notNegative('community_comments_counts_check', table.likesCount, table.repliesCount),
  ],
);

/** A like, a report or a case is about a topic or about a comment, never both. */
const target = () => ({
  topicId: uuid('topic_id').references(() => communityTopics.id, { onDelete: 'cascade' }),
  commentId: uuid('comment_id').references(() => communityComments.id, { onDelete: 'cascade' }),
});

export const communityLikes = pgTable(
  'community_likes',
  {
    id: recordId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...target(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('community_likes_topic_key').on(table.topicId, table.userId).where(sql`topic_id is not null`),
    uniqueIndex('community_likes_comment_key').on(table.commentId, table.userId).where(sql`comment_id is not null`),
    index('community_likes_user_id_idx').on(table.userId),
    check('community_likes_one_target', sql`num_nonnulls(topic_id, comment_id) = 1`),
  ],
);

/** Reports of posts by readers, for the office. */
export const communityReports = pgTable(
  'community_reports',
  {
    id: recordId(),
    userId: reference('user_id', () => users.id).notNull(),
    ...target(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('community_reports_once_key').on(table.userId, table.topicId, table.commentId).nullsNotDistinct(),
    index('community_reports_created_at_idx').on(table.createdAt),
    index('community_reports_topic_id_idx').on(table.topicId),
    index('community_reports_comment_id_idx').on(table.commentId),
    check('community_reports_one_target', sql`num_nonnulls(topic_id, comment_id) = 1`),
  ],
);

/**
 * The posts that were reported or decided on, one row each: what the office's list is made of. Its reports say more, and the
 * log who decided what.
 */
export const communityCases = pgTable(
  'community_cases',
  {
    id: recordId(),
    ...target(),
    state: text('state', { enum: caseStates }).notNull(),
    /** For the order of the list. */
    isWaiting: boolean('is_waiting').notNull().generatedAlwaysAs(sql`state = 'waiting'`),
    /** Reports that are not settled. */
    openReports: integer('open_reports').notNull().default(0),
    /** The newest report; of a post that nobody reported, the first decision. */
    reportedAt: instant('reported_at').notNull(),
    /** Counts reports and decisions. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    uniqueIndex('community_cases_topic_key').on(table.topicId).where(sql`topic_id is not null`),
    uniqueIndex('community_cases_comment_key').on(table.commentId).where(sql`comment_id is not null`),
    index('community_cases_waiting_first_idx').on(table.isWaiting, table.reportedAt, table.id),
    index('community_cases_reported_at_idx').on(table.reportedAt, table.id),
    index('community_cases_state_idx').on(table.state, table.reportedAt, table.id),
    check('community_cases_one_target', sql`num_nonnulls(topic_id, comment_id) = 1`),
    check('community_cases_waiting_check', sql`(state = 'waiting') = (open_reports > 0)`),
    inList('community_cases_state_check', table.state, caseStates),
    notNegative('community_cases_counts_check', table.openReports),
  ],
);

/** Bans from posting, one row per person. Lifting a ban deletes it; one that is over stays. */
export const postingBans = pgTable(
  'posting_bans',
  {
    id: recordId(),
    userId: reference('user_id', () => users.id)
      .notNull()
      .unique('posting_bans_user_id_key'),
    /** Null if it lasts until it is lifted. */
    until: instant('until'),
    reason: text('reason').notNull(),
    bannedBy: reference('banned_by', () => users.id).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('posting_bans_banned_by_idx').on(table.bannedBy)],
);
