import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type CertificateBatch, type LeftOutReason, leftOutReasons } from '#contract/endpoints/certificate-batches.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { certificateBatches as batches, certificateBatchTeams as ofBatch } from './table.ts';

/** Batches that a page shows: as many as an officer begins in the days that one is kept. */
const MOST_SHOWN = 100;
/** Teams that are named one by one. */
const MOST_NAMED = 1_000;

export const isWaiting = and(isNull(ofBatch.certificateId), isNull(ofBatch.leftOut));

/** The batches that can still be downloaded, newest first, or one of them; with their progress. */
export async function readBatches(db: DbOrTx, now: Date, id?: string): Promise<CertificateBatch[]> {
  const rows = await db
    .select({ batch: batches, by: users.name })
    .from(batches)
    .innerJoin(users, eq(users.id, batches.createdBy))
    .where(and(gt(batches.expiresAt, now), id ? eq(batches.id, id) : undefined))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(MOST_SHOWN);
  const ids = rows.map(({ batch }) => batch.id);
  const counts = await db
    .select({
      ...{ id: ofBatch.batchId, reason: ofBatch.leftOut, ready: count(ofBatch.certificateId), all: count() },
    })
    .from(ofBatch)
    .where(inArray(ofBatch.batchId, ids))
    .groupBy(ofBatch.batchId, ofBatch.leftOut);
  return rows.map(({ batch, by }) => {
    const own = counts.filter((one) => one.id === batch.id);
    const countOf = (reason: LeftOutReason) => own.find((one) => one.reason === reason)?.all ?? 0;
    const leftOut = leftOutReasons.map((reason) => ({ reason, count: countOf(reason) })).filter((one) => one.count > 0);
    const ready = own.reduce((sum, one) => sum + one.ready, 0);
    return {
      ...{ _id: batch.id, type: batch.type, language: batch.language, created_by: by, total: batch.total, ready },
      ...{ created_at: batch.createdAt.toISOString(), expires_at: batch.expiresAt.toISOString(), left_out: leftOut },
      finished: ready + leftOut.reduce((sum, one) => sum + one.count, 0) === batch.total,
    };
  });
}

/** @throws Refusal `not_found` also for one that has expired */
export async function batchOf(db: DbOrTx, now: Date, id: string): Promise<CertificateBatch> {
  const [batch] = await readBatches(db, now, id);
  if (!batch) throw new Refusal('not_found');
  return batch;
}

/** The teams of a batch that have no certificate in its file, by their number. */
export async function leftOutOf(db: Db, id: string) {
  const rows = await db
    .select({ _id: teams.id, team_no: teams.teamNo, name: teams.name, reason: ofBatch.leftOut })
    .from(ofBatch)
    .innerJoin(teams, eq(teams.id, ofBatch.teamId))
    .where(and(eq(ofBatch.batchId, id), isNotNull(ofBatch.leftOut)))
    .orderBy(asc(teams.teamNo))
    .limit(MOST_NAMED);
  return rows.map((row) => ({ ...row, reason: row.reason as LeftOutReason }));
}

/** The ids of the certificates of a batch, in the order in which their teams were chosen. */
export async function certificateIdsOf(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`${ofBatch.certificateId}` })
    .from(ofBatch)
    .where(and(eq(ofBatch.batchId, id), isNotNull(ofBatch.certificateId)))
    .orderBy(ofBatch.position);
  return rows.map((row) => row.id);
}

/** Removes the batches that have expired. Their certificates stay. */
export async function forgetBatches(db: Db, now: Date): Promise<void> {
  await db.delete(batches).where(lt(batches.expiresAt, now));
}
