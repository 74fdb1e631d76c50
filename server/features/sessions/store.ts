import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { hashOf, newToken } from '#server/platform/tokens.ts';
import { rateLimits, redeemedTokens, sessions } from './table.ts';

const DAY = 24 * 60 * 60_000;
/** A session expires this long after its last use. */
export const SESSION_LIFE = 14 * DAY;
/** The last use is written at most once an hour, to save a write per call. */
const SEEN_EVERY = 60 * 60_000;

/** Who signs in, and when the provider was asked about them. */
export type SigningIn = { userId: string; userAgent: string | undefined; askedAt: Date };

/**
 * Opens a session with a new token; the token itself is not stored. It is one statement and no transaction, so that signing
 * in does not wait its turn behind transactions that are stuck (docs/decisions/068).
 * @throws Refusal for somebody whom the office has blocked, or given another password, since the provider was asked
 */
export async function openSession(db: Db, { userId, userAgent, askedAt }: SigningIn, now: Date): Promise<string> {
  const token = newToken();
  const device = userAgent ? cleanLine(userAgent).slice(0, 300) : null;
  const expiresAt = new Date(now.getTime() + SESSION_LIFE);
  // A block and a new password lock this row: either they are committed and seen here, or they end this session afterwards.
  const { rows } = await db.execute<{ is_active: boolean; has_new_password: boolean }>(sql`
    with person as (
      select status as is_active, coalesce(password_set_at > ${askedAt}, false) as has_new_password
      from ${users} where id = ${userId} for share
    ), opened as (
      insert into ${sessions} (id, token_hash, user_id, user_agent, seen_at, expires_at)
      select ${uuidv7()}::uuid, ${hashOf(token)}::bytea, ${userId}::uuid, ${device}, ${now}::timestamptz,
        ${expiresAt}::timestamptz
      from person where is_active and not has_new_password
    )
    select is_active, has_new_password from person`);
  if (!rows[0]?.is_active) throw new Refusal('sign_in_blocked');
  if (rows[0].has_new_password) throw new Refusal('sign_in_failed');
  return token;
}

/** Returns the prepared query that every signed-in call runs: the session, joined with the person's current data. */
export function sessionFinder(db: Db, clock: Clock) {
  const query = db
    .select({
      sessionId: sessions.id,
      seenAt: sessions.seenAt,
      id: users.id,
      stebUserId: users.stebUserId,
      type: users.type,
      name: users.name,
      email: users.email,
      nationalId: users.nationalId,
      phoneNumber: users.phoneNumber,
      gender: users.gender,
      picture: users.picture,
      language: users.language,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(users.status, true),
      ),
    )
    .prepare('find_session');

  return async function findSession(token: string): Promise<Person | undefined> {
    const now = clock();
    const [found] = await query.execute({ hash: hashOf(token), now });
    if (!found) return undefined;
    const { seenAt, ...person } = found;
    if (now.getTime() - seenAt.getTime() > SEEN_EVERY) {
      const expiresAt = new Date(now.getTime() + SESSION_LIFE);
      await db.update(sessions).set({ seenAt: now, expiresAt }).where(eq(sessions.id, person.sessionId));
    }
    return person;
  };
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** The open sessions of a person, those used last first. */
export const openSessionsOf = (db: DbOrTx, userId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));

/** Ends one session of a person. @returns whether it was theirs */
export async function endSessionOf(tx: DbOrTx, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person, or all but one. @returns how many there were */
export async function endSessionsOf(tx: DbOrTx, userId: string, exceptId?: string): Promise<number> {
  const others = exceptId ? ne(sessions.id, exceptId) : undefined;
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Marks a provider token as used; false when it was used before. */
export async function redeemOnce(db: DbOrTx, token: string): Promise<boolean> {
  const rows = await db
    .insert(redeemedTokens)
    .values({ tokenHash: hashOf(token) })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** Whether a provider token was redeemed; then it is not accepted anywhere (decision 027). */
export async function isRedeemed(db: Db, token: string): Promise<boolean> {
  return (await db.$count(redeemedTokens, eq(redeemedTokens.tokenHash, hashOf(token)))) > 0;
}

/** Deletes expired sessions, redeemed tokens and counters. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
  await db.delete(redeemedTokens).where(lt(redeemedTokens.redeemedAt, new Date(now.getTime() - 30 * DAY)));
}
