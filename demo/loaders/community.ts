import { v7 as uuidv7 } from 'uuid';
import {
  cleanBody,
  communityCategories,
  communityComments,
  communityLikes,
  communityTopics,
  previewOf,
  slugOf,
} from '#server/features/community/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { Calendar } from '../calendar.ts';
import { type Voice, voices } from '../people/voices.ts';
import { createRandom } from '../random.ts';
import { categories, type DemoPost } from '../read/topics.ts';
import { required } from './required.ts';

const HOUR = 60 * 60_000;
const everybody = Object.keys(voices) as Voice[];

/** Loads the forum with the same cleaning and counts as posts that people write. */
export async function loadCommunity(tx: Tx, userIds: Map<string, string>, calendar: Calendar): Promise<void> {
  // A random source of its own, so that a change of the forum does not change the generated teams.
  const random = createRandom(1447);
  const userOf = (voice: Voice) => required(userIds.get(voices[voice]), `user for the voice ${voice}`);
  const topics: (typeof communityTopics.$inferInsert)[] = [];
  const comments: (typeof communityComments.$inferInsert)[] = [];
  const likes: (typeof communityLikes.$inferInsert)[] = [];

  function post(of: DemoPost, at: Date, column: 'topicId' | 'commentId') {
    const id = uuidv7();
    const fans = random.shuffled(everybody.filter((voice) => voice !== of.by)).slice(0, of.likes);
    likes.push(...fans.map((fan) => ({ userId: userOf(fan), [column]: id, createdAt: at })));
    return { id, userId: userOf(of.by), body: cleanBody(of.body, 'body'), likesCount: of.likes, createdAt: at };
  }

  const loaded = await tx
    .insert(communityCategories)
    .values(categories.map(({ name, nameEn }, at) => ({ name, nameEn, position: at + 1 })))
    .returning({ id: communityCategories.id, name: communityCategories.name });
  const categoryIds = new Map(loaded.map(({ id, name }) => [name, id]));

  for (const { name, topics: written } of categories) {
    for (const topic of written) {
      const asked = post(topic, calendar.instant(new Date(`${topic.at}:00+03:00`)), 'topicId');
      const answers = topic.comments.flatMap(({ replies = [], ...comment }) => {
        const said = post(comment, later(asked.createdAt, comment.after), 'commentId');
        const parent = { ...said, topicId: asked.id, repliesCount: replies.length };
        let at = said.createdAt;
        const children = replies.map((reply) => {
          at = later(at, reply.after);
          return { ...post(reply, at, 'commentId'), topicId: asked.id, parentId: said.id };
        });
        return [parent, ...children];
      });
      comments.push(...answers);
      topics.push({
        ...asked,
        categoryId: required(categoryIds.get(name), name),
        title: topic.title,
        slug: slugOf(topic.title),
        preview: previewOf(asked.body),
        commentsCount: answers.length,
      });
    }
  }
  await tx.insert(communityTopics).values(topics);
  await tx.insert(communityComments).values(comments);
  await tx.insert(communityLikes).values(likes);
}

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR);
