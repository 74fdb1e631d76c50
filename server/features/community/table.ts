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
import { decisions } from '#contract/endpoints/admin-community.ts';
import { reportReasons } from '#contract/endpoints/community.ts';
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
    /** A closed topic takes no comments. */
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

/** A like or a report is about a topic or about a comment, never both. */
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

/** Reports of posts; the office reads those that are not settled. */
export const communityReports = pgTable(
  'community_reports',
  {
    id: recordId(),
    userId: reference('user_id', () => users.id).notNull(),
    ...target(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    unique('community_reports_once_key').on(table.userId, table.topicId, table.commentId).nullsNotDistinct(),
    index('community_reports_created_at_idx').on(table.createdAt),
    index('community_reports_topic_id_idx').on(table.topicId),
    index('community_reports_comment_id_idx').on(table.commentId),
    inList('community_reports_reason_check', table.reason, reportReasons),
    check('community_reports_one_target', sql`num_nonnulls(topic_id, comment_id) = 1`),
  ],
);

/** What the office decided on reported posts, and why; with bans, which are about the author. */
export const communityDecisions = pgTable(
  'community_decisions',
  {
    id: recordId(),
    /** The post that was decided on, or that was the occasion of a ban. */
    ...target(),
    /** Who is banned, or no longer is. */
    userId: reference('user_id', () => users.id),
    decision: text('decision', { enum: decisions }).notNull(),
    reason: text('reason').notNull(),
    /** The end of a ban; one without an end lasts until it is lifted. */
    until: instant('until'),
    decidedBy: reference('decided_by', () => users.id).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('community_decisions_topic_id_idx').on(table.topicId),
    index('community_decisions_comment_id_idx').on(table.commentId),
    index('community_decisions_user_id_idx').on(table.userId, table.id),
    index('community_decisions_decided_by_idx').on(table.decidedBy),
    inList('community_decisions_decision_check', table.decision, decisions),
    check('community_decisions_one_target', sql`num_nonnulls(topic_id, comment_id) = 1`),
    check('community_decisions_ban_check', sql`(decision = 'ban' or decision = 'lift') = (user_id is not null)`),
  ],
);
