import { eq, like } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { rateLimits, sessions } from './table.ts';

/** Sessions, and the counters of limits, whose keys hold the person's id for an hour at most. */
export const sessionData: PersonalData = {
  place: 'sessions',
  tables: {
    sessions: {
      personal: ['user_agent', 'created_at', 'seen_at', 'expires_at'],
      other: ['id', 'user_id', 'token_hash'],
    },
    rate_limits: { personal: ['key'], other: ['points', 'expire'] },
  },
  async collect(db, person) {
    const { userAgent, createdAt, seenAt, expiresAt } = sessions;
    const columns = { userAgent, createdAt, seenAt, expiresAt };
    return { sessions: await db.select(columns).from(sessions).where(eq(sessions.userId, person.id)) };
  },
  async erase(tx, person) {
    const ended = await tx.delete(sessions).where(eq(sessions.userId, person.id)).returning({ id: sessions.id });
    await tx.delete(rateLimits).where(like(rateLimits.key, `%${person.id}%`));
    return { removed: ended.length };
  },
};
