import { and, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { banFromPosting } from '#contract/endpoints/admin-community.ts';
import type { PostingBan } from '#contract/endpoints/community.ts';
import type { Language } from '#contract/languages.ts';
import { isErasedKey } from '#domain/deleted-account.ts';
import { fill } from '#locales/fill.ts';
import { formatMoment } from '#locales/hijri.ts';
import { messages } from '#locales/messages.ts';
import { logChange } from '#server/features/office-records/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { tellAuthor } from './send-moderation.ts';
import { postingBans as bans } from './table.ts';

const DAY = 24 * 60 * 60_000;

/** The ban of a person that is in force. */
export async function banOf(db: DbOrTx, userId: string, now: Date) {
  const [ban] = await db
    .select({ ...getTableColumns(bans), byName: users.name })
    .from(bans)
    .innerJoin(users, eq(users.id, bans.bannedBy))
    .where(and(eq(bans.userId, userId), or(isNull(bans.until), gt(bans.until, now))));
  return ban;
}

export const presentBan = (ban: Awaited<ReturnType<typeof banOf>>): PostingBan | null =>
  ban ? { until: ban.until?.toISOString() ?? null, reason: ban.reason } : null;

/** @throws Refusal `posting_banned`, which says until when and why */
export async function refuseBanned(db: DbOrTx, userId: string, now: Date, language: Language): Promise<void> {
  const ban = await banOf(db, userId, now);
  if (!ban) return;
  const { banned, bannedUntil } = messages[language];
  const { reason, until } = ban;
  throw new Refusal('posting_banned', {
    sentence: until ? fill(bannedUntil, { until: formatMoment(until, language), reason }) : fill(banned, { reason }),
  });
}

/** What the log says of somebody's ban, by the names of its fields. */
const inLog = (ban: Awaited<ReturnType<typeof banOf>>) => ({
  posting_ban: ban !== undefined,
  posting_ban_until: ban?.until?.toISOString() ?? null,
});

/**
 * Bans a person from posting, or lifts the ban: with a line in the log and a mail to the person. Lifting a ban that is
 * none changes nothing, and neither does the same ban sent again.
 * @throws Refusal `not_found`; `changed_meanwhile` for somebody whom a colleague has banned already
 */
export async function banPerson(
  { db, jobs, clock }: { db: Db; jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  by: Person,
  { id, banned, period, reason }: ParsedBody<typeof banFromPosting>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
    if (!person || isErasedKey(person.stebUserId)) throw new Refusal('not_found');
    const now = clock();
    const before = await banOf(tx, id, now);
    if (!banned && !before) return;
    if (banned && before) {
      if (before.bannedBy === by.id && before.reason === reason) return;
      const conflict = {
        by: before.byName,
        at: before.createdAt.toISOString(),
        current: { _id: id, revision: person.revision },
      };
      throw new Refusal('changed_meanwhile', { conflict });
    }
    await tx.delete(bans).where(eq(bans.userId, id));
    const until = !banned || period === 'open' ? null : new Date(now.getTime() + Number(period) * DAY);
    if (banned) await tx.insert(bans).values({ userId: id, until, reason, bannedBy: by.id, createdAt: now });
    const lineId = await logChange(tx, by, {
      ...{ kind: 'users', recordId: id, name: person.name, action: 'changed' },
      before: inLog(before),
      after: { ...inLog(await banOf(tx, id, now)), posting_ban_reason: reason },
    });
    await tellAuthor(tx, jobs, lineId);
  });
}
