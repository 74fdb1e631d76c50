import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { fill } from '#locales/fill.ts';
import { formatMoment } from '#locales/hijri.ts';
import { messages } from '#locales/messages.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import { communityDecisions as decided } from './table.ts';

/** `until` is null if it lasts until it is lifted. */
export type Ban = { since: Date; until: Date | null };

/** The person's ban in force: what was decided last counts, until its end. */
export async function banOf(db: DbOrTx, userId: string, now: Date): Promise<Ban | undefined> {
  const [last] = await db
    .select({ decision: decided.decision, since: decided.createdAt, until: decided.until })
    .from(decided)
    .where(and(eq(decided.userId, userId), inArray(decided.decision, ['ban', 'lift'])))
    .orderBy(desc(decided.id))
    .limit(1);
  const isOver = last?.until && last.until <= now;
  return last?.decision === 'ban' && !isOver ? { since: last.since, until: last.until } : undefined;
}

/** @throws Refusal `posting_banned`, with until when in the language of the person */
export async function refuseBanned(
  db: DbOrTx,
  userId: string,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  const ban = await banOf(db, userId, now);
  if (!ban) return;
  const { banned, bannedUntil } = messages[language];
  const sentence = ban.until ? fill(bannedUntil, { until: formatMoment(ban.until, language) }) : banned;
  throw new Refusal('posting_banned', { sentence });
}
