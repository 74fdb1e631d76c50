import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { newLookUps } from '#contract/rates.ts';
import { counterOf, takeOrRefuse } from '#server/http/rates.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from '#server/platform/database.ts';
import { hashOf } from '#server/platform/tokens.ts';
import { lookUps } from './table.ts';

const DAY = 24 * 60 * 60_000;
const dayBefore = (now: Date) => new Date(now.getTime() - DAY);

export type LookUpCounter = ReturnType<typeof lookUpCounter>;

/**
 * Counts which membership IDs and CR numbers an account has looked up within a day. A registration requests everyone in
 * it from the registry, so without this it would allow unlimited look-ups; but somebody who has completed the wizard
 * must not be refused at its end.
 */
export function lookUpCounter({ db, pool }: Database, clock: Clock) {
  const counter = counterOf(pool, newLookUps, 'person');
  // Always in the same order, so that two concurrent registrations of the same people cannot deadlock.
  const hashesOf = (personId: string, membershipIds: readonly string[]) =>
    [...new Set(membershipIds)].map((membershipId) => hashOf(`${personId} ${membershipId}`)).sort(Buffer.compare);

  async function remember(personId: string, membershipIds: readonly string[]): Promise<void> {
    const rows = hashesOf(personId, membershipIds).map((idHash) => ({ userId: personId, idHash, lookedUpAt: clock() }));
    await db
      .insert(lookUps)
      .values(rows)
      .onConflictDoUpdate({
        target: [lookUps.userId, lookUps.idHash],
        set: { lookedUpAt: sql`excluded.looked_up_at` },
      });
  }

  return {
    /**
     * Counts as look-ups those people whom the account has not looked up within a day, and stores them.
     * @throws Refusal `look_up_too_often`, and nothing is stored
     */
    async countNew(personId: string, membershipIds: readonly string[]): Promise<void> {
      const hashes = hashesOf(personId, membershipIds);
      const known = await db.$count(
        lookUps,
        and(eq(lookUps.userId, personId), inArray(lookUps.idHash, hashes), gt(lookUps.lookedUpAt, dayBefore(clock()))),
      );
      if (known === hashes.length) return;
      await takeOrRefuse(counter, personId, 'look_up_too_often', hashes.length - known);
      await remember(personId, membershipIds);
    },
  };
}

/** Deletes what is older than a day. */
export async function forgetLookUps(db: Db, now: Date): Promise<void> {
  await db.delete(lookUps).where(lt(lookUps.lookedUpAt, dayBefore(now)));
}
