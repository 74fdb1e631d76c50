import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { can, type Role } from '#contract/access.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDashboard } from '#contract/endpoints/dashboard.ts';
import { limits } from '#contract/limits.ts';
import { communityReports } from '#server/features/community/index.ts';
import { contactMessages } from '#server/features/contact/index.ts';
import { deletionRequests, isWaiting } from '#server/features/personal-data/index.ts';
import type { Db } from '#server/platform/database.ts';

type Waiting = Required<AnswerOf<typeof getDashboard>['waiting']>;

const DAY = 24 * 60 * 60_000;

/**
 * What waits for somebody of the office, in one statement: each part counts what its list shows when it is narrowed to
 * that. Messages and requests are found by an index; of reports there are some thousand after years.
 */
export async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  /** Those asked for before this are due within so many days. */
  const dueWithin = (days: number) => new Date(now.getTime() - (limits.deletionDays - days) * DAY);
  const since = deletionRequests.createdAt;
  const requests = (what: SQL, and?: SQL) =>
    sql`(select ${what} from ${deletionRequests} where ${isWaiting} ${and ? sql`and ${and}` : sql``})`;
  const { rows } = await db.execute<
    Record<'contacts' | 'posts' | 'total' | 'soon' | 'overdue', number> & { oldest: string | null }
  >(sql`
    select (select count(*) from ${contactMessages} where ${eq(contactMessages.state, 'waiting')})::int as contacts,
      (select count(distinct coalesce(${communityReports.commentId}, ${communityReports.topicId}))
        from ${communityReports} where ${isNull(communityReports.settledAt)})::int as posts,
      ${requests(sql`count(*)`)}::int as total,
      ${requests(sql`count(*)`, sql`${since} < ${dueWithin(limits.deletionSoonDays)}`)}::int as soon,
      ${requests(sql`count(*)`, sql`${since} < ${dueWithin(0)}`)}::int as overdue,
      ${requests(sql`min(${since})`)} as oldest`);
  const { contacts = 0, posts = 0, total = 0, soon = 0, overdue = 0, oldest = null } = rows[0] ?? {};
  const next = oldest && new Date(new Date(oldest).getTime() + limits.deletionDays * DAY).toISOString();
  return { contacts, posts, requests: { total, soon, overdue, next } };
}

/** The part of it that a role can see to. */
export const waitingFor = (role: Role, { contacts, posts, requests }: Waiting) => ({
  contacts,
  ...(can(role, 'admin-community') && { posts }),
  ...(can(role, 'admin-deletion-requests') && { requests }),
});
