import { eq } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { users } from '#server/features/users/index.ts';
import { takeOrRefuse } from '#server/http/rates.ts';
import { Refusal } from '#server/http/refusal.ts';
import { linksIn } from '#server/platform/clean-html.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { rateLimit } from '#server/platform/rate-limit.ts';

const HOUR = 60 * 60_000;

export type PostingRules = ReturnType<typeof postingRules>;

/** How much a person may post, and the lower limits for the first day of an account (docs/decisions/010). */
export function postingRules({ db, pool }: Database, clock: Clock) {
  const allowed = {
    topic: {
      known: rateLimit(pool, 'community-topic', limits.topicsPerHour, HOUR),
      fresh: rateLimit(pool, 'community-topic', limits.topicsPerHourWhenNew, HOUR),
    },
    comment: {
      known: rateLimit(pool, 'community-comment', limits.commentsPerHour, HOUR),
      fresh: rateLimit(pool, 'community-comment', limits.commentsPerHourWhenNew, HOUR),
    },
  };

  return {
    /**
     * Counts one post.
     * @throws Refusal `too_many_links`, `post_too_often`
     */
    async take(kind: keyof typeof allowed, personId: string, html: string): Promise<void> {
      const [user] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, personId));
      const isNew = !user || clock().getTime() - user.createdAt.getTime() < limits.newAccountAge;
      if (isNew && linksIn(html) > limits.linksWhenNew) throw new Refusal('too_many_links');
      await takeOrRefuse(allowed[kind][isNew ? 'fresh' : 'known'], personId, 'post_too_often');
    },
  };
}
