import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { can, roleOf } from '#contract/access.ts';
import type { PersonOverview, PersonTeam } from '#contract/endpoints/person-page.ts';
import { toRiyals } from '#domain/money.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { banOf, presentBan } from '#server/features/community/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { lastRequestOf } from '#server/features/personal-data/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { sessions } from '#server/features/sessions/index.ts';
import { ownTeamIds, teamPeople, teams } from '#server/features/teams/index.ts';
import type { UserRecord } from '#server/features/users/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';

/** How many of each kind are named; lists elsewhere have the others. */
const SHOWN = 10;
const SHOWN_SESSIONS = 50;

type Overview = Omit<PersonOverview, 'success' | 'user'>;

/** What a person has to do with the portal, for the office; of money only for those who may see it. */
export async function overviewOf(db: Db, row: UserRecord, by: Person, now: Date): Promise<Overview> {
  const own = (await ownTeamIds(db, row, { named: true })).map(({ id }) => id);
  // An id begins with the time at which it was made.
  const newest = own.toSorted().reverse().slice(0, SHOWN);
  const [shown, certified, ordered, request, ban, open] = await Promise.all([
    teamsOf(db, row, newest),
    certificatesOf(db, own),
    can(roleOf(by.type), 'orders:read') ? ordersOf(db, row.id) : undefined,
    can(roleOf(by.type), 'admin-deletion-requests') ? lastRequestOf(db, row.id) : null,
    can(roleOf(by.type), 'admin-community') ? banOf(db, row.id, now) : undefined,
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, row.id), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.seenAt))
      .limit(SHOWN_SESSIONS),
  ]);
  return {
    teams: shown,
    totalTeams: own.length,
    ...certified,
    orders: ordered?.orders ?? null,
    totalOrders: ordered?.totalOrders ?? 0,
    deletion_request: request,
    posting_ban: presentBan(ban),
    signed_in_at: row.signedInAt?.toISOString() ?? null,
    sessions: open.map(({ id, userAgent, createdAt, seenAt }) => ({
      ...{ _id: id, user_agent: userAgent ?? '' },
      ...{ created_at: createdAt.toISOString(), seen_at: seenAt.toISOString() },
    })),
  };
}

/** Teams with what the person is in each. */
async function teamsOf(db: Db, { id, stebUserId }: UserRecord, ids: string[]): Promise<PersonTeam[]> {
  if (ids.length === 0) return [];
  const [rows, seats] = await Promise.all([
    db
      .select({ team: teams, season: { name: seasons.name, name_en: seasons.nameEn } })
      .from(teams)
      .innerJoin(seasons, eq(seasons.id, teams.seasonId))
      .where(inArray(teams.id, ids))
      .orderBy(desc(teams.id)),
    db
      .select({ teamId: teamPeople.teamId, role: teamPeople.role })
      .from(teamPeople)
      .where(and(inArray(teamPeople.teamId, ids), eq(teamPeople.stebUserId, stebUserId))),
  ]);
  return rows.map(({ team, season }) => ({
    ...{ _id: team.id, team_no: team.teamNo, name: team.name, season },
    roles: [
      ...(team.createdBy === id ? (['creator'] as const) : []),
      ...seats.filter(({ teamId }) => teamId === team.id).map(({ role }) => role),
      ...(team.entityStebId === stebUserId ? (['entity'] as const) : []),
    ],
    status: team.status,
    payment_status: team.paymentStatus,
  }));
}

/** The orders that a person made. */
async function ordersOf(db: Db, userId: string) {
  const theirs = eq(orders.createdBy, userId);
  const [rows, totalOrders] = await Promise.all([
    db.select().from(orders).where(theirs).orderBy(desc(orders.id)).limit(SHOWN),
    db.$count(orders, theirs),
  ]);
  return {
    totalOrders,
    orders: rows.map((order) => ({
      ...{ _id: order.id, team_id: order.purposeId, team_no: order.items.subject.number },
      total_amount: toRiyals(order.total),
      paid_at: order.paidAt?.toISOString() ?? null,
      created_at: order.createdAt.toISOString(),
    })),
  };
}

async function certificatesOf(db: Db, teamIds: string[]) {
  if (teamIds.length === 0) return { certificates: [], totalCertificates: 0 };
  const rows = await db
    .select({
      ...{ serial: certificates.serial, type: certificates.type, issuedAt: certificates.issuedAt },
      ...{ revokedAt: certificates.revokedAt, teamId: certificates.teamId },
    })
    .from(certificates)
    .where(inArray(certificates.teamId, teamIds))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));
  const shown = rows.slice(0, SHOWN);
  const numbers = await db
    .select({ id: teams.id, teamNo: teams.teamNo })
    .from(teams)
    .where(
      inArray(
        teams.id,
        shown.map(({ teamId }) => teamId),
      ),
    );
  const numberOf = new Map(numbers.map(({ id, teamNo }) => [id, teamNo]));
  return {
    totalCertificates: rows.length,
    certificates: shown.map(({ serial, type, issuedAt, revokedAt, teamId }) => ({
      ...{ serial, type, team_no: numberOf.get(teamId) ?? '', status: revokedAt === null },
      created_at: issuedAt.toISOString(),
    })),
  };
}
