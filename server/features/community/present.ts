import type { Comment, CommunityCategory, Topic } from '#contract/endpoints/community.ts';
import { publicName } from '#domain/privacy.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { CommentRow, CommentWithReplies } from './comments.ts';
import type { TopicRow } from './topics.ts';

export const presentCategory = (category: TopicRow['category']): CommunityCategory => ({
  _id: category.id,
  name: category.name,
  name_en: category.nameEn,
  logo: pictureAddress(category.logo),
});

/**
 * The author as everybody and every search engine sees them: many are children. No full name; no national ID, although
 * the specification lists it; no picture, because its address contains the provider's ID of the person.
 */
const presentAuthor = (author: TopicRow['author']): Topic['user'] => ({
  _id: author.id,
  name: publicName(author.name),
  picture: 'avator.png',
});

export const presentTopic = ({ topic, category, author, likes }: TopicRow): Topic => ({
  _id: topic.id,
  title: topic.title,
  description: topic.text,
  slug: topic.slug,
  category: presentCategory(category),
  created_at: topic.createdAt.toISOString(),
  user: presentAuthor(author),
  likes,
  likes_count: topic.likesCount,
  comments_count: topic.commentsCount,
  closed: topic.closed,
});

const presentReply = ({ comment, author, likes }: CommentRow): Comment['replies'][number] => ({
  _id: comment.id,
  community_id: comment.topicId,
  parent: comment.parentId,
  body: comment.body,
  user: presentAuthor(author),
  created_at: comment.createdAt.toISOString(),
  likes,
  likes_count: comment.likesCount,
  replies_count: comment.repliesCount,
});

export const presentComment = (row: CommentWithReplies): Comment => ({
  ...presentReply(row),
  replies: row.replies.map(presentReply),
});
