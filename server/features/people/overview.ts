import { and, count, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import type { PersonOverview } from '#contract/endpoints/people.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { sessions } from '#server/features/sessions/index.ts';
import { ownTeamIds, teams } from '#server/features/teams/index.ts';
import type { UserRecord } from '#server/features/users/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';

const SHOWN_TEAMS = 10;

/** What a person has to do with the portal, for the office; of money only who may see it is told. */
export async function overviewOf(db: Db, row: UserRecord, by: Person, now: Date): Promise<PersonOverview> {
  const own = (await ownTeamIds(db, row)).map(({ id }) => id);
  const theirOrders = eq(orders.createdBy, row.id);
  const [shown, [certified], total, paid, open] = await Promise.all([
    db
      .select({ _id: teams.id, team_no: teams.teamNo, name: teams.name })
      .from(teams)
      .where(inArray(teams.id, own))
      .orderBy(desc(teams.createdAt), desc(teams.id))
      .limit(SHOWN_TEAMS),
    db.select({ total: count() }).from(certificates).where(inArray(certificates.teamId, own)),
    db.$count(orders, theirOrders),
    db.$count(orders, and(theirOrders, isNotNull(orders.paidAt))),
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, row.id), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.seenAt)),
  ]);
  return {
    success: true,
    teams: shown,
    totalTeams: own.length,
    certificates: certified?.total ?? 0,
    orders: can(roleOf(by.type), 'orders:read') ? { total, paid } : null,
    // Whom the office added and who never came has the beginning of time there.
    signed_in_at: row.signedInAt?.toISOString() ?? null,
    sessions: open.map(({ id, userAgent, createdAt, seenAt }) => ({
      ...{ _id: id, user_agent: userAgent ?? '' },
      ...{ created_at: createdAt.toISOString(), seen_at: seenAt.toISOString() },
    })),
  };
}
