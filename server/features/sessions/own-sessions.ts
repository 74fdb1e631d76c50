import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '#contract/endpoints/admin-profile.ts';
import { deviceOf } from '#domain/device.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { sessions } from './table.ts';

type Self = Pick<Person, 'id' | 'sessionId'>;

/** Where an administrator is signed in, and how they end it. */
export function ownSessionRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  route(listOwnSessions, async ({ person }) => ({ success: true, sessions: await ownSessions(db, person, clock()) }));
  route(endOwnSession, async ({ query, person }) => ({ success: true, ended: await endOthers(db, person, query.id) }));
  route(endOtherSessions, async ({ person }) => ({ success: true, ended: await endOthers(db, person) }));
}

async function ownSessions(db: Db, { id, sessionId }: Self, now: Date): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now)))
    .orderBy(desc(sql`${sessions.id} = ${sessionId}`), desc(sessions.seenAt), desc(sessions.id));
  return rows.map((session) => ({
    ...{ _id: session.id, ...deviceOf(session.userAgent), current: session.id === sessionId },
    ...{ created_at: session.createdAt.toISOString(), seen_at: session.seenAt.toISOString() },
  }));
}

/** Ends one of the person's other sessions, or all of them; their own browser has a button of its own for that. */
async function endOthers(db: Db, { id, sessionId }: Self, one?: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, id), ne(sessions.id, sessionId), one ? eq(sessions.id, one) : undefined))
    .returning({ id: sessions.id });
  return ended.length;
}
