import { and, asc, eq } from 'drizzle-orm';
import { type LeftOutReason, leftOutReasons } from '#contract/endpoints/certificate-batches.ts';
import type { CertificateType } from '#contract/endpoints/certificates.ts';
import type { Language } from '#contract/languages.ts';
import { certificatePdf, issueForOffice } from '#server/features/certificates/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Job, Jobs } from '#server/platform/jobs.ts';
import { isWaiting } from './store.ts';
import { certificateBatches, certificateBatchTeams as ofBatch } from './table.ts';

export const issueBatchJob = 'issue-certificates';

/** Milliseconds after which a run leaves the rest to the next one: a process that stops waits for it no longer than eight seconds. */
const RUN = 5_000;
/** Teams that are read at once. */
const AT_ONCE = 50;

type Deps = {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'enqueue'>;
  files: FileStore;
  /** The portal's own, for the QR codes. */
  address: string;
};

/**
 * Issues the certificates of a batch and stores their PDFs, one team after the other, for some seconds; then it queues
 * itself for those that are left. What is done stands with each team, so that a run that died is taken up where it was.
 */
export function issueBatch(deps: Deps): Job<{ batchId: string }> {
  const { db, jobs } = deps;
  return {
    async run({ batchId }) {
      const [batch] = await db.select().from(certificateBatches).where(eq(certificateBatches.id, batchId));
      // Expired while it waited.
      if (!batch) return;
      const [by] = await db.select({ id: users.id, type: users.type }).from(users).where(eq(users.id, batch.createdBy));
      if (!by) return;
      const until = Date.now() + RUN;
      while (Date.now() < until) {
        const some = await db
          .select({ teamId: ofBatch.teamId, position: ofBatch.position })
          .from(ofBatch)
          .where(and(eq(ofBatch.batchId, batchId), isWaiting))
          .orderBy(asc(ofBatch.position))
          .limit(AT_ONCE);
        if (some.length === 0) return;
        for (const { teamId, position } of some) {
          if (Date.now() >= until) break;
          const outcome = await certify(deps, { teamId, batch, by });
          await db
            .update(ofBatch)
            .set(outcome)
            .where(and(eq(ofBatch.batchId, batchId), eq(ofBatch.position, position), isWaiting));
        }
      }
      await db.transaction((tx) => jobs.enqueue(tx, issueBatchJob, { batchId }));
    },
    // Nobody waits for what does not come: the rest is named as failed, and can be asked for again.
    async gaveUp({ batchId }) {
      await db
        .update(ofBatch)
        .set({ leftOut: 'certificate_failed' })
        .where(and(eq(ofBatch.batchId, batchId), isWaiting));
    },
  };
}

type One = {
  teamId: string;
  batch: { type: CertificateType; language: Language };
  by: { id: string };
};

/** The certificate of one team, with its PDF in the store; or why it has none. An outage is the job's to try again. */
async function certify(deps: Deps, { teamId, batch, by }: One) {
  try {
    const issued = await issueForOffice(deps, by, { teamId, type: batch.type });
    await draw(deps, issued, batch.language);
    return { certificateId: issued.id };
  } catch (error) {
    const reason = error instanceof Refusal && error.code;
    if (!reason || !(leftOutReasons as readonly string[]).includes(reason)) throw error;
    return { leftOut: reason as LeftOutReason };
  }
}

/** A document that was not ready in time on a busy machine often is the next time. */
const TRIES = 3;

async function draw(deps: Deps, issued: Parameters<typeof certificatePdf>[1], language: Language, tries = TRIES) {
  try {
    await certificatePdf(deps, issued, language);
  } catch (error) {
    if (tries <= 1 || !(error instanceof Refusal)) throw error;
    await draw(deps, issued, language, tries - 1);
  }
}
