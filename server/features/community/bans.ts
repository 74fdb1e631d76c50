import { and, eq, getTableColumns, gt, isNull, or } from 'drizzle-orm';
import type { ParsedBody } from '#contract/endpoint.ts';
import type { BanPeriod, banFromPosting } from '#contract/endpoints/admin-community.ts';
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
import type { Db, DbOrTx, Tx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { lockOfficers } from './moderate.ts';
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

/**
 * To be called in the transaction that writes the post: a ban that is on its way goes first, or waits.
 * @throws Refusal `posting_banned`, which says until when and why
 */
export async function refuseBanned(tx: Tx, userId: string, now: Date, language: Language): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
  const ban = await banOf(tx, userId, now);
  if (!ban) return;
  const { banned, bannedUntil } = messages[language];
  const { reason, until } = ban;
  throw new Refusal('posting_banned', {
    sentence: until ? fill(bannedUntil, { until: formatMoment(until, language), reason }) : fill(banned, { reason }),
  });
}

const daysOf = (period: BanPeriod | undefined) => (period === 'open' ? null : Number(period));
const lengthOf = ({ until, createdAt }: { until: Date | null; createdAt: Date }) =>
  until && (until.getTime() - createdAt.getTime()) / DAY;

/** What the log says of somebody's ban, by the names of its fields. */
const inLog = (ban: Awaited<ReturnType<typeof banOf>>) => ({
  posting_ban: ban !== undefined,
  posting_ban_until: ban?.until?.toISOString() ?? null,
});

/**
 * Bans a person from posting, or lifts the ban: with a line in the log and a mail to the person. Lifting does nothing
 * where there is no ban, and neither does the same ban sent again.
 * @throws Refusal `not_found`; `not_allowed` for an officer who was blocked meanwhile; `changed_meanwhile` for somebody whom a colleague has banned already
 */
export async function banPerson(
  { db, jobs, clock }: { db: Db; jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
  by: Person,
  { id, banned, period, reason }: ParsedBody<typeof banFromPosting>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOfficers(tx, by, [id]);
    const [person] = await tx.select().from(users).where(eq(users.id, id));
    if (!person || isErasedKey(person.stebUserId)) throw new Refusal('not_found');
    const now = clock();
    const before = await banOf(tx, id, now);
    if (!banned && !before) return;
    if (banned && before) {
      if (before.bannedBy === by.id && before.reason === reason && lengthOf(before) === daysOf(period)) return;
      const conflict = {
        by: before.byName,
        at: before.createdAt.toISOString(),
        current: { _id: id, revision: person.revision },
      };
      throw new Refusal('changed_meanwhile', { conflict });
    }
    await tx.delete(bans).where(eq(bans.userId, id));
    const days = banned ? daysOf(period) : null;
    const until = days === null ? null : new Date(now.getTime() + days * DAY);
    if (banned) await tx.insert(bans).values({ userId: id, until, reason, bannedBy: by.id, createdAt: now });
    const lineId = await logChange(tx, by, {
      ...{ kind: 'users', recordId: id, name: person.name, action: 'changed' },
      before: inLog(before),
      after: { ...inLog(await banOf(tx, id, now)), posting_ban_reason: reason },
    });
    await tellAuthor(tx, jobs, lineId);
  });
}
