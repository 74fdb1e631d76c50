import { and, eq } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { addTopic } from '#contract/endpoints/community.ts';
import type { Language } from '#contract/languages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { refuseBanned } from './bans.ts';
import { cleanBody, cleanTitle, previewOf } from './clean-post.ts';
import type { PostingRules } from './posting-rules.ts';
import { slugOf, withSuffix } from './slug.ts';
import { communityCategories as categories, communityTopics as topics } from './table.ts';
import { categoryColumns, findTopic, type TopicRow } from './topics.ts';

/** More collisions in a row cannot happen by chance. */
const SLUG_TRIES = 5;

/**
 * Creates a topic.
 * @throws Refusal for an empty text, a category that is not offered, a banned person, and too many posts in a short time
 */
export async function beginTopic(
  { db, rules, clock }: { db: Db; rules: PostingRules; clock: Clock },
  { person, language }: { person: Person; language: Language },
  sent: ParsedBody<typeof addTopic>,
): Promise<TopicRow> {
  const title = cleanTitle(sent.title);
  const body = cleanBody(sent.description, 'description');
  const [category] = await db
    .select(categoryColumns)
    .from(categories)
    .where(and(eq(categories.id, sent.category), eq(categories.status, true)));
  if (!category) throw new Refusal('invalid_fields', { fields: { category: 'not_offered' } });
  await rules.take('topic', person.id, body);

  const values = {
    categoryId: category.id,
    userId: person.id,
    title,
    body,
    preview: previewOf(body),
    createdAt: clock(),
  };
  const plain = slugOf(title);
  for (let attempt = 0; attempt < SLUG_TRIES; attempt += 1) {
    const slug = attempt === 0 ? plain : withSuffix(plain);
    const [added] = await db.transaction(async (tx) => {
      await refuseBanned(tx, person.id, clock(), language);
      return tx
        .insert(topics)
        .values({ ...values, slug })
        .onConflictDoNothing()
        .returning({ slug: topics.slug });
    });
    const topic = added && (await findTopic(db, added.slug));
    if (topic) return topic;
  }
  throw new Error(`no slug is free for ${plain}`);
}
