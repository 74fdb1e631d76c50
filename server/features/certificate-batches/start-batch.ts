import { and, eq } from 'drizzle-orm';
import type { CertificateType } from '#contract/endpoints/certificates.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { logChange } from '#server/features/office-records/index.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { issueBatchJob } from './issue-batch.ts';
import { certificateBatches, certificateBatchTeams } from './table.ts';

type Wanted = {
  /** The ids of the teams; asked only for a key that is new, for they may have changed since the first time. */
  select: () => Promise<readonly string[]>;
  type: CertificateType;
  language: Language;
  key: string | undefined;
};

/** Rows of one insert: PostgreSQL takes 65,535 values. */
const AT_ONCE = 5_000;

/**
 * Begins a batch: the job issues what its teams may have.
 * @returns its id; of one that was begun with the same key, that one's
 */
export async function startBatch(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  by: Person,
  { select, type, language, key }: Wanted,
): Promise<string> {
  const earlier = key === undefined ? undefined : await earlierOf(db, by, key);
  if (earlier) return earlier;
  const teamIds = await select();
  return db.transaction(async (tx) => {
    const now = clock();
    const [batch] = await tx
      .insert(certificateBatches)
      .values({
        ...{ type, language, total: teamIds.length, createdBy: by.id, createdAt: now, idempotencyKey: key },
        expiresAt: new Date(now.getTime() + limits.batchKept),
      })
      .onConflictDoNothing()
      .returning();
    if (!batch) {
      const meanwhile = await earlierOf(tx, by, key ?? '');
      if (!meanwhile) throw new Error('the batch was not begun');
      return meanwhile;
    }
    for (let from = 0; from < teamIds.length; from += AT_ONCE) {
      const some = teamIds.slice(from, from + AT_ONCE);
      await tx
        .insert(certificateBatchTeams)
        .values(some.map((teamId, index) => ({ batchId: batch.id, position: from + index, teamId })));
    }
    await logChange(tx, by, {
      ...{ kind: 'certificate_batches', recordId: batch.id, name: batch.createdAt.toISOString() },
      ...{ action: 'created', before: {}, after: { type, teams: teamIds.length } },
    });
    await jobs.enqueue(tx, issueBatchJob, { batchId: batch.id });
    return batch.id;
  });
}

async function earlierOf(db: DbOrTx, by: Person, key: string): Promise<string | undefined> {
  const [earlier] = await db
    .select({ id: certificateBatches.id })
    .from(certificateBatches)
    .where(and(eq(certificateBatches.createdBy, by.id), eq(certificateBatches.idempotencyKey, key)));
  return earlier?.id;
}
